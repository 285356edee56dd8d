import {
  type ChosenTheme,
  isChosenTheme,
  THEME_COOKIE,
  THEME_STORAGE_KEY,
} from '#src/shell/theme.ts'
import { PICTURE_ATTRIBUTE } from '../lib/picture-attribute.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The theme chosen on this device; undefined follows the system. */
export const readChosenTheme = (): ChosenTheme | undefined => {
  try {
    const stored = localStorage.getItem(THEME_STORAGE_KEY)
    return isChosenTheme(stored) ? stored : undefined
  } catch {
    // Storage is blocked: follow the system.
    return undefined
  }
}

/**
 * Sets the theme's cookie through the server, which then renders the theme into the page; removes
 * it for the system's theme.
 */
export const rememberTheme = (theme: string): void => {
  const isChosen = isChosenTheme(theme)
  const lifetime = isChosen ? YEAR_SECONDS : 0
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${THEME_COOKIE}=${isChosen ? theme : ''}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`
}

/**
 * Restores the chosen theme on pages that came without it: stored by the service worker, or
 * requested after the browser deleted the cookie, which some do within days.
 */
export const keepChosenTheme = (): void => {
  const theme = readChosenTheme()
  if (theme) document.documentElement.dataset['mantineColorScheme'] = theme
  // An already painted picture (web/early/show-picture.ts) keeps the system's theme.
  else if (!document.querySelector(`[${PICTURE_ATTRIBUTE}]`))
    delete document.documentElement.dataset['mantineColorScheme']
  rememberTheme(theme ?? 'auto')
}
