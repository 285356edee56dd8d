import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { DOCUMENT_TYPE_LABELS } from '#src/documents/constants.ts'
import { trpc } from '../../../lib/trpc.ts'
import classes from './sent.module.css'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../../lib/t-nodes.ts'
import type { ReactNode } from 'react'

const linkToDocuments = (parts: ReactNode) => <Link to="/documents">{parts}</Link>

/** Checkboxes for the documents that were sent with an application. */
export const SentDocumentsField = (props: {
  value: readonly string[]
  onChange: (ids: string[]) => void
}) => {
  const { data: documents } = trpc.documents.list.useQuery()
  if (!documents) return null
  if (documents.length === 0) {
    return (
      <p className={classes.none}>
        {tNodes('<documents>Upload a document</documents> to record here what you sent.', {
          documents: linkToDocuments,
        })}
      </p>
    )
  }
  // Kept in the list's order; ids of deleted documents are removed.
  const change = (ticked: readonly string[]) =>
    props.onChange(documents.map(({ id }) => id).filter((id) => ticked.includes(id)))
  return (
    <Checkbox.Group
      className={classes.field ?? ''}
      label={t('Documents sent')}
      value={[...props.value]}
      onChange={change}
    >
      {documents.map(({ id, filename, document_type }) => (
        <Checkbox
          key={id}
          value={id}
          classNames={{ body: classes.choice ?? '', labelWrapper: classes.label ?? '' }}
          label={<bdi>{filename}</bdi>}
          description={DOCUMENT_TYPE_LABELS[document_type]}
        />
      ))}
    </Checkbox.Group>
  )
}
