import { Button, Group, Modal, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './confirm-dialog.module.css'

/**
 * Asks before something that costs; Cancel has the focus. `children`, which say what it costs, and
 * `failure` show under the question.
 */
export const ConfirmDialog = (props: {
  title: string
  question: string
  confirmLabel: string
  isOpen: boolean
  isBusy?: boolean
  failure?: string | undefined
  children?: ReactNode
  onConfirm: () => void
  onCancel: () => void
}) => (
  <Modal
    opened={props.isOpen}
    onClose={props.onCancel}
    title={props.title}
    size="sm"
    closeButtonProps={{ 'aria-label': 'Close', size: 44, iconSize: 22 }}
  >
    <Text>{props.question}</Text>
    {props.children}
    {props.failure && (
      <Text role="alert" c="var(--danger)" mt="sm">
        {props.failure}
      </Text>
    )}
    <Group justify="flex-end" mt="lg">
      <Button variant="default" onClick={props.onCancel} data-autofocus>
        Cancel
      </Button>
      <Button className={classes.danger} onClick={props.onConfirm} loading={props.isBusy ?? false}>
        {props.confirmLabel}
      </Button>
    </Group>
  </Modal>
)
