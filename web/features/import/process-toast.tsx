import { hideNotification, showNotification, updateNotification } from '@mantine/notifications'
import { newId } from '../../lib/new-id.ts'
import classes from './process-toast.module.css'
import { t } from '#src/language/t.ts'

export const SUCCESS_TOAST_MS = 3_000
export const FAILURE_TOAST_MS = 5_000

/** At the left, since the dialog's buttons are at the right. */
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

/** Shows a progress toast, which later shows the result. Replaces an earlier toast. */
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
    // Not closable, because the same toast shows the result.
    allowClose: false,
    withCloseButton: false,
  })
  return {
    succeed: (next) => become(next, SUCCESS_TOAST_MS, { role: 'status' }),
    fail: (next) => become(next, FAILURE_TOAST_MS, { color: 'red', role: 'alert' }),
    dismiss: () => void hideNotification(id),
  }
}
