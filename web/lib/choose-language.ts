import { type Language, LANGUAGE_COOKIE } from '#src/language/languages.ts'
import { language } from '#src/language/t.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60
const ASKED_KEY = 'language-asked'

/**
 * Saves the choice on the server, which then serves the page in this language; null follows the
 * browser.
 */
const rememberLanguage = (chosen: Language | null): void => {
  const lifetime = chosen === null ? 0 : YEAR_SECONDS
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${LANGUAGE_COOKIE}=${chosen ?? ''}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`
}

/** Reloads the page in another language, because constants hold translated texts. */
export const chooseLanguage = (chosen: Language | null): void => {
  rememberLanguage(chosen)
  location.reload()
}

/**
 * Switches this device to the account's language. Once per tab: a browser that stores no cookies
 * would reload forever.
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
