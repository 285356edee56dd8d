import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useEffectEvent, useState } from 'react'
import { openPdf } from './load-pdf.ts'
import { PdfPage } from './pdf-page.tsx'
import dialog from './preview-dialog.module.css'
import { PreviewLoading } from './preview-states.tsx'
import { useWidth } from '../../../lib/use-width.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { t } from '#src/language/t.ts'

export type PreviewProps = {
  file: Blob
  label: string
  /** A factor; at 1 a page fills the width. */
  zoom: number
  onFail: (error: unknown) => void
}

type Opened = {
  pdf: PDFDocumentProxy
  /** Height / width of the first page, used for the other pages until they are drawn. */
  ratio: number
}

const PADDING_PX = 12
const MAX_FIT_PX = 880

const usePdf = (file: Blob, onFail: (error: unknown) => void): Opened | undefined => {
  const [opened, setOpened] = useState<Opened>()
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    let isCurrent = true
    const { pdf: opening, close } = openPdf(file)
    const open = async () => {
      try {
        const pdf = await opening
        const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
        if (isCurrent) setOpened({ pdf, ratio: height / width })
      } catch (error) {
        if (isCurrent) fail(error)
      }
    }
    void open()
    return () => {
      isCurrent = false
      setOpened(undefined)
      close()
    }
  }, [file])
  return opened
}

/** Renders a PDF with selectable text; only pages near the visible area are drawn. */
export const PdfPreview = ({ file, label, zoom, onFail }: PreviewProps) => {
  const opened = usePdf(file, onFail)
  const [viewer, setViewer] = useState<HTMLDivElement | null>(null)
  const width = useWidth(viewer)
  if (!opened) return <PreviewLoading />
  const pageWidth = Math.floor(Math.min(width - 2 * PADDING_PX, MAX_FIT_PX) * zoom)
  const pages = opened.pdf.numPages
  return (
    <ScrollRegion ref={setViewer} className={dialog.viewer} label={label}>
      {viewer &&
        width > 0 &&
        Array.from({ length: pages }, (_, index) => (
          <PdfPage
            key={index}
            pdf={opened.pdf}
            number={index + 1}
            name={t('Page {page, number} of {last, number}', { page: index + 1, last: pages })}
            width={pageWidth}
            expectedRatio={opened.ratio}
            viewer={viewer}
          />
        ))}
    </ScrollRegion>
  )
}
