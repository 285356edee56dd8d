import type { CompiledMessage } from 'icu-minify/format'
import { type Catalog, fillMessage, toKey, toText } from './messages.ts'

/** The server's English texts by key, and messages with values with their translations. */
export type Sentences = {
  plain: Catalog
  filled: [english: CompiledMessage, own: CompiledMessage][]
}

/** A value of a sentence, and for a plural its text for one. */
type Place = { name: string; one?: string }
type Found = { pattern: RegExp; places: Place[]; own: CompiledMessage }

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const PLURAL = 2

const isBranches = (detail: unknown): detail is Record<string, CompiledMessage> =>
  typeof detail === 'object' && detail !== null

/** Turns a message into a pattern that matches any values. */
const toPattern = (message: CompiledMessage, places: Place[]): string => {
  if (typeof message === 'string') return escape(message)
  return message
    .map((part): string => {
      if (typeof part === 'string') return escape(part)
      if (typeof part === 'number') return String.raw`[\d.,]+`
      const [name, kind, detail] = part
      const branches = kind === PLURAL && isBranches(detail) ? detail : undefined
      const one = branches?.['one']
      places.push({ name, ...(typeof one === 'string' && { one }) })
      if (branches === undefined) return '(.+?)'
      const options = Object.values(branches).map((branch) => toPattern(branch, []))
      return `(${options.join('|')})`
    })
    .join('')
}

const compilePattern = ([english, own]: Sentences['filled'][number]): Found => {
  const places: Place[] = []
  const source = toPattern(english, places)
  return { pattern: new RegExp(`^${source}$`, 'su'), places, own }
}

/** The name of a value that is itself translated, such as a field's name. */
const LABEL = 'label'

/** The place of an error in an archive, before the error: `applications 12, company: `. */
const PLACE = /^[a-z_]+(?: \d+)?(?:, \w+)*: /

const NUMBER = /^\d[\d,]*(?=\D|$)/

/** The value in a sentence; one that begins with a number counts as that number. */
const readValue = (text: string, one: string | undefined): string | number => {
  if (text === one) return 1
  const number = NUMBER.exec(text)?.[0]
  return number === undefined || (number !== text && !text.startsWith(`${number} `))
    ? text
    : Number(number.replaceAll(',', ''))
}

/**
 * Creates a function that translates the server's sentences, and returns unknown ones unchanged.
 */
export const createSentenceTranslate = ({ plain, filled }: Sentences, locale: string) => {
  let patterns: Found[] | undefined
  const findPlain = (text: string): string | undefined => {
    const own = plain[toKey(text)]
    return own === undefined ? undefined : toText(own)
  }
  const translate = (sentence: string): string => {
    const own = findPlain(sentence)
    if (own !== undefined) return own
    const place = PLACE.exec(sentence)?.[0]
    if (place !== undefined) {
      const said = sentence.slice(place.length)
      const translated = translate(said)
      if (translated !== said) return place + translated
    }
    patterns ??= filled.map(compilePattern)
    for (const { pattern, places, own } of patterns) {
      const match = pattern.exec(sentence)
      if (match === null) continue
      const values = places.map(({ name, one }, index) => {
        const text = match[index + 1] ?? ''
        return [name, name === LABEL ? (findPlain(text) ?? text) : readValue(text, one)] as const
      })
      return String(fillMessage(own, locale, Object.fromEntries(values)))
    }
    return sentence
  }
  return translate
}
