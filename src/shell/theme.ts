/** The storage key of the theme for the component library, which syncs it across tabs. */
export const THEME_STORAGE_KEY = 'mantine-color-scheme-value'

/** The same choice where the server can read it, so that the first paint is right already. */
export const THEME_COOKIE = 'theme'

/** What a person can choose; anything else follows the system. */
export const CHOSEN_THEMES = ['light', 'dark'] as const
export type ChosenTheme = (typeof CHOSEN_THEMES)[number]

export const isChosenTheme = (value: unknown): value is ChosenTheme =>
  CHOSEN_THEMES.some((theme) => theme === value)
