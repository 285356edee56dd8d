import { CatchBoundary } from '@tanstack/react-router'
import {
  type ComponentType,
  createElement,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type Dialogs, useDialogs, useOpenDialog } from '../lib/dialogs.ts'
import { useReturnFocus } from '../lib/use-return-focus.ts'
import classes from './dialog-host.module.css'
import { showFailure, showToast } from './toast.tsx'
import { t } from '#src/language/t.ts'

/** Events that show that somebody uses the page; without them no dialog is preloaded. */
const FIRST_ACTS = ['pointermove', 'pointerdown', 'keydown'] as const
const NONE: readonly never[] = []

/** The props of a dialog: the parameters that the URL has. */
export type DialogProps<Params> = Params & { onClose: () => void }

/**
 * Renders the dialog named in the URL and restores the focus afterwards: to the element that opened
 * it, to what `findSubject` finds for its parameters, or to what `findLanding` finds in the nearest
 * remaining ancestor. The code of each dialog is loaded when it opens, or earlier if named in
 * `preload`. `load` must be stable.
 */
export const DialogHost = <Name extends string, Params extends object>(props: {
  dialogs: Dialogs<Name, Params>
  load: Record<Name, () => Promise<ComponentType<DialogProps<Params>>>>
  /** Frequently opened dialogs, whose code is loaded at the first interaction; must be stable. */
  preload?: readonly Name[]
  findSubject?: (params: Params) => HTMLElement | null
  findLanding?: (nearest: Element) => HTMLElement | null | undefined
}) => {
  const { dialogs, load, preload = NONE, findSubject, findLanding } = props
  const { name, params } = useOpenDialog(dialogs)
  const { close } = useDialogs(dialogs)
  const [parts] = useState(() => new Map<Name, ComponentType<DialogProps<Params>>>())
  const lastParams = useRef(params)
  useLayoutEffect(() => {
    if (name !== undefined) lastParams.current = params
  })
  useReturnFocus(name !== undefined, () => findSubject?.(lastParams.current), findLanding)

  useEffect(() => {
    const stop = () => {
      for (const event of FIRST_ACTS) window.removeEventListener(event, begin)
    }
    const begin = () => {
      stop()
      // A failure is shown when the dialog is opened.
      void Promise.allSettled(preload.map((each) => load[each]()))
    }
    if (preload.length > 0) for (const event of FIRST_ACTS) window.addEventListener(event, begin)
    return stop
  }, [load, preload])

  if (name === undefined) return null
  const key = JSON.stringify(params)
  const part = parts.get(name) ?? lazy(async () => ({ default: await load[name]() }))
  parts.set(name, part)
  const giveUp = () => {
    showFailure(t('That could not be opened. Please check your connection and reload the page.'))
    // A lazy component that failed to load never retries, so it is removed.
    parts.delete(name)
    close()
  }
  return (
    // A dialog that failed to load or render leaves the screen below it unchanged.
    <CatchBoundary
      getResetKey={() => key}
      onCatch={(error) => {
        reportError(error)
        giveUp()
      }}
      errorComponent={Nothing}
    >
      <Suspense fallback={<Opening />}>
        {createElement(part, { ...params, onClose: close, key })}
      </Suspense>
    </CatchBoundary>
  )
}

const Nothing = () => null

/** Visible only on a slow network. The focus stays on the opener until the dialog is loaded. */
const Opening = () => (
  <p className={classes.opening} role="status">
    {t('Loading…')}
  </p>
)

const GONE = {
  application: t('This application no longer exists.'),
  bookmark: t('This bookmark no longer exists.'),
  document: t('This document no longer exists.'),
  entry: t('This entry no longer exists.'),
  'follow-up': t('This follow-up no longer exists.'),
  interview: t('This interview no longer exists.'),
  mail: t('This email no longer exists.'),
  person: t('This person no longer exists.'),
  posting: t('This posting no longer exists.'),
}

/**
 * Returns the entry that an open dialog shows. Closes the dialog with a message if the entry is
 * missing; keeps the last version of one that is deleted while the dialog is open, so that input is
 * not lost.
 */
export const useDialogEntry = <Entry,>(
  found: Entry | undefined,
  options: {
    /** True while the entry may still be loaded. */
    isLoading: boolean
    kind: keyof typeof GONE
    onClose: () => void
    /** True for a dialog that only displays the entry: it closes when the entry is deleted. */
    closesWithEntry?: boolean
  },
): Entry | undefined => {
  const { kind, onClose, closesWithEntry = false } = options
  const [known, setKnown] = useState(found)
  if (found !== undefined && found !== known) setKnown(found)
  const entry = found ?? (closesWithEntry ? undefined : known)
  const isGone = entry === undefined && (known !== undefined || !options.isLoading)
  const hasNotified = useRef(false)
  useEffect(() => {
    if (!isGone || hasNotified.current) return
    hasNotified.current = true
    showToast({ message: GONE[kind] })
    onClose()
  }, [isGone, kind, onClose])
  return entry
}
