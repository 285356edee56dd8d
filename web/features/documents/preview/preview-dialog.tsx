import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { FileKind } from '#src/documents/constants.ts'
import { findFileKind } from '#src/documents/filename.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { fetchDocument } from '../fetch-document.ts'
import { useDownload } from '../use-download.ts'
import classes from './preview-dialog.module.css'
import { PreviewFailure, PreviewLoading } from './preview-states.tsx'
import { useZoom, type Zoom, ZoomControl } from './zoom.tsx'
import { t } from '#src/language/t.ts'

// Each loads a library that nothing else needs.
const createPreviews = () => ({
  Pdf: lazy(async () => ({ default: (await import('./pdf-preview.tsx')).PdfPreview })),
  Docx: lazy(async () => ({ default: (await import('./docx-preview.tsx')).DocxPreview })),
  Text: lazy(async () => ({ default: (await import('./text-preview.tsx')).TextPreview })),
})
type Previews = ReturnType<typeof createPreviews>
/** Recreated after a failure, since a lazy component that failed to load never retries. */
let previews = createPreviews()

export type Previewed = { id: string; filename: string }

/** Shows a document: PDF and DOCX rendered, DOC as plain text. */
export const PreviewDialog = (props: { document: Previewed; onClose: () => void }) => {
  const { document, onClose } = props
  const { busyId, download } = useDownload()
  const zoom = useZoom()
  const kind = findFileKind(document.filename)
  return (
    <Dialog title={<bdi>{document.filename}</bdi>} isOpen onClose={onClose} size="62rem">
      <div className={classes.bar}>
        {kind !== 'doc' && <ZoomControl zoom={zoom} />}
        <Button
          variant="default"
          className={classes.download ?? ''}
          leftSection={<Download size={18} aria-hidden />}
          loading={busyId === document.id}
          onClick={() => download(document)}
        >
          {t('Download')}
        </Button>
      </div>
      <CatchBoundary getResetKey={() => document.id} errorComponent={BrokenPreview}>
        <Suspense fallback={<PreviewLoading />}>
          <Preview document={document} kind={kind} zoom={zoom} />
        </Suspense>
      </CatchBoundary>
    </Dialog>
  )
}

const BrokenPreview = (props: { error: unknown; reset: () => void }) => {
  const loadAgain = () => {
    previews = createPreviews()
    props.reset()
  }
  return <PreviewFailure error={props.error} onRetry={loadAgain} />
}

const Preview = (props: { document: Previewed; kind: FileKind | undefined; zoom: Zoom }) => {
  const { document, kind, zoom } = props
  const { Pdf, Docx, Text } = previews
  if (kind === 'doc') return <Text document={document} />
  return <FilePreview document={document} Page={kind === 'pdf' ? Pdf : Docx} zoom={zoom} />
}

const FilePreview = (props: {
  document: Previewed
  Page: Previews['Pdf' | 'Docx']
  zoom: Zoom
}) => {
  const { document, Page, zoom } = props
  const { file, error, retry } = useDocumentFile(document.id)
  const [unreadable, setUnreadable] = useState<unknown>()
  if (error ?? unreadable) {
    const tryAgain = () => {
      setUnreadable(undefined)
      retry()
    }
    return <PreviewFailure error={error ?? unreadable} onRetry={tryAgain} />
  }
  if (!file) return <PreviewLoading />
  return (
    <Page
      file={file}
      label={t('Preview of {filename}', { filename: document.filename })}
      zoom={zoom.factor}
      onFail={setUnreadable}
    />
  )
}

/** Long enough to switch between two documents. */
const CACHE_MS = 60_000

/** The file of a document. It never changes, so it is fetched once. */
const useDocumentFile = (id: string) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['document-file', id],
    queryFn: ({ signal }) => fetchDocument(id, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    gcTime: CACHE_MS,
    retry: false,
  })
  return { file: data, error: data === undefined ? error : null, retry: () => void refetch() }
}
