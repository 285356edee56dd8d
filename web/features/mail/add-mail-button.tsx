import { ActionIcon } from '@mantine/core'
import { MailPlus } from 'lucide-react'
import { useMailDialogs } from './dialogs.ts'

/** Brings a mail. */
export const AddMailButton = () => {
  const { open } = useMailDialogs()
  return (
    <ActionIcon aria-label="Add mail" title="Add mail" onClick={() => open('add')}>
      <MailPlus size={18} aria-hidden />
    </ActionIcon>
  )
}
