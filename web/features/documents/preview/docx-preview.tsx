import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { renderDocx } from './render-docx.ts'
import dialog from './preview-dialog.module.css'
import type { PreviewProps } from './pdf-preview.tsx'
import { useWidth } from '../../../lib/use-width.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'

/** Renders a DOCX as closely to a word processor as a browser can. */
export const DocxPreview = ({ file, label, zoom, onFail }: PreviewProps) => {
  const [viewer, setViewer] = useState<HTMLDivElement | null>(null)
  const sheets = useRef<HTMLDivElement>(null)
  const width = useWidth(viewer)
  const [pageWidth, setPageWidth] = useState<number>()
  const fail = useEffectEvent(onFail)

  useEffect(() => {
    if (!sheets.current) return
    let isCurrent = true
    const render = async (host: HTMLElement) => {
      try {
        const widest = await renderDocx(file, host, () => isCurrent)
        if (isCurrent) setPageWidth(widest)
      } catch (error) {
        if (isCurrent) fail(error)
      }
    }
    void render(sheets.current)
    return () => {
      isCurrent = false
    }
  }, [file])

  const fit = pageWidth ? Math.min(1, width / pageWidth) : 1
  return (
    <ScrollRegion
      ref={setViewer}
      className={dialog.viewer}
      label={label}
      isBusy={pageWidth === undefined}
    >
      <div
        ref={sheets}
        // Hidden and unzoomed until measured: the library places tab stops at that time.
        style={pageWidth ? { zoom: fit * zoom } : { visibility: 'hidden' }}
      />
    </ScrollRegion>
  )
}
