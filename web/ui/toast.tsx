import { Button, Group, Text } from '@mantine/core'
import {
  hideNotification,
  type NotificationData,
  showNotification,
  updateNotification,
} from '@mantine/notifications'
import { newId } from '../lib/new-id.ts'
import { t } from '#src/language/t.ts'

const TOAST_MS = 5_000
/** An undo needs time to be read, found and pressed. */
const ACTION_TOAST_MS = 10_000

type Toast = {
  message: string
  action?: { label: string; run: () => void }
  /** By default long enough to be read, and for an action to be pressed. */
  closesAfterMs?: number
}

/** The actions of the toasts that are shown, oldest first. */
const offered = new Map<string, () => void>()

/** Does what the newest toast offers, as pressing its button would; false when none offers anything. */
export const acceptOffer = (): boolean => {
  const newest = [...offered.values()].at(-1)
  newest?.()
  return newest !== undefined
}

/** Says once, near the bottom of the screen, what was done; `action` offers a way back. */
export const showToast = ({ message, action, closesAfterMs }: Toast): void => {
  const id = newId()
  const onClick = () => {
    hideNotification(id)
    offered.delete(id)
    action?.run()
  }
  if (action) offered.set(id, onClick)
  const autoClose = closesAfterMs ?? (action ? ACTION_TOAST_MS : TOAST_MS)
  const toast: NotificationData & { id: string } = {
    id,
    onClose: () => offered.delete(id),
    autoClose,
    // No time limit while the toast has the focus.
    onFocus: () => updateNotification({ ...toast, autoClose: false }),
    onBlur: () => updateNotification(toast),
    withBorder: true,
    closeButtonProps: { 'aria-label': t('Dismiss') },
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="md">{message}</Text>
        {action && (
          <Button variant="light" size="sm" mih={44} flex="none" onClick={onClick}>
            {action.label}
          </Button>
        )}
      </Group>
    ),
  }
  showNotification(toast)
}

/** Returns what takes the toast away again, once it is no longer true. */
export const showFailure = (message: string, closesAfterMs = ACTION_TOAST_MS): (() => void) => {
  const id = newId()
  showNotification({
    id,
    message,
    color: 'red',
    withBorder: true,
    closeButtonProps: { 'aria-label': t('Dismiss') },
    role: 'alert',
    autoClose: closesAfterMs,
  })
  return () => void hideNotification(id)
}
