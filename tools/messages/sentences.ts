import type { Sentences } from '#src/language/sentences.ts'
import { toKey } from '#src/language/messages.ts'
import { compileTranslation, type Translations } from './catalogs.ts'
import { listMessages, readSources } from './sources.ts'

/** Without the texts in archives, which are not responses. */
const OF_THE_SERVER = /^(?:server|src)\/(?!features\/[\w-]+\/(?:archive|export)\.ts$)/
/** Sources that write in a person's language send no English. */
const IN_ENGLISH = /from '#src\/language\/t\.ts'|from '[./]+(?:language\/)?t\.ts'/

/**
 * Finds the English texts that the server, or the sources of `of`, may send, for the page to show
 * in its own language.
 */
export function findSentences(
  root: string,
  translations: Translations,
  of = OF_THE_SERVER,
): Sentences {
  const sources = readSources(root).filter(
    ({ path, code }) => of.test(path) && IN_ENGLISH.test(code),
  )
  const texts = new Map(listMessages(sources).map(({ text, hasValues }) => [text, hasValues]))
  const known = [...texts].flatMap(([text, hasValues]) => {
    const own = translations[text]
    return own === undefined ? [] : [{ text, hasValues, own: compileTranslation(own, hasValues) }]
  })
  const [filled, plain] = [true, false].map((is) =>
    known.filter(({ hasValues }) => hasValues === is),
  )
  return {
    plain: Object.fromEntries((plain ?? []).map(({ text, own }) => [toKey(text), own])),
    filled: (filled ?? []).map(({ text, own }) => [compileTranslation(text, true), own]),
  }
}
