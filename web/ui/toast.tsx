import { Button, Group, Text } from '@mantine/core'
import { hideNotification, showNotification } from '@mantine/notifications'
import { newId } from '../lib/new-id.ts'

const TOAST_MS = 5_000
/** An undo needs time to be read, found and pressed. */
const ACTION_TOAST_MS = 10_000

type Toast = { message: string; action?: { label: string; run: () => void } }

/** Says once, near the bottom of the screen, what was done; `action` offers a way back. */
export const showToast = ({ message, action }: Toast): void => {
  const id = newId()
  const onClick = () => {
    hideNotification(id)
    action?.run()
  }
  showNotification({
    id,
    autoClose: action ? ACTION_TOAST_MS : TOAST_MS,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Dismiss' },
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
  })
}

export const showFailure = (message: string): void => {
  showNotification({
    message,
    color: 'red',
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Dismiss' },
    role: 'alert',
    autoClose: ACTION_TOAST_MS,
  })
}
