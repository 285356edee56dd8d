import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { DOCUMENTS_MAX } from '#src/documents/constants.ts'
import type { Document } from '#src/documents/schema.ts'
import { createSearch } from '#src/search.ts'
import { useIsPhone } from '../../lib/use-is-phone.ts'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { useSearchText } from '../../lib/use-search-text.ts'
import { useDocumentDialogs } from './dialogs.ts'
import { DocumentCards } from './document-cards.tsx'
import { DocumentDialogs } from './document-dialogs.tsx'
import { DocumentTable, type ListProps } from './document-table.tsx'
import classes from './documents-screen.module.css'
import { DocumentsToolbar } from './documents-toolbar.tsx'
import { useDocuments } from './queries.ts'
import { DocumentsSkeleton, NoDocuments, NoMatch } from './states.tsx'
import { DropOverlay, findDropType } from './upload/drop-overlay.tsx'
import { Refusals } from './upload/refusals.tsx'
import { useUploads } from './upload/uploads.ts'
import { useDrop } from './upload/use-drop.ts'
import { useIntake } from './upload/use-intake.ts'
import { useDownload } from './use-download.ts'
import { t } from '#src/language/t.ts'

const searchDocuments = createSearch(({ filename }: Document) => [filename])

const List = (props: ListProps) =>
  useIsPhone() ? <DocumentCards {...props} /> : <DocumentTable {...props} />

/** The documents screen: the toolbar, and the three slots or a replacement for them. */
export const DocumentsScreen = (props: {
  /** The search text in the URL. */
  query: string
  onQuery: (query: string) => void
}) => {
  const { documents, isLoading, failure, retry } = useDocuments()
  const uploads = useUploads()
  const dialogs = useDocumentDialogs()
  const { busyId, download } = useDownload()
  const search = useSearchText(props.query, props.onQuery)
  const found = useMemo(() => searchDocuments(documents, search.query), [documents, search.query])
  const onTheirWay = uploads.filter((upload) => upload.failure === undefined)
  const free = Math.max(0, DOCUMENTS_MAX - documents.length - onTheirWay.length)
  const intake = useIntake(free)
  const isDragging = useDrop((files, on) => intake.take(files, findDropType(on)))
  const hasList = !isLoading && failure === undefined
  const isEmpty = hasList && documents.length === 0 && uploads.length === 0
  const button = useFocusOnceBegun(isEmpty)
  const isSearching = search.query.trim() !== ''

  /** Returns what replaces the rows if there are none. */
  const findBlank = () => {
    if (isEmpty) return <NoDocuments onUpload={() => button.current?.click()} />
    if (!isSearching || found.length > 0 || uploads.length > 0) return undefined
    return <NoMatch query={search.query.trim()} onClear={() => search.type('')} />
  }

  const body = () => {
    if (failure !== undefined) return <FailureNotice message={failure} onRetry={retry} />
    if (isLoading) return <DocumentsSkeleton />
    return (
      <List
        documents={found}
        uploads={uploads}
        blank={findBlank()}
        free={
          isSearching || isEmpty
            ? 0
            : Math.max(0, DOCUMENTS_MAX - documents.length - uploads.length)
        }
        handlers={{ dialogs, download, busyId }}
      />
    )
  }

  return (
    <div className={classes.screen}>
      <DocumentsToolbar
        count={hasList ? documents.length : undefined}
        text={search.text}
        onType={search.type}
        onSearchBlur={search.flush}
        upload={{
          onFull: free === 0 ? intake.refuseAll : undefined,
          onFiles: intake.take,
          button,
        }}
      />
      {intake.refusals.length > 0 && (
        <Refusals refusals={intake.refusals} onDismiss={intake.dismiss} />
      )}
      {isSearching && hasList && (
        <p className={classes.count} role="status">
          {t('{found, number} of {count, number} documents', {
            found: found.length,
            count: documents.length,
          })}
        </p>
      )}
      {body()}
      {hasList && !isEmpty && !isSearching && (
        <p className={classes.limits}>
          {documents.length < DOCUMENTS_MAX ? (
            <>
              {t('PDF, DOC or DOCX, up to 3 MB each.')}
              <span className={classes.drop}> {t('Drop a file anywhere on this page.')}</span>
            </>
          ) : (
            t('All three slots are taken. Delete a document to make room for a new one.')
          )}
        </p>
      )}
      {isDragging && hasList && <DropOverlay free={free} />}
      <DocumentDialogs />
    </div>
  )
}

/**
 * Moves the focus to the toolbar's button when the first upload removes the empty screen's button.
 */
const useFocusOnceBegun = (isEmpty: boolean): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null)
  const wasEmpty = useRef(isEmpty)
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (wasEmpty.current && !isEmpty && isLost) button.current?.focus({ preventScroll: true })
    wasEmpty.current = isEmpty
  }, [isEmpty])
  return button
}
