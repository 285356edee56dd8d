import { ActionIcon } from '@mantine/core'
import { MailPlus } from 'lucide-react'
import { useMailDialogs } from './dialogs.ts'
import { t } from '#src/language/t.ts'

export const AddMailButton = () => {
  const { open } = useMailDialogs()
  return (
    <ActionIcon aria-label={t('Add mail')} title={t('Add mail')} onClick={() => open('add')}>
      <MailPlus size={18} aria-hidden />
    </ActionIcon>
  )
}
