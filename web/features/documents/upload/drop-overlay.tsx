import {
  DOCUMENT_TYPE_LABELS,
  DOCUMENT_TYPES,
  type DocumentType,
} from '#src/documents/constants.ts'
import { TYPE_ICONS } from '../type-icons.ts'
import { ONLY_SO_MANY } from './check-file.ts'
import classes from './drop-overlay.module.css'
import { t } from '#src/language/t.ts'

/** The document type of the drop target; undefined outside of a target. */
export const findDropType = (on: Element | null): DocumentType | undefined => {
  const named = on?.closest<HTMLElement>('[data-drop-type]')?.dataset['dropType']
  return DOCUMENT_TYPES.find((type) => type === named)
}

/** Covers the page while a file is dragged, with one drop target per document type. */
export const DropOverlay = ({ free }: { free: number }) => (
  <div className={classes.overlay}>
    {free === 0 ? (
      <p className={classes.full}>{ONLY_SO_MANY}</p>
    ) : (
      <>
        <p className={classes.lead}>{t('Drop to upload to your documents as…')}</p>
        <ul className={classes.fields}>
          {DOCUMENT_TYPES.map((type) => (
            <DropField key={type} type={type} />
          ))}
        </ul>
        <p className={classes.hint}>{t('Anywhere else, the file’s name decides which it is.')}</p>
      </>
    )}
  </div>
)

const DropField = ({ type }: { type: DocumentType }) => {
  const Icon = TYPE_ICONS[type]
  return (
    <li className={classes.field} data-drop-type={type}>
      <Icon size={30} strokeWidth={1.75} aria-hidden />
      {DOCUMENT_TYPE_LABELS[type]}
    </li>
  )
}
