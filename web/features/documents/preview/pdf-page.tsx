import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import { drawPage } from './draw-page.ts'
import classes from './pdf-page.module.css'
import { t } from '#src/language/t.ts'

/**
 * Pages this close to the visible area are drawn; farther ones are removed, since canvases need
 * much memory.
 */
const NEAR = '800px 0px'

const useIsNear = (element: HTMLElement | null, viewer: HTMLElement) => {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { root: viewer, rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, viewer])
  return isNear
}

/** One page of a PDF: its image with a text layer above it. */
export const PdfPage = (props: {
  pdf: PDFDocumentProxy
  number: number
  name: string
  /** In CSS px. */
  width: number
  /** Height / width, until the page's own is known. */
  expectedRatio: number
  viewer: HTMLElement
}) => {
  const { pdf, number, name, width, expectedRatio, viewer } = props
  const [element, setElement] = useState<HTMLElement | null>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(element, viewer)
  const [ratio, setRatio] = useState(expectedRatio)
  const [isBroken, setIsBroken] = useState(false)

  useEffect(() => {
    if (!isNear || !sheet.current) return
    const drawing = drawPage({ pdf, number, width, sheet: sheet.current, onRatio: setRatio })
    let isCurrent = true
    setIsBroken(false)
    drawing.done.catch(() => {
      if (isCurrent) setIsBroken(true)
    })
    return () => {
      isCurrent = false
      drawing.stop()
    }
  }, [isNear, pdf, number, width])

  return (
    <section
      ref={setElement}
      className={classes.page}
      aria-label={name}
      style={{ width, height: Math.round(width * ratio) }}
    >
      <div ref={sheet} />
      {isBroken && <p className={classes.broken}>{t('This page could not be displayed.')}</p>}
    </section>
  )
}
