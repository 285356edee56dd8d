/** The languages of the screen, by the names that their readers give them. */
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
/** Those that the English texts are translated into. */
export type Translated = Exclude<Language, 'en'>

export const LANGUAGE_CODES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt'] as const
export const TRANSLATED = ['de', 'es', 'fr', 'it', 'nl', 'pt'] as const

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value)

/** What a browser was told to use: the page comes in this language before anybody has signed in. */
export const LANGUAGE_COOKIE = 'language'

/** The first of the wanted languages that there is (BCP 47 tags, best first), or English. */
export const chooseLanguage = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en'
