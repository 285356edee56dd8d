import { buffer } from 'node:stream/consumers'
import Pdf from 'pdfkit'
import type { Block, LineBlock, Page, Piece, Section } from './blocks.ts'

/** In points. */
const PAGE = { width: 595, height: 842, margin: 50 }
const NARROW = 110
const SIDE = 150
const BULLET_INDENT = 12
const LEADING = 1.35
/** A fixed creation date, because a PDF contains it and its id depends on it. */
const MADE = new Date('2024-01-01T00:00:00Z')

type Room = { left: number; width: number }

/** Draws a PDF with pdfkit, without a browser; deterministic. */
export async function writePdf(page: Page): Promise<Buffer> {
  const { look, top, main, side } = page
  const pdf = new Pdf({ size: 'A4', margin: 0, bufferPages: true, info: { CreationDate: MADE } })
  const pen = createPen(pdf, page)
  const whole = { left: PAGE.margin, width: PAGE.width - 2 * PAGE.margin }
  const wide = whole.width - SIDE
  const sections = (all: Section[], room: Room): void => {
    for (const { header, blocks } of all) pen.write([header, ...blocks], room)
  }
  pen.write(top, whole)
  if (look.columns === 'margin') {
    for (const { header, blocks } of main)
      pen.beside([
        () => pen.write([header], { left: whole.left, width: SIDE - 10 }),
        () => pen.write(blocks, { left: whole.left + SIDE, width: wide }),
      ])
  } else if (side.length === 0) sections(main, whole)
  else {
    const [sideLeft, mainLeft] = look.isSideFirst ? [0, SIDE] : [wide, 0]
    pen.beside([
      () => sections(side, { left: whole.left + sideLeft, width: SIDE - 14 }),
      () => sections(main, { left: whole.left + mainLeft, width: wide - 14 }),
    ])
  }
  pdf.end()
  return buffer(pdf)
}

function createPen(pdf: PDFKit.PDFDocument, { look }: Page) {
  let [number, y] = [0, PAGE.margin]

  const sizeOf = ({ role }: LineBlock): number =>
    role === 'name' ? look.size * 2 : role === 'header' ? look.size + 2 : look.size
  const setFace = ({ bold, italic }: Omit<Piece, 'text'>, size: number): void => {
    const style = bold === true ? '-Bold' : italic === true ? '-Oblique' : ''
    pdf.font(`Helvetica${style}`).fontSize(size)
  }
  const measure = (pieces: Piece[], size: number): number =>
    pieces.reduce((sum, piece) => {
      setFace(piece, size)
      return sum + pdf.widthOfString(piece.text)
    }, 0)

  const goTo = (page: number, at: number): void => {
    ;[number, y] = [page, at]
    pdf.switchToPage(page)
  }
  const takeLine = (height: number): void => {
    if (y + height <= PAGE.height - PAGE.margin) return
    const count = pdf.bufferedPageRange().count
    if (number + 1 >= count) pdf.addPage({ size: 'A4', margin: 0 })
    goTo(number + 1, PAGE.margin)
  }

  /** Wraps words over several lines. */
  function flow(pieces: Piece[], { left, width }: Room, size: number): void {
    let x = left
    takeLine(size * LEADING)
    for (const piece of pieces)
      for (const word of piece.text.split(/(?<= )/)) {
        setFace(piece, size)
        if (x > left && x + pdf.widthOfString(word.trimEnd()) > left + width) {
          y += size * LEADING
          takeLine(size * LEADING)
          x = left
          setFace(piece, size)
        }
        pdf.text(word, x, y, { lineBreak: false })
        x += pdf.widthOfString(word)
      }
    y += size * LEADING
  }

  function writeLine(block: LineBlock, { left, width }: Room): void {
    const size = sizeOf(block)
    const space = look.space === 'tight' ? 1 : look.size
    if (block.role === 'header') y += size
    else if (block.isFirst) y += space
    if (block.role === 'bullet') {
      takeLine(size * LEADING)
      setFace({}, size)
      pdf.text('•', left, y, { lineBreak: false })
    }
    const indent = block.role === 'bullet' ? BULLET_INDENT : 0
    const [first = [], second] = block.cells
    const room = { left: left + indent, width: width - indent }
    if (!second) flow(first, room, size)
    else {
      const end = measure(second, size)
      const at = block.tab === 'right' ? left + width - end : left + NARROW
      takeLine(size * LEADING)
      beside([
        () => flow(first, { left, width: at - left - 8 }, size),
        () => flow(second, { left: at, width: left + width - at + 1 }, size),
      ])
    }
    if (block.role === 'header' && look.headers === 'ruled')
      pdf
        .moveTo(left, y)
        .lineTo(left + width, y)
        .stroke()
  }

  function write(blocks: Block[], room: Room): void {
    for (const block of blocks) {
      if (block.kind === 'line') {
        writeLine(block, room)
        continue
      }
      if (block.isFirst && look.space !== 'tight') y += look.size
      const wide = (room.width - NARROW) / Math.max(1, block.cells.length - 1)
      const others = block.cells.slice(1).map(() => wide)
      const widths = block.narrow === 'left' ? [NARROW, ...others] : [...others, NARROW]
      const startOf = (cell: number): number =>
        widths.slice(0, cell).reduce((sum, one) => sum + one, room.left)
      beside(
        block.cells.map(
          (lines, cell) => () =>
            write(lines, { left: startOf(cell), width: (widths[cell] ?? wide) - 8 }),
        ),
      )
    }
  }

  /** Writes columns that begin at the same height; continues below the longest. */
  function beside(columns: (() => void)[]): void {
    const start: [number, number] = [number, y]
    const ends = columns.map((column) => {
      goTo(...start)
      column()
      return { number, y }
    })
    const [last] = ends.toSorted((a, b) => b.number - a.number || b.y - a.y)
    if (last) goTo(last.number, last.y)
  }

  return { write, beside }
}
