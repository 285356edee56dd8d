// Compares the languages' catalogs with the texts of the sources: none missing, none unused, each
// with the values of its English text, no two texts with one key, and no English text outside t().
// Prints problems and fails; `--write` sorts the catalogs and removes unused entries.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileMessage } from '#src/language/compile.ts'
import { TRANSLATED } from '#src/language/languages.ts'
import { toKey } from '#src/language/messages.ts'
import { CATALOGS, readTranslations, type Translations } from './catalogs.ts'
import { findBareTexts } from './find-bare-texts.ts'
import { listMessages, readSources, type Source, type SourceMessage } from './sources.ts'

const NOTES = 'notes'
const NOTES_FILE = 'src/language/notes.json'

/** Lists the names of a message's values and tags (ICU MessageFormat). */
export const listPlaceholders = (message: string): string[] => {
  const names = new Set<string>()
  const visit = (part: unknown): void => {
    if (!Array.isArray(part)) return
    const [name, ...rest] = part as unknown[]
    if (typeof name === 'string') names.add(name)
    for (const inner of rest) {
      if (Array.isArray(inner)) visit(inner)
      else if (typeof inner === 'object' && inner !== null) {
        for (const branch of Object.values(inner)) visitAll(branch)
      }
    }
  }
  const visitAll = (parts: unknown): void => {
    if (Array.isArray(parts)) for (const part of parts) visit(part)
  }
  visitAll(compileMessage(message))
  return [...names].toSorted()
}

const checkSource = (messages: readonly SourceMessage[]): string[] => {
  const byText = new Map<string, boolean>()
  const byKey = new Map<string, string>()
  return messages.flatMap(({ text, hasValues, names, path, line }) => {
    const place = `${path}:${line}`
    const problems: string[] = []
    if ((byText.get(text) ?? hasValues) !== hasValues) {
      problems.push(`${place}: “${text}” has values here and none elsewhere`)
    }
    byText.set(text, hasValues)
    const key = toKey(text)
    if ((byKey.get(key) ?? text) !== text) {
      problems.push(`${place}: “${text}” has the key of “${byKey.get(key)}”; change one of them`)
    }
    byKey.set(key, text)
    if (!hasValues || names === undefined) return problems
    try {
      const missing = listPlaceholders(text).filter((name) => !names.includes(name))
      if (missing.length > 0) problems.push(`${place}: no value for ${missing.join(', ')}`)
    } catch (error) {
      problems.push(`${place}: “${text}” is no message (${String(error)})`)
    }
    return problems
  })
}

const checkTranslation = (text: string, own: string, hasValues: boolean): string | undefined => {
  if (own.trim() === '') return 'is empty'
  if (!hasValues) return undefined
  try {
    const [wanted, got] = [text, own].map((message) => listPlaceholders(message).join(', '))
    return wanted === got ? undefined : `has the values ${got || 'none'} instead of ${wanted}`
  } catch (error) {
    return `is no message (${String(error)})`
  }
}

export const checkCatalog = (
  language: string,
  translations: Translations,
  texts: ReadonlyMap<string, boolean>,
): string[] => [
  ...[...texts].flatMap(([text, hasValues]) => {
    const own = translations[text]
    if (own === undefined) return [`${language}: “${text}” is not translated`]
    const problem = checkTranslation(text, own, hasValues)
    return problem === undefined ? [] : [`${language}: “${text}” ${problem}`]
  }),
  ...Object.keys(translations)
    .filter((text) => !texts.has(text))
    .map((text) => `${language}: “${text}” is used nowhere`),
]

/** Returns all problems of the messages in the sources and their catalogs, one line each. */
export const checkMessages = (
  sources: readonly Source[],
  catalogs: Readonly<Record<string, Translations>>,
): string[] => {
  const messages = listMessages(sources)
  const texts = new Map(messages.map(({ text, hasValues }) => [text, hasValues]))
  return [
    ...sources.flatMap(findBareTexts),
    ...checkSource(messages),
    ...Object.entries(catalogs).flatMap(([language, translations]) =>
      checkCatalog(language, translations, texts),
    ),
  ]
}

const sortTexts = (translations: Translations, keep: (text: string) => boolean): string => {
  const sorted = Object.entries(translations)
    .filter(([text]) => keep(text))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const sources = readSources(root)
  if (process.argv.includes('--write')) {
    const texts = new Set(listMessages(sources).map(({ text }) => text))
    for (const name of [...TRANSLATED, NOTES]) {
      const path = join(root, name === NOTES ? NOTES_FILE : `${CATALOGS}/${name}.json`)
      const translations = JSON.parse(readFileSync(path, 'utf8')) as Translations
      writeFileSync(
        path,
        sortTexts(translations, (text) => texts.has(text)),
      )
    }
  }
  const catalogs = Object.fromEntries(
    TRANSLATED.map((language) => [language, readTranslations(root, language)]),
  )
  const problems = checkMessages(sources, catalogs)
  for (const problem of problems) console.log(problem)
  if (problems.length > 0) process.exitCode = 1
}
