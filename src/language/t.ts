import type { CompiledMessage } from 'icu-minify/format'
import { type Catalog, createTranslate, type Values } from './messages.ts'
import { isLanguage, type Language } from './languages.ts'

declare global {
  /** What the page has brought of its language; the server and English pages have none. */
  var messages: Record<string, CompiledMessage> | undefined
}

const readLanguage = (): Language => {
  const own = 'document' in globalThis ? document.documentElement.lang : ''
  return isLanguage(own) ? own : 'en'
}

/** The language of the page; outside of pages, English. It never changes while a page stands. */
export const language: Language = readLanguage()

/** The regional form of the language that the browser prefers: `de-AT`, or `de` where it names none. */
const findLocale = (): string => {
  if (language === 'en') return 'en-US'
  const preferred = 'navigator' in globalThis ? (navigator.languages ?? []) : []
  return preferred.find((tag) => tag.toLowerCase().startsWith(`${language}-`)) ?? language
}

/** How numbers, dates and names are written and sorted on the page (BCP 47). */
export const locale: string = findLocale()

/** The same, but English pages write times and amounts as the browser's own region does. */
export const regionalLocale: string | undefined = language === 'en' ? undefined : locale

/** As `t`, with what tags make of their parts. */
export const translate = createTranslate(locale, (key) => globalThis.messages?.[key])

/** Adds messages to those of the page. */
export const addMessages = (more: Catalog): void => {
  globalThis.messages = Object.assign(globalThis.messages ?? {}, more)
}

/**
 * An English text in the language of the page, or as it is outside of pages: what the server answers is
 * English. With `values`, the text is a message in ICU MessageFormat. It must be written as a literal,
 * for that is where the catalogs find it, and may stand wherever a string may, module constants included.
 */
export const t = (text: string, values?: Values): string => String(translate(text, values))
