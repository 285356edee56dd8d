import type { ReactNode } from 'react'
import type { Document } from '#src/documents/schema.ts'
import { formatCardDate, formatTime } from '../../lib/dates.ts'
import { DocumentActions, type DocumentHandlers } from './document-actions.tsx'
import { DocumentName } from './document-name.tsx'
import parts from './document-parts.module.css'
import classes from './document-table.module.css'
import { useSetDocumentType } from './mutations.ts'
import { TypeBadge } from './type-badge.tsx'
import { UploadProgress } from './upload/upload-progress.tsx'
import type { Upload } from './upload/uploads.ts'
import { t } from '#src/language/t.ts'

export type ListProps = {
  documents: readonly Document[]
  uploads: readonly Upload[]
  /** Replaces the rows if there are none. */
  blank: ReactNode
  /** The number of free slots to show; none among search results. */
  free: number
  handlers: DocumentHandlers
}

const COLUMNS = [t('Filename'), t('Uploaded At'), t('Document Type'), t('Actions')] as const

/** One row per slot: its document, a running upload, or an empty slot. */
export const DocumentTable = (props: ListProps) => (
  <div className={classes.frame}>
    <table className={classes.table}>
      <thead>
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.blank && (
          <tr>
            <td colSpan={COLUMNS.length}>{props.blank}</td>
          </tr>
        )}
        {props.uploads.map((upload) => (
          <tr key={upload.id}>
            <td colSpan={COLUMNS.length}>
              <UploadProgress upload={upload} />
            </td>
          </tr>
        ))}
        {props.documents.map((document) => (
          <DocumentRow key={document.id} document={document} handlers={props.handlers} />
        ))}
        {Array.from({ length: props.free }, (_, slot) => (
          <tr key={slot} className={classes.free}>
            <td colSpan={COLUMNS.length}>
              <FreeSlot />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const DocumentRow = (props: { document: Document; handlers: DocumentHandlers }) => {
  const { document, handlers } = props
  const { mutate } = useSetDocumentType()
  return (
    <tr data-document={document.id}>
      <td>
        <DocumentName
          filename={document.filename}
          bytes={document.file_size}
          onOpen={() => handlers.dialogs.open('preview', { id: document.id })}
        />
      </td>
      <td className={classes.when}>
        {formatCardDate(document.uploaded_at)}
        <span className={parts.aside}>{formatTime(document.uploaded_at)}</span>
      </td>
      <td>
        <TypeBadge
          filename={document.filename}
          type={document.document_type}
          onChange={(document_type) => mutate({ id: document.id, document_type })}
        />
      </td>
      <td>
        <DocumentActions document={document} handlers={handlers} />
      </td>
    </tr>
  )
}

const FreeSlot = () => (
  <span className={parts.free}>{t('Free slot: drop a file here, or press Upload Document')}</span>
)
