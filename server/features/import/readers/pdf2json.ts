import PDFParser, { type Output } from 'pdf2json'
import type { Page, TextRun } from '../parser/model.ts'

/** pdf2json has its own unit and origin for positions, but widths in points. */
const POINTS_PER_UNIT = 16
const LEFT = 0.25
const BASELINE = 0.75
/** The sizes that it returns are too large by this (in points). */
const SIZE_EXCESS = 3

type Text = Output['Pages'][number]['Texts'][number]

/**
 * The second PDF reader, for files that pdf.js cannot open or in which it finds no text, such as
 * rotated pages; null if it fails too. Form fields are read by pdf.js only (./pdf-fields.ts),
 * because this library never finishes on some damaged files.
 */
export async function readPdfAgain(bytes: Uint8Array, pagesMax: number): Promise<Page[] | null> {
  const parser = new PDFParser()
  const output = await new Promise<Output | null>((resolve) => {
    parser.on('pdfParser_dataReady', resolve)
    parser.on('pdfParser_dataError', () => resolve(null))
    // It ignores the byteOffset of a pooled Buffer, so it gets a copy.
    const own = Buffer.from(new Uint8Array(bytes).buffer)
    parser.parseBuffer(own, 0)
  })
  parser.destroy()
  return (
    output?.Pages.slice(0, pagesMax).map((page) => ({
      width: page.Width * POINTS_PER_UNIT,
      height: page.Height * POINTS_PER_UNIT,
      runs: page.Texts.flatMap(toRun),
    })) ?? null
  )
}

function toRun(text: Text): TextRun[] {
  const value = text.R.map((run) => decode(run.T)).join('')
  const [, given = 13, bold = 0, italic = 0] = text.R[0]?.TS ?? []
  const size = Math.max(1, given - SIZE_EXCESS)
  if (!value.trim()) return []
  return [
    {
      text: value,
      x: (text.x + LEFT) * POINTS_PER_UNIT,
      y: (text.y + BASELINE) * POINTS_PER_UNIT,
      width: text.w,
      size,
      bold: bold === 1,
      italic: italic === 1,
      font: '',
    },
  ]
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
