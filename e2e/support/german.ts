import { readFileSync } from 'node:fs'

const GERMAN: Record<string, string> = JSON.parse(
  readFileSync('src/language/catalogs/de.json', 'utf8'),
)

/** Returns the German translation of a text without values. */
export const inGerman = (text: string): string => {
  const own = GERMAN[text]
  if (own === undefined) throw new Error(`Not in the German catalog: ${text}`)
  return own
}
