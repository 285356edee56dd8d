import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { MantineLayer } from '../../ui/mantine-layer.tsx'
import classes from './app-shell.module.css'
import { ConnectionBanner } from './connection-banner.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import { useShortcuts } from './shortcuts/use-shortcuts.ts'
import { whenIdle } from './when-idle.ts'

// Shown later than the screen itself, so loaded later; preloaded while nothing else happens.
const loadPalette = () => import('./palette/command-palette.tsx')
const loadShortcutsDialog = () => import('./shortcuts/shortcuts-dialog.tsx')
const loadToasts = () => import('./toasts.tsx')
const loadJobDialogs = () => import('../jobs/dialogs/job-dialogs.tsx')

const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }))
const ShortcutsDialog = lazy(async () => ({
  default: (await loadShortcutsDialog()).ShortcutsDialog,
}))
const Toasts = lazy(async () => ({ default: (await loadToasts()).Toasts }))
const JobDialogs = lazy(async () => ({ default: (await loadJobDialogs()).JobDialogs }))

const ShellFrame = () => {
  const { overlay, open, close } = useShortcuts()
  useEffect(
    () =>
      whenIdle(() => {
        void loadPalette()
        void loadShortcutsDialog()
      }),
    [],
  )
  return (
    <div className={classes.shell}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <NavigationBar onSearch={() => open('palette')} onShortcuts={() => open('shortcuts')} />
      <ConnectionBanner />
      <main id="main" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Suspense>
        <Toasts />
      </Suspense>
      <Suspense>
        <JobDialogs />
      </Suspense>
      <Suspense>
        {overlay === 'palette' && (
          <CommandPalette onClose={close} onShortcuts={() => open('shortcuts')} />
        )}
        {overlay === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      </Suspense>
    </div>
  )
}

/** What surrounds every signed-in screen: bar, banner, toasts, dialogs, palette and shortcuts. */
export const AppShell = () => (
  <MantineLayer>
    <ShellFrame />
  </MantineLayer>
)
