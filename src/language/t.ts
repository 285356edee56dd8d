import type { CompiledMessage } from 'icu-minify/format'
import { type Catalog, createTranslate, type Values } from './messages.ts'
import { isLanguage, type Language } from './languages.ts'

declare global {
  /** The messages in the page's HTML; none on the server and on English pages. */
  var messages: Record<string, CompiledMessage> | undefined
}

const readLanguage = (): Language => {
  const own = 'document' in globalThis ? document.documentElement.lang : ''
  return isLanguage(own) ? own : 'en'
}

/** The page's language; outside of pages, English. It never changes while a page is open. */
export const language: Language = readLanguage()

/**
 * The regional form of the language that the browser prefers: `de-AT`, or `de` if it names none.
 */
const findLocale = (): string => {
  if (language === 'en') return 'en-US'
  const preferred = 'navigator' in globalThis ? (navigator.languages ?? []) : []
  return preferred.find((tag) => tag.toLowerCase().startsWith(`${language}-`)) ?? language
}

/** The locale for numbers, dates and sorting on the page (BCP 47). */
export const locale: string = findLocale()

/**
 * The same, but undefined on English pages, which format times and amounts for the browser's
 * region.
 */
export const regionalLocale: string | undefined = language === 'en' ? undefined : locale

/** Like `t`, with functions for tags. */
export const translate = createTranslate(locale, (key) => globalThis.messages?.[key])

/** Adds messages to the page's. */
export const addMessages = (more: Catalog): void => {
  globalThis.messages = Object.assign(globalThis.messages ?? {}, more)
}

/**
 * Translates an English text into the page's language, and returns it unchanged outside of pages,
 * because the server's responses are English. With `values`, the text is a message in ICU
 * MessageFormat. It must be a literal, so that the catalogs' tools find it, and may be used
 * anywhere, including in module constants.
 */
export const t = (text: string, values?: Values): string => String(translate(text, values))
