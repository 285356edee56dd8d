import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMessage } from '#src/language/compile.ts'
import { TRANSLATED, type Translated } from '#src/language/languages.ts'
import { type Catalog, toKey } from '#src/language/messages.ts'

/** Translations by their English texts. */
export type Translations = Readonly<Record<string, string>>

export const CATALOGS = 'src/language/catalogs'

export const readTranslations = (root: string, language: string): Translations =>
  JSON.parse(readFileSync(join(root, CATALOGS, `${language}.json`), 'utf8')) as Translations

export const readAllTranslations = (root: string): Record<Translated, Translations> =>
  Object.fromEntries(
    TRANSLATED.map((language) => [language, readTranslations(root, language)]),
  ) as Record<Translated, Translations>

/** A translation as it is shipped, compiled if its English text has values. */
export const compileTranslation = (text: string, hasValues: boolean): Catalog[string] =>
  hasValues ? compileMessage(text) : text

/** English texts, and whether each has values. */
export type Texts = Map<string, boolean>

export const toCatalog = (texts: Texts, translations: Translations): Catalog =>
  Object.fromEntries(
    [...texts].flatMap(([text, hasValues]) => {
      const own = translations[text]
      return own === undefined ? [] : [[toKey(text), compileTranslation(own, hasValues)]]
    }),
  )
