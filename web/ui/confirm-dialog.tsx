import { Button, Group, Modal, Text } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import classes from './form.module.css'
import { t } from '#src/language/t.ts'

type Question = {
  question: string
  confirmLabel: string
  isBusy?: boolean
  failure?: string | undefined
  children?: ReactNode
  /**
   * Called once, and again only if it threw; the caller shows the error, as `failure` or a toast.
   */
  onConfirm: () => void | Promise<unknown>
  onCancel: () => void
}

/**
 * Asks before a destructive action; Cancel has the focus. `children` (the consequences) and
 * `failure` are shown below the question.
 */
export const ConfirmDialog = (props: Question & { title: string; isOpen: boolean }) => (
  <Modal
    opened={props.isOpen}
    onClose={props.onCancel}
    title={props.title}
    size="sm"
    closeButtonProps={{ 'aria-label': t('Close'), size: 44, iconSize: 22 }}
  >
    <Content {...props} />
  </Modal>
)

const Content = (props: Question) => {
  // A double click must not confirm twice, nor click what replaces the dialog.
  const isConfirmed = useRef(false)
  const confirm = async () => {
    if (isConfirmed.current) return
    isConfirmed.current = true
    try {
      await props.onConfirm()
    } catch {
      isConfirmed.current = false
    }
  }
  return (
    <>
      <Text>{props.question}</Text>
      {props.children}
      {props.failure && (
        <Text role="alert" c="var(--danger)" mt="sm">
          {props.failure}
        </Text>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={props.onCancel} data-autofocus>
          {t('Cancel')}
        </Button>
        <Button
          className={classes.danger}
          onClick={() => void confirm()}
          loading={props.isBusy ?? false}
        >
          {props.confirmLabel}
        </Button>
      </Group>
    </>
  )
}
