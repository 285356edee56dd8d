import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsPhone } from '../lib/use-is-phone.ts'
import { t } from '#src/language/t.ts'

/**
 * A titled dialog: traps and restores the focus, closes with Escape, and fills the screen of a
 * phone.
 */
export const Dialog = (props: {
  title: ReactNode
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  size?: string
}) => (
  <Modal
    opened={props.isOpen}
    onClose={props.onClose}
    title={props.title}
    size={props.size ?? 'lg'}
    fullScreen={useIsPhone()}
    closeButtonProps={{ 'aria-label': t('Close'), size: 44, iconSize: 22 }}
  >
    {props.children}
  </Modal>
)
