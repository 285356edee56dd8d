import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useReturnFocus } from '../../lib/use-return-focus.ts'
import { showFailure } from '../../ui/toast.tsx'
import { useOpenProfileDialog, useProfileDialogs } from './dialog-state.ts'

const loadForms = () => import('./forms/open-dialog.tsx')
const OpenDialog = lazy(async () => ({ default: (await loadForms()).OpenDialog }))

const PRELOAD_DELAY_MS = 1_500

/** Of an entry that was deleted, the first button of its card. */
const findLanding = (nearest: Element | undefined) =>
  nearest?.closest('section')?.querySelector<HTMLElement>('header button')

/** The one host of the dialogs about the profile; the address says which one is open. */
export const ProfileDialogs = () => {
  const { edit, item } = useOpenProfileDialog()
  useReturnFocus(edit !== undefined, findLanding)

  // A part that cannot be fetched now is fetched, and its failure told, when it is opened.
  useEffect(() => {
    const timer = setTimeout(() => void loadForms().catch(() => undefined), PRELOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])

  if (edit === undefined) return null
  const key = `${edit} ${item ?? ''}`
  return (
    <CatchBoundary getResetKey={() => key} errorComponent={BrokenDialog}>
      <Suspense fallback={null}>
        <OpenDialog key={key} dialog={edit} item={item} />
      </Suspense>
    </CatchBoundary>
  )
}

/** A dialog whose code could not be fetched, or that failed, leaves the page beneath it alone. */
const BrokenDialog = ({ error }: { error: unknown }) => {
  const { close } = useProfileDialogs()
  const hasTold = useRef(false)
  useEffect(() => {
    if (hasTold.current) return
    hasTold.current = true
    reportError(error)
    showFailure('That could not be opened. Please check your connection and reload the page.')
    close()
  }, [error, close])
  return null
}
