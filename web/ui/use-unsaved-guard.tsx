import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { t } from '#src/language/t.ts'

const SIGN_IN_PATH = '/login'

/**
 * Asks before any way out (Escape, Close, Back, a link, closing the tab) throws away what was
 * typed. Render `question`; close through `close`; after saving, leave through `leave`.
 */
export const useUnsavedGuard = (props: {
  isDirty: boolean
  /** Saving is under way: the dialog stays open until its result is known. */
  isBusy?: boolean
  title: string
  question: string
  /** What was typed is given up: its draft goes, too. */
  onDiscard?: () => void
}) => {
  const isLeaving = useRef(false)
  const { isDirty, isBusy = false } = props
  const blocker = useBlocker({
    // An ended session leads to the sign-in page, whatever is open.
    shouldBlockFn: ({ next }) =>
      (isDirty || isBusy) && !isLeaving.current && next.pathname !== SIGN_IN_PATH,
    enableBeforeUnload: () => (isDirty || isBusy) && !isLeaving.current,
    withResolver: true,
  })
  const isBlocked = blocker.status === 'blocked'
  const isAsking = isBlocked && !isBusy
  useEffect(() => {
    if (isBlocked && isBusy) blocker.reset()
  })
  return {
    isAsking,
    leave: (close: () => void) => {
      isLeaving.current = true
      close()
    },
    // Escape reaches both dialogs: while the question is open, it closes the question only.
    // Deferred, so that the key press that opens the question does not close it again.
    close: (close: () => void) => {
      if (isBusy) return
      if (isAsking) blocker.reset()
      else setTimeout(close)
    },
    question: (
      <ConfirmDialog
        title={props.title}
        question={props.question}
        confirmLabel={t('Discard')}
        isOpen={isAsking}
        onConfirm={() => {
          props.onDiscard?.()
          blocker.proceed?.()
        }}
        onCancel={() => blocker.reset?.()}
      />
    ),
  }
}
