import type { Document } from '#src/documents/schema.ts'
import { formatCardDate } from '../../lib/dates.ts'
import { DocumentActions, type DocumentHandlers } from './document-actions.tsx'
import classes from './document-cards.module.css'
import { DocumentName } from './document-name.tsx'
import parts from './document-parts.module.css'
import type { ListProps } from './document-table.tsx'
import { useSetDocumentType } from './mutations.ts'
import { TypeBadge } from './type-badge.tsx'
import { UploadProgress } from './upload/upload-progress.tsx'
import { t } from '#src/language/t.ts'

/** The list on a phone: one card per slot. */
export const DocumentCards = (props: ListProps) => props.blank ?? <Cards {...props} />

const Cards = (props: ListProps) => (
  <ul className={classes.cards} aria-label={t('Documents')}>
    {props.uploads.map((upload) => (
      <li key={upload.id} className={classes.card}>
        <UploadProgress upload={upload} />
      </li>
    ))}
    {props.documents.map((document) => (
      <DocumentCard key={document.id} document={document} handlers={props.handlers} />
    ))}
    {Array.from({ length: props.free }, (_, slot) => (
      <li key={slot} className={classes.free}>
        <span className={parts.free}>{t('Free slot')}</span>
      </li>
    ))}
  </ul>
)

const DocumentCard = (props: { document: Document; handlers: DocumentHandlers }) => {
  const { document, handlers } = props
  const { mutate } = useSetDocumentType()
  return (
    <li className={classes.card} data-document={document.id}>
      <DocumentName
        filename={document.filename}
        bytes={document.file_size}
        onOpen={() => handlers.dialogs.open('preview', { id: document.id })}
      >
        {` · ${formatCardDate(document.uploaded_at)}`}
      </DocumentName>
      <div className={classes.foot}>
        <TypeBadge
          filename={document.filename}
          type={document.document_type}
          onChange={(document_type) => mutate({ id: document.id, document_type })}
        />
        <DocumentActions document={document} handlers={handlers} />
      </div>
    </li>
  )
}
