/** The app's languages by their own names. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  pt: 'Português',
} as const

export type Language = keyof typeof LANGUAGES
/** The languages into which the English texts are translated. */
export type Translated = Exclude<Language, 'en'>

export const LANGUAGE_CODES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt'] as const
export const TRANSLATED = ['de', 'es', 'fr', 'it', 'nl', 'pt'] as const

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value)

/** The language chosen in this browser, so that pages have it before signing in. */
export const LANGUAGE_COOKIE = 'language'

/**
 * Returns the first available one of the wanted languages (BCP 47 tags, best first), or English.
 */
export const chooseLanguage = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en'
