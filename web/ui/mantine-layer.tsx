import './mantine.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { resolveCssVariables, theme } from './theme.ts'

/** Mantine's context and styles, for the screens that use its components; public pages do without. */
export const MantineLayer = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    defaultColorScheme="auto"
    cssVariablesResolver={resolveCssVariables}
  >
    {children}
  </MantineProvider>
)
