import { readFileSync } from 'node:fs'
import { compileMessage } from '#src/language/compile.ts'
import type { Language } from '#src/language/languages.ts'
import { fillMessage, type Values } from '#src/language/messages.ts'

/** Translates an English text, or with `values` a message in ICU MessageFormat. */
export type Translate = (text: string, values?: Values) => string

const readCatalog = (language: Language): Readonly<Record<string, string>> => {
  if (language === 'en') return {}
  const path = new URL(`../src/language/catalogs/${language}.json`, import.meta.url)
  return JSON.parse(readFileSync(path, 'utf8'))
}

const kept = new Map<Language, Translate>()

/** For what is written to a person who is not before a screen: mails, reports, calendars, pages' heads. */
export function translatorTo(language: Language): Translate {
  const known = kept.get(language)
  if (known) return known
  const catalog = readCatalog(language)
  const compiled = new Map<string, ReturnType<typeof compileMessage>>()
  const translate: Translate = (text, values) => {
    const own = catalog[text] ?? text
    if (values === undefined) return own
    const message = compiled.get(own) ?? compileMessage(own)
    compiled.set(own, message)
    return String(fillMessage(message, language, values))
  }
  kept.set(language, translate)
  return translate
}
