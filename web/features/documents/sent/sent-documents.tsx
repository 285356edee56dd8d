import { lazy, Suspense } from 'react'
import { DOCUMENT_TYPE_LABELS } from '#src/documents/constants.ts'
import type { SentDocument } from '#src/documents/schema.ts'
import type { Previewed } from '../preview/preview-dialog.tsx'
import { TYPE_ICONS } from '../type-icons.ts'
import classes from './sent.module.css'
import { t } from '#src/language/t.ts'

const PreviewDialog = lazy(async () => ({
  default: (await import('../preview/preview-dialog.tsx')).PreviewDialog,
}))

/** The documents sent with an application; those that still exist can be opened. */
export const SentDocuments = (props: {
  documents: readonly SentDocument[]
  onOpen: (document: Previewed) => void
}) => (
  <ul className={classes.list}>
    {props.documents.map(({ id, filename, document_type }, index) => {
      const Icon = TYPE_ICONS[document_type]
      return (
        // Deleted documents have no id; only their position tells them apart.
        <li key={id ?? index}>
          <Icon size={18} aria-hidden />
          <span className={classes.words}>
            {id === null ? (
              <bdi>{filename}</bdi>
            ) : (
              <button
                type="button"
                className={classes.open}
                onClick={() => props.onOpen({ id, filename })}
              >
                <bdi>{filename}</bdi>
              </button>
            )}
            <span className={classes.aside}>
              {DOCUMENT_TYPE_LABELS[document_type]}
              {id === null && ` · ${t('deleted since')}`}
            </span>
          </span>
        </li>
      )
    })}
  </ul>
)

/** The preview of a sent document, above the dialog that lists them. */
export const SentPreview = (props: { document: Previewed; onClose: () => void }) => (
  <Suspense fallback={null}>
    <PreviewDialog {...props} />
  </Suspense>
)
