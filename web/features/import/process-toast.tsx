import { hideNotification, showNotification, updateNotification } from '@mantine/notifications'
import { newId } from '../../lib/new-id.ts'
import classes from './process-toast.module.css'
import { t } from '#src/language/t.ts'

export const SUCCESS_TOAST_MS = 3_000
export const FAILURE_TOAST_MS = 5_000

/** To the left: the buttons of the dialog that it is about stand at the right. */
const SHARED = {
  position: 'bottom-left',
  className: classes.toast ?? '',
  withBorder: true,
  closeButtonProps: { 'aria-label': t('Dismiss') },
} as const

type ProcessToast = {
  succeed: (message: string) => void
  fail: (message: string) => void
  dismiss: () => void
}

let latest: string | undefined

/**
 * Says that something is under way; the same toast then says how it ended. What an earlier one says
 * no longer matters then.
 */
export const startToast = (message: string): ProcessToast => {
  if (latest !== undefined) hideNotification(latest)
  const id = newId()
  latest = id
  const become = (next: string, autoClose: number, look: { color?: string; role: string }) =>
    updateNotification({
      ...SHARED,
      ...look,
      id,
      message: next,
      autoClose,
      loading: false,
      'data-waiting': undefined,
      allowClose: true,
      withCloseButton: true,
    })
  showNotification({
    ...SHARED,
    id,
    message,
    role: 'status',
    loading: true,
    'data-waiting': true,
    autoClose: false,
    // Dismissed now, it could not say how things ended.
    allowClose: false,
    withCloseButton: false,
  })
  return {
    succeed: (next) => become(next, SUCCESS_TOAST_MS, { role: 'status' }),
    fail: (next) => become(next, FAILURE_TOAST_MS, { color: 'red', role: 'alert' }),
    dismiss: () => void hideNotification(id),
  }
}
