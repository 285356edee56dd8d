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
/** Enough time to read the message and press Undo. */
const ACTION_TOAST_MS = 10_000

type Toast = {
  message: string
  action?: { label: string; run: () => void }
  /** By default long enough to read the message and press the action. */
  closesAfterMs?: number
}

/** The actions of the visible toasts, oldest first. */
const offered = new Map<string, () => void>()

/** Runs the action of the newest toast, like pressing its button; false if there is none. */
export const acceptOffer = (): boolean => {
  const newest = [...offered.values()].at(-1)
  newest?.()
  return newest !== undefined
}

/**
 * Shows a message near the bottom of the screen; `action` adds a button such as Undo. Returns a function that
 * hides the toast once it no longer applies.
 */
export const showToast = ({ message, action, closesAfterMs }: Toast): (() => void) => {
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
  return () => void hideNotification(id)
}

/** Returns a function that hides the toast once it no longer applies. */
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
