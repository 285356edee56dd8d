import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import classes from './pdf-page.module.css'

/** Phones do not support larger canvases. */
const MAX_CANVAS_PX = 16_777_216

const findPixelRatio = (width: number, height: number): number =>
  Math.min(window.devicePixelRatio, Math.sqrt(MAX_CANVAS_PX / (width * height)))

/**
 * Draws a page into `sheet`, `width` CSS px wide at the screen's resolution, with a text layer
 * above it. `done` rejects if it cannot be drawn; `stop` cancels the drawing and empties the sheet.
 */
export const drawPage = (page: {
  pdf: PDFDocumentProxy
  number: number
  width: number
  sheet: HTMLElement
  /** Called with height / width of the page once known. */
  onRatio: (ratio: number) => void
}): { done: Promise<void>; stop: () => void } => {
  const { pdf, number, width, sheet } = page
  const stops: (() => void)[] = []
  let isStopped = false

  const draw = async () => {
    const proxy = await pdf.getPage(number)
    if (isStopped) return
    const natural = proxy.getViewport({ scale: 1 })
    const viewport = proxy.getViewport({ scale: width / natural.width })
    page.onRatio(natural.height / natural.width)
    const canvas = document.createElement('canvas')
    const pixels = findPixelRatio(viewport.width, viewport.height)
    canvas.width = Math.floor(viewport.width * pixels)
    canvas.height = Math.floor(viewport.height * pixels)
    canvas.className = classes.picture ?? ''
    canvas.setAttribute('aria-hidden', 'true')
    const text = document.createElement('div')
    text.className = classes.text ?? ''
    text.style.setProperty('--total-scale-factor', String(viewport.scale))
    sheet.replaceChildren(canvas, text)
    const drawing = proxy.render({ canvas, viewport, transform: [pixels, 0, 0, pixels, 0, 0] })
    const textContentSource = proxy.streamTextContent()
    const layer = new TextLayer({ textContentSource, container: text, viewport })
    stops.push(
      () => drawing.cancel(),
      () => layer.cancel(),
      () => {
        // Frees the canvas memory at once instead of at the next garbage collection.
        canvas.width = 0
        canvas.height = 0
      },
    )
    await Promise.all([drawing.promise, layer.render()])
  }

  const done = draw()
  return {
    done,
    stop: () => {
      isStopped = true
      for (const stop of stops) stop()
      sheet.replaceChildren()
      void pdf.getPage(number).then(
        (proxy) => proxy.cleanup(),
        () => {},
      )
    },
  }
}
