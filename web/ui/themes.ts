import { Monitor, Moon, Sun } from 'lucide-react'
import { t } from '#src/language/t.ts'

/** `auto` follows the system; the names are Mantine's, which stores the choice. */
export const THEMES = [
  { value: 'light', label: t('Light'), icon: Sun },
  { value: 'dark', label: t('Dark'), icon: Moon },
  { value: 'auto', label: t('System'), icon: Monitor },
] as const

export type Theme = (typeof THEMES)[number]['value']

export const isTheme = (value: string): value is Theme =>
  THEMES.some((theme) => theme.value === value)
