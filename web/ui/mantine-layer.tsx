import './mantine.css'
import {
  localStorageColorSchemeManager,
  MantineProvider,
  type MantineColorSchemeManager,
} from '@mantine/core'
import { type ReactNode, useLayoutEffect } from 'react'
import { THEME_STORAGE_KEY } from '#src/shell/theme.ts'
import { keepChosenTheme, rememberTheme } from './chosen-theme.ts'
import { resolveCssVariables, theme } from './theme.ts'

const storage = localStorageColorSchemeManager({ key: THEME_STORAGE_KEY })
const themeManager: MantineColorSchemeManager = {
  ...storage,
  set(value) {
    storage.set(value)
    rememberTheme(value)
  },
}

/** Mantine's context and styles, for the screens that use its components; public pages do without. */
export const MantineLayer = ({ children }: { children: ReactNode }) => {
  // Mantine writes the system's theme into the page and stops updating it once unmounted.
  useLayoutEffect(() => keepChosenTheme, [])
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={themeManager}
      cssVariablesResolver={resolveCssVariables}
    >
      {children}
    </MantineProvider>
  )
}
