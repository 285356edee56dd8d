import format, { type CompiledMessage } from 'icu-minify/format'
import { compileMessage } from './compile.ts'

/** The values of a message: plain values, and for tags functions of the parts between them. */
export type Values<Part = never> = Record<
  string,
  string | number | ((parts: (string | Part)[]) => Part)
>

/** Translated messages by the keys of their English texts. */
export type Catalog = Readonly<Record<string, CompiledMessage>>

/** An English message in the web app's build: its key and the compiled message. */
export type BuiltMessage = readonly [key: string, message: CompiledMessage]

const FNV_OFFSET = 0x81_1c_9d_c5
const FNV_PRIME = 0x01_00_01_93
const KEY_LENGTH = 4
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * A short key for an English text, so that catalogs need not repeat it: FNV-1a in letters. The
 * check of the catalogs fails if two texts share one.
 */
export const toKey = (text: string): string => {
  let hash = FNV_OFFSET
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME)
  }
  let key = ''
  for (let rest = hash >>> 0; key.length < KEY_LENGTH; rest = Math.floor(rest / LETTERS.length)) {
    key += LETTERS[rest % LETTERS.length]
  }
  return key
}

/** Formats are slow to create and used by each row of a list. */
const keep = <Args extends readonly unknown[], Format>(create: (...args: Args) => Format) => {
  const cache = new Map<string, Format>()
  return (...args: Args): Format => {
    const key = JSON.stringify(args)
    const format = cache.get(key) ?? create(...args)
    cache.set(key, format)
    return format
  }
}

type Options<Kind extends abstract new (...args: never[]) => unknown> = ConstructorParameters<Kind>

const FIRST_GROUPED = 1_000
const GROUPS_OF_THREE = /\B(?=(?:\d{3})+$)/g

/** Formats a count for `locale`, which must be one of our languages. */
export const formatCount = (count: number, locale: string): string => {
  // Creating the first number format takes the server or a browser a dozen milliseconds.
  const isOurs = count < FIRST_GROUPED || locale === 'en-US'
  return isOurs && Number.isSafeInteger(count) && count >= 0
    ? String(count).replaceAll(GROUPS_OF_THREE, ',')
    : count.toLocaleString(locale)
}

type NumberFormatOf = Options<typeof Intl.NumberFormat>

/** Without options it formats counts, and is only created for the first large one. */
const makeNumberFormat = (...[locale, options]: NumberFormatOf): Intl.NumberFormat => {
  if (typeof locale !== 'string' || options !== undefined)
    return new Intl.NumberFormat(locale, options)
  const format = (count: number): string => formatCount(count, locale)
  const counts: Intl.NumberFormat = Object.create(Intl.NumberFormat.prototype, {
    format: { value: format },
  })
  return counts
}

const FORMATTERS = {
  getPluralRules: keep((...of: Options<typeof Intl.PluralRules>) => new Intl.PluralRules(...of)),
  getNumberFormat: keep((...of: NumberFormatOf) => makeNumberFormat(...of)),
  getDateTimeFormat: keep(
    (...of: Options<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...of),
  ),
}

const compile = keep(compileMessage)

/** The text of a message without values. */
export const toText = (message: CompiledMessage): string =>
  typeof message === 'string'
    ? message
    : message.filter((part) => typeof part === 'string').join('')

/** Fills a message with its values. */
export const fillMessage = <Part>(
  message: CompiledMessage,
  locale: string,
  values: Values<Part> | undefined,
): string | Part | (string | Part)[] =>
  values === undefined
    ? toText(message)
    : format(message, locale, values, { formatters: FORMATTERS })

/**
 * Creates a function that translates English texts, and returns those without a translation
 * unchanged.
 */
export const createTranslate =
  (locale: string, find: (key: string) => CompiledMessage | undefined) =>
  <Part = never>(
    text: string | BuiltMessage,
    values?: Values<Part>,
  ): string | Part | (string | Part)[] => {
    if (typeof text !== 'string') return fillMessage(find(text[0]) ?? text[1], locale, values)
    const own = find(toKey(text))
    if (values === undefined) return own === undefined ? text : toText(own)
    const message = own ?? compile(text)
    return fillMessage(message, locale, values)
  }
