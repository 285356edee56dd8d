import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { parseCookie } from 'cookie'
import { compileMessage } from '#src/language/compile.ts'
import {
  chooseLanguage,
  isLanguage,
  type Language,
  LANGUAGE_COOKIE,
} from '#src/language/languages.ts'
import { fillMessage, type Values } from '#src/language/messages.ts'

/** Translates an English text, or with `values` a message in ICU MessageFormat. */
export type Translate = (text: string, values?: Values) => string

const readCatalog = (language: Language): Readonly<Record<string, string>> => {
  if (language === 'en') return {}
  const path = new URL(`../src/language/catalogs/${language}.json`, import.meta.url)
  return JSON.parse(readFileSync(path, 'utf8'))
}

const cache = new Map<Language, Translate>()

/** For texts outside the app: mails, reports, calendars, page metadata. */
export function translatorTo(language: Language): Translate {
  const known = cache.get(language)
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
  cache.set(language, translate)
  return translate
}

/** The locale for Intl; English is that of the United States, as in the English texts. */
export const toLocale = (language: Language): string => (language === 'en' ? 'en-US' : language)

export type LanguageHeaders = Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>

/** The language of a request: the device's chosen one, else the browser's. */
export function findLanguage(headers: LanguageHeaders): Language {
  const chosen = parseCookie(headers.cookie ?? '')[LANGUAGE_COOKIE]
  return isLanguage(chosen) ? chosen : negotiateLanguage(headers['accept-language'])
}

const PREFERENCE = /^\s*([\w-]+)\s*(?:;\s*q=([\d.]+)\s*)?$/

/** The best language of an Accept-Language header (RFC 9110, section 12.5.4). */
function negotiateLanguage(header = ''): Language {
  const wanted = header.split(',').flatMap((part) => {
    const [, tag, quality = '1'] = PREFERENCE.exec(part) ?? []
    return tag === undefined || Number(quality) === 0 ? [] : [{ tag, quality: Number(quality) }]
  })
  return chooseLanguage(
    wanted.toSorted((one, other) => other.quality - one.quality).map(({ tag }) => tag),
  )
}
