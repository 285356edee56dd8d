import { Outlet } from '@tanstack/react-router'
import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import { onRecovery } from '../../lib/connection.ts'
import { useHasOpenedDialog } from '../../lib/dialogs.ts'
import { hasDroppedMails } from '../../lib/dropped-mails.ts'
import { rememberLastSeen } from '../../lib/last-seen.ts'
import { storeAppFiles } from '../../lib/service-worker.ts'
import { onFirstInteraction } from '../../lib/on-first-interaction.ts'
import { whenSettled } from '../../lib/when-settled.ts'
import { MantineLayer } from '../../ui/mantine-layer.tsx'
import { IconServiceProvider } from '../jobs/index.ts'
import classes from './app-shell.module.css'
import { ConnectionBanner, DiskBanner } from './banners.tsx'
import { loadEntryDialogs } from './load-entry-dialogs.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import { useShortcuts } from './shortcuts/use-shortcuts.ts'
import { SignInNotice } from './sign-in-notice.tsx'
import { UpdatePrompt } from './update-prompt.tsx'
import { t } from '#src/language/t.ts'

// Called before the first render, so that it starts with the stored data.
rememberLastSeen()

const nextRecovery = () => new Promise<void>((resolve) => onRecovery(resolve))

/** Loads a part that the screen can do without for now; retries after the server is back. */
const loadOrWait = async <Part,>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await load()
  } catch {
    await nextRecovery()
    return loadOrWait(load)
  }
}

const loadOverlays = async () => (await import('./overlays.tsx')).Overlays

// Shown later than the screen, so loaded at the first interaction or when needed.
const Overlays = lazy(async () => ({ default: await loadOrWait(loadOverlays) }))
const EntryDialogs = lazy(async () => ({ default: await loadOrWait(loadEntryDialogs) }))

const useIsSettled = (): boolean => {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => whenSettled(() => setIsSettled(true)), [])
  return isSettled
}

const useIsHandled = (): boolean => {
  const [isHandled, setIsHandled] = useState(hasDroppedMails)
  useEffect(() => onFirstInteraction(() => startTransition(() => setIsHandled(true))), [])
  return isHandled
}

const ShellFrame = () => {
  const { overlay, open, close } = useShortcuts()
  const isSettled = useIsSettled()
  const isHandled = useIsHandled()
  const hasOpened = useHasOpenedDialog()
  useEffect(storeAppFiles, [])
  return (
    <div className={classes.shell}>
      <a className="skip-link" href="#main">
        {t('Skip to content')}
      </a>
      <NavigationBar onSearch={() => open('palette')} onShortcuts={() => open('shortcuts')} />
      <ConnectionBanner />
      <DiskBanner />
      <SignInNotice />
      <main id="main" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      {isSettled && <UpdatePrompt />}
      <Suspense>{(isHandled || hasOpened) && <EntryDialogs />}</Suspense>
      <Suspense>
        {(isHandled || overlay !== undefined) && (
          <Overlays overlay={overlay} onClose={close} onShortcuts={() => open('shortcuts')} />
        )}
      </Suspense>
    </div>
  )
}

/** The frame of every signed-in screen: bar, banners, toasts, dialogs, palette and shortcuts. */
export const AppShell = () => (
  <MantineLayer>
    <IconServiceProvider>
      <ShellFrame />
    </IconServiceProvider>
  </MantineLayer>
)
