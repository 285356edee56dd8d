import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { t } from '#src/language/t.ts'

const SIGN_IN_PATH = '/login'

/**
 * Asks before closing in any way (Escape, Close, Back, a link, closing the tab) discards unsaved
 * input. Render `question`; close with `close`; after saving, close with `leave`.
 */
export const useUnsavedGuard = (props: {
  isDirty: boolean
  /** True while saving: the dialog stays open until the result is known. */
  isBusy?: boolean
  title: string
  question: string
  /** Called when the input is discarded, to delete its draft. */
  onDiscard?: () => void
}) => {
  const isLeaving = useRef(false)
  const { isDirty, isBusy = false } = props
  const blocker = useBlocker({
    // An expired session redirects to the sign-in page, whatever is open.
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
    // Escape reaches both dialogs: while the question is open, it closes only the question.
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
