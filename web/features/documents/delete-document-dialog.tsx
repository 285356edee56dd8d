import { Skeleton } from '@mantine/core'
import type { Document, DocumentUsage } from '#src/documents/schema.ts'
import { trpc } from '../../lib/trpc.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import classes from './delete-document-dialog.module.css'
import { useDeleteDocument } from './mutations.ts'
import { t } from '#src/language/t.ts'

/** At most this many applications are named; the rest are counted. */
const NAMED_MAX = 5

/** Asks before a document is deleted, naming the applications that it was sent with. */
export const DeleteDocumentDialog = (props: { document: Document; onClose: () => void }) => {
  const { document, onClose } = props
  const usage = trpc.documents.usage.useQuery({ id: document.id }, { staleTime: 0 })
  const { mutate } = useDeleteDocument()
  const confirm = () => {
    mutate({ id: document.id })
    onClose()
  }
  const jobs = usage.data?.jobs ?? []
  return (
    <ConfirmDialog
      title={t('Delete document')}
      question={t('Delete “{name}”?', { name: document.filename })}
      confirmLabel={t('Delete')}
      isOpen
      onConfirm={confirm}
      onCancel={onClose}
    >
      {usage.isPending && <Skeleton height={24} mt="sm" />}
      {jobs.length > 0 && <Usage jobs={jobs} />}
    </ConfirmDialog>
  )
}

const Usage = ({ jobs }: DocumentUsage) => (
  <div className={classes.usage}>
    <p>
      {t(
        '{count, plural, one {It was sent with this application, which will still show its name:} other {It was sent with # applications, which will still show its name:}}',
        { count: jobs.length },
      )}
    </p>
    <ul className={classes.jobs}>
      {jobs.slice(0, NAMED_MAX).map(({ id, company, position }) => (
        <li key={id} dir="auto">
          {t('{position} at {company}', { position, company })}
        </li>
      ))}
      {jobs.length > NAMED_MAX && (
        <li>{t('and {count, number} more', { count: jobs.length - NAMED_MAX })}</li>
      )}
    </ul>
  </div>
)
