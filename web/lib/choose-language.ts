import { type Language, LANGUAGE_COOKIE } from '#src/language/languages.ts'
import { language } from '#src/language/t.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60
const ASKED_KEY = 'language-asked'

/** Tells the server, which brings the page in this language; null follows the browser again. */
const rememberLanguage = (chosen: Language | null): void => {
  const lifetime = chosen === null ? 0 : YEAR_SECONDS
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${LANGUAGE_COOKIE}=${chosen ?? ''}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`
}

/** The same page in another language: its constants are made anew. */
export const chooseLanguage = (chosen: Language | null): void => {
  rememberLanguage(chosen)
  location.reload()
}

/**
 * Brings this device to the language of the account. Only once in a tab: a browser that keeps no cookies
 * would reload for ever.
 */
export const followAccount = (chosen: Language): void => {
  if (chosen === language) return
  try {
    if (sessionStorage.getItem(ASKED_KEY) === chosen) return
    sessionStorage.setItem(ASKED_KEY, chosen)
  } catch {
    return
  }
  chooseLanguage(chosen)
}
