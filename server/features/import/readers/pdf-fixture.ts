import { buffer } from 'node:stream/consumers'
import Pdf from 'pdfkit'

export type Pen = {
  /** Writes text at a position in points; y is the top of the text. */
  at: (text: string, x: number, y: number, face?: Face) => void
  /** Writes text that ends at the right margin. */
  right: (text: string, y: number, face?: Face) => void
  /** Writes a bullet and its text. */
  bullet: (text: string, x: number, y: number) => void
  page: () => void
}
type Face = { bold?: boolean; italic?: boolean; size?: number }

const RIGHT = 550
const fontOf = ({ bold, italic }: Face): string =>
  bold ? 'Helvetica-Bold' : italic ? 'Helvetica-Oblique' : 'Helvetica'

/** A test PDF drawn with positioned text, like those of most resume builders. */
export async function drawPdf(
  draw: (pen: Pen) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array> {
  const pdf = new Pdf({ margin: 0, ...options })
  const set = (face: Face): void => {
    pdf.font(fontOf(face)).fontSize(face.size ?? 10)
  }
  const at = (text: string, x: number, y: number, face: Face = {}): void => {
    set(face)
    pdf.text(text, x, y, { lineBreak: false })
  }
  draw({
    at,
    right: (text, y, face = {}) => {
      set(face)
      pdf.text(text, RIGHT - pdf.widthOfString(text), y, { lineBreak: false })
    },
    bullet: (text, x, y) => {
      at('•', x, y)
      at(text, x + 12, y)
    },
    page: () => pdf.addPage({ margin: 0 }),
  })
  pdf.end()
  return new Uint8Array(await buffer(pdf))
}
