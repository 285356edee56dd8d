/** The component library's storage key of the theme, which it syncs across tabs. */
export const THEME_STORAGE_KEY = 'mantine-color-scheme-value'

/** The same choice in a cookie, so that the server renders the right theme first. */
export const THEME_COOKIE = 'theme'

/** Themes that can be chosen; any other value follows the system. */
export const CHOSEN_THEMES = ['light', 'dark'] as const
export type ChosenTheme = (typeof CHOSEN_THEMES)[number]

export const isChosenTheme = (value: unknown): value is ChosenTheme =>
  CHOSEN_THEMES.some((theme) => theme === value)
