import {
  type ChosenTheme,
  isChosenTheme,
  THEME_COOKIE,
  THEME_STORAGE_KEY,
} from '#src/shell/theme.ts'
import { PICTURE_ATTRIBUTE } from '../lib/picture-attribute.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The theme that the person chose on this device; undefined follows the system. */
export const readChosenTheme = (): ChosenTheme | undefined => {
  try {
    const stored = localStorage.getItem(THEME_STORAGE_KEY)
    return isChosenTheme(stored) ? stored : undefined
  } catch {
    // Storage is blocked: the system decides.
    return undefined
  }
}

/** Tells the server, which then writes the theme into the page; without a choice, nothing is kept. */
export const rememberTheme = (theme: string): void => {
  const isChosen = isChosenTheme(theme)
  const lifetime = isChosen ? YEAR_SECONDS : 0
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${THEME_COOKIE}=${isChosen ? theme : ''}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`
}

/**
 * For pages that did not come with the theme: kept by the service worker, or asked for after the
 * browser forgot the cookie, which some do within days.
 */
export const keepChosenTheme = (): void => {
  const theme = readChosenTheme()
  if (theme) document.documentElement.dataset['mantineColorScheme'] = theme
  // What is painted already (web/early/show-picture.ts) keeps the system's.
  else if (!document.querySelector(`[${PICTURE_ATTRIBUTE}]`))
    delete document.documentElement.dataset['mantineColorScheme']
  rememberTheme(theme ?? 'auto')
}
