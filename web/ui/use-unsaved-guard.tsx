import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

const SIGN_IN_PATH = '/login'

/**
 * Asks before any way out (Escape, Close, Back, a link, closing the tab) throws away what was
 * typed. Render `question`; close through `close`; after saving, leave through `leave`.
 */
export const useUnsavedGuard = (props: {
  isDirty: boolean
  title: string
  question: string
  /** What was typed is given up: its draft goes, too. */
  onDiscard?: () => void
}) => {
  const isLeaving = useRef(false)
  const blocker = useBlocker({
    // An ended session leads to the sign-in page, whatever is open.
    shouldBlockFn: ({ next }) =>
      props.isDirty && !isLeaving.current && next.pathname !== SIGN_IN_PATH,
    enableBeforeUnload: () => props.isDirty && !isLeaving.current,
    withResolver: true,
  })
  const isAsking = blocker.status === 'blocked'
  return {
    isAsking,
    leave: (close: () => void) => {
      isLeaving.current = true
      close()
    },
    // Escape reaches both dialogs: while the question stands, it answers the question.
    // And the key press that raises the question must be over before it can be heard there.
    close: (close: () => void) => (isAsking ? blocker.reset() : void setTimeout(close)),
    question: (
      <ConfirmDialog
        title={props.title}
        question={props.question}
        confirmLabel="Discard"
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
