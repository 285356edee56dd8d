import type { RefObject } from 'react'
import { DOCUMENTS_MAX } from '#src/documents/constants.ts'
import { ScreenToolbar } from '../../ui/screen-toolbar.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import classes from './documents-toolbar.module.css'
import { type OnFiles, UploadButton } from './upload/upload-button.tsx'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../lib/t-nodes.ts'
import { visuallyHidden } from '../../ui/marks.tsx'

/** The screen's name, the number of used slots, the search, and the upload button. */
export const DocumentsToolbar = (props: {
  /** Undefined while the list is loading. */
  count: number | undefined
  text: string
  onType: (text: string) => void
  onSearchBlur: () => void
  upload: {
    onFull: (() => void) | undefined
    onFiles: OnFiles
    button: RefObject<HTMLButtonElement | null>
  }
}) => (
  <ScreenToolbar
    name={t('My Documents')}
    isStacked
    badge={props.count !== undefined && <CountBadge count={props.count} />}
    search={
      <SearchField
        label={t('Search documents')}
        value={props.text}
        onType={props.onType}
        onBlur={props.onSearchBlur}
      />
    }
    actions={<UploadButton {...props.upload} />}
  />
)

const CountBadge = ({ count }: { count: number }) => (
  <span className={classes.count} role="status">
    <span className={classes.slots} aria-hidden>
      {Array.from({ length: DOCUMENTS_MAX }, (_, slot) => (
        <i key={slot} data-taken={slot < count || undefined} />
      ))}
    </span>
    {tNodes('{count, number} of {max, number}<hidden> documents</hidden>', {
      count,
      max: DOCUMENTS_MAX,
      hidden: visuallyHidden,
    })}
  </span>
)
