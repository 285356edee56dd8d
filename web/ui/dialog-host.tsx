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

/** Who only looks needs no dialog. */
const FIRST_ACTS = ['pointermove', 'pointerdown', 'keydown'] as const
const NONE: readonly never[] = []

/** What a dialog gets: the parameters of the address, as far as there are any. */
export type DialogProps<Params> = Params & { onClose: () => void }

/**
 * Shows the dialog that the address names, and gives the focus back afterwards: to what opened it, to
 * what `findSubject` finds on the screen for its parameters, or to what `findLanding` finds for the
 * nearest element that is left around those. Each dialog's code is loaded by itself, when it is wanted
 * unless `preload` names it. `load` must be stable.
 */
export const DialogHost = <Name extends string, Params extends object>(props: {
  dialogs: Dialogs<Name, Params>
  load: Record<Name, () => Promise<ComponentType<DialogProps<Params>>>>
  /** Those opened so often that their code is fetched once the person does anything; must be stable. */
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
    // A lazy component that failed to load never tries again: drop it.
    parts.delete(name)
    close()
  }
  return (
    // A dialog whose code could not be fetched, or that failed, leaves the screen beneath it alone.
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

/** Seen only on a slow network. The focus stays with what opened the dialog until it is there. */
const Opening = () => (
  <p className={classes.opening} role="status">
    {t('Loading…')}
  </p>
)

const GONE = {
  application: t('This application is no longer there.'),
  bookmark: t('This bookmark is no longer there.'),
  document: t('This document is no longer there.'),
  entry: t('This entry is no longer there.'),
  'follow-up': t('This follow-up is no longer there.'),
  interview: t('This interview is no longer there.'),
  mail: t('This email is no longer there.'),
  person: t('This person is no longer there.'),
  posting: t('This posting is no longer there.'),
}

/**
 * The entry that an open dialog is about. One that is gone closes it, saying so; one that goes while
 * it is open stays as it was, so that what is typed or read there does not vanish with it.
 */
export const useDialogEntry = <Entry,>(
  found: Entry | undefined,
  options: {
    /** Whether it may still come. */
    isLoading: boolean
    kind: keyof typeof GONE
    onClose: () => void
    /** What shows nothing but the entry goes with it. */
    closesWithEntry?: boolean
  },
): Entry | undefined => {
  const { kind, onClose, closesWithEntry = false } = options
  const [known, setKnown] = useState(found)
  if (found !== undefined && found !== known) setKnown(found)
  const entry = found ?? (closesWithEntry ? undefined : known)
  const isGone = entry === undefined && (known !== undefined || !options.isLoading)
  const hasTold = useRef(false)
  useEffect(() => {
    if (!isGone || hasTold.current) return
    hasTold.current = true
    showToast({ message: GONE[kind] })
    onClose()
  }, [isGone, kind, onClose])
  return entry
}
