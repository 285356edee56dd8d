import { ActionIcon } from '@mantine/core'
import { Download, Eye, Trash2 } from 'lucide-react'
import type { Document } from '#src/documents/schema.ts'
import type { DocumentDialogControl } from './dialogs.ts'
import classes from './document-parts.module.css'
import { t } from '#src/language/t.ts'

export type DocumentHandlers = {
  dialogs: DocumentDialogControl
  download: (document: Document) => void
  /** The id of the document being downloaded. */
  busyId: string | undefined
}

export const DocumentActions = (props: { document: Document; handlers: DocumentHandlers }) => {
  const { document, handlers } = props
  const { id, filename } = document
  return (
    <div className={classes.actions}>
      <ActionIcon
        className={classes.action ?? ''}
        aria-label={t('Download {filename}', { filename })}
        title={t('Download')}
        loading={handlers.busyId === id}
        onClick={() => handlers.download(document)}
      >
        <Download size={19} aria-hidden />
      </ActionIcon>
      <ActionIcon
        className={classes.action ?? ''}
        aria-label={t('Preview {filename}', { filename })}
        title={t('Preview')}
        onClick={() => handlers.dialogs.open('preview', { id })}
      >
        <Eye size={19} aria-hidden />
      </ActionIcon>
      <ActionIcon
        className={classes.action ?? ''}
        aria-label={t('Delete {filename}', { filename })}
        title={t('Delete')}
        onClick={() => handlers.dialogs.open('delete', { id })}
      >
        <Trash2 size={19} aria-hidden />
      </ActionIcon>
    </div>
  )
}
