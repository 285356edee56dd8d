import { fileURLToPath } from 'node:url'
import PdfDocument from 'pdfkit'

/** A report's printed texts; plain data, so that it can be passed to a thread. */
export type PrintedReport = {
  language: string
  isLetter: boolean
  title: string
  /** Such as `Name: Ada Lovelace`. */
  facts: readonly string[]
  columns: readonly string[]
  /** The columns' widths, relative to their sum. */
  widths: readonly number[]
  rows: readonly (readonly string[])[]
  /** Shown if there are no rows. */
  nothing: string
  /** A second, small table. */
  summary:
    | { title: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
    | undefined
  signature: string
  /** Such as `Page # of ##`. */
  page: string
}

const MARGIN = 40
const PADDING = 4
const SIZE = 8.5
const FOOTER = 24
const RULE = '#b8b8b8'

const fontPath = (file: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/arimo/${file}`))

// By path, because a registered font name would make each use read the file again.
const FONT = fontPath('400Regular/Arimo_400Regular.ttf')
const BOLD = fontPath('700Bold/Arimo_700Bold.ttf')

/** Returns a PDF that is tagged for screen readers (PDF/UA-1) and embeds its fonts. */
export function drawPdf(report: PrintedReport): Promise<Buffer> {
  const options: PDFKit.PDFDocumentOptions = {
    size: report.isLetter ? 'LETTER' : 'A4',
    layout: 'landscape',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER },
    pdfVersion: '1.7',
    tagged: true,
    lang: report.language,
    displayTitle: true,
    bufferPages: true,
    font: FONT,
    info: { Title: report.title, Creator: 'Foothold', Producer: 'Foothold' },
  }
  // The option is newer than the library's types.
  const document = new PdfDocument(Object.assign(options, { subset: 'PDF/UA' }))
  const finished = collect(document)
  const root = document.struct('Document')
  document.addStructure(root)

  root.add(
    document.struct('H1', {}, () => {
      document.font(BOLD).fontSize(16).text(report.title)
    }),
  )
  for (const fact of report.facts) {
    root.add(
      document.struct('P', {}, () => {
        document.font(FONT).fontSize(10).text(toDrawn(fact))
      }),
    )
  }
  document.y += 10
  const rows = report.rows.map((texts) => texts.map(toDrawn))
  const tail = report.summary === undefined ? SIGNATURE_HEIGHT : 0
  if (rows.length > 0) drawTable(document, root, { ...report, rows }, tail)
  else {
    root.add(
      document.struct('P', {}, () => {
        document.font(FONT).fontSize(10).text(report.nothing, MARGIN)
      }),
    )
  }
  if (report.summary !== undefined) drawSummary(document, root, report.summary)
  drawSignature(document, root, report.signature)
  root.end()
  numberPages(document, report.page)
  document.end()
  return finished
}

/** Pictures and characters without width, which no text font can draw. */
const UNDRAWN = /(?![\n©®™])(?:\p{Cc}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)/gu
const toDrawn = (text: string): string =>
  text
    .replaceAll(/[\t\r]+/g, ' ')
    .replaceAll(UNDRAWN, '')
    .trim()

type Doc = InstanceType<typeof PdfDocument>
type Struct = ReturnType<Doc['struct']>

const collect = (document: Doc): Promise<Buffer> => {
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
}

const bottomOf = ({ page }: Doc) => page.height - MARGIN - FOOTER
const innerWidth = ({ page }: Doc) => page.width - 2 * MARGIN

type Table = Pick<PrintedReport, 'columns' | 'widths' | 'rows'>

/** The last row leaves room for the `tail` below it, which thus never has a page alone. */
function drawTable(
  document: Doc,
  root: Struct,
  { columns, widths, rows }: Table,
  tail: number,
): void {
  const sum = widths.reduce((total, width) => total + width, 0)
  const cells = widths.map((width) => (width / sum) * innerWidth(document))
  const table = document.struct('Table')
  root.add(table)
  const head = document.struct('TR')
  table.add(head)
  drawRow(document, cells, columns, { font: BOLD, kind: 'TH', row: head })
  head.end()
  for (const [index, texts] of rows.entries()) {
    const height = measure(document, cells, texts, FONT)
    const isLast = index === rows.length - 1
    if (document.y + height + (isLast ? tail : 0) > bottomOf(document)) {
      document.addPage()
      // Screen readers read a repeated header only once.
      drawRow(document, cells, columns, { font: BOLD, kind: 'Artifact' })
    }
    const row = document.struct('TR')
    table.add(row)
    drawRow(document, cells, texts, { font: FONT, kind: 'TD', row })
    row.end()
  }
  table.end()
}

const measure = (
  document: Doc,
  cells: readonly number[],
  texts: readonly string[],
  font: string,
) => {
  document.font(font).fontSize(SIZE)
  const heights = texts.map((text, index) =>
    document.heightOfString(text || ' ', { width: (cells[index] ?? 0) - 2 * PADDING }),
  )
  return Math.max(...heights) + 2 * PADDING
}

const NO_OPTIONS: PDFKit.Mixins.StructureElementOptions = {}
// The option is newer than the library's types.
const KINDS = { TH: Object.assign({ ...NO_OPTIONS }, { scope: 'Column' }), TD: NO_OPTIONS }

type RowStyle = { font: string } & ({ kind: 'Artifact' } | { kind: 'TH' | 'TD'; row: Struct })

function drawRow(
  document: Doc,
  cells: readonly number[],
  texts: readonly string[],
  style: RowStyle,
): void {
  const top = document.y
  const height = Math.min(measure(document, cells, texts, style.font), bottomOf(document) - top)
  let left = MARGIN
  for (const [index, text] of texts.entries()) {
    const width = cells[index] ?? 0
    const x = left + PADDING
    const draw = () => {
      document
        .font(style.font)
        .fontSize(SIZE)
        .text(text || ' ', x, top + PADDING, {
          width: width - 2 * PADDING,
          height: height - 2 * PADDING,
          ellipsis: true,
        })
    }
    if (style.kind === 'Artifact') asArtifact(document, 'Layout', draw)
    else style.row.add(document.struct(style.kind, KINDS[style.kind], draw))
    left += width
  }
  asArtifact(document, 'Layout', () => {
    const below = top + height
    document
      .moveTo(MARGIN, below)
      .lineTo(MARGIN + innerWidth(document), below)
      .lineWidth(style.font === BOLD ? 1 : 0.5)
      .stroke(RULE)
  })
  document.x = MARGIN
  document.y = top + height
}

function asArtifact(document: Doc, type: 'Layout' | 'Pagination', draw: () => void): void {
  document.markContent('Artifact', { type })
  draw()
  document.endMarkedContent()
}

function drawSummary(
  document: Doc,
  root: Struct,
  { title, columns, rows }: NonNullable<PrintedReport['summary']>,
): void {
  if (document.y + 80 > bottomOf(document)) document.addPage()
  document.y += 16
  root.add(
    document.struct('H2', {}, () => {
      document.font(BOLD).fontSize(11).text(title, MARGIN)
    }),
  )
  document.y += 4
  drawTable(document, root, { columns, widths: [1, 3], rows }, SIGNATURE_HEIGHT)
}

const SIGNATURE_HEIGHT = 70
const SIGNATURE_WIDTH = 260

function drawSignature(document: Doc, root: Struct, label: string): void {
  if (document.y + SIGNATURE_HEIGHT > bottomOf(document)) document.addPage()
  const line = document.y + 50
  asArtifact(document, 'Layout', () => {
    document
      .moveTo(MARGIN, line)
      .lineTo(MARGIN + SIGNATURE_WIDTH, line)
      .lineWidth(0.75)
      .stroke('#000000')
  })
  root.add(
    document.struct('P', {}, () => {
      document
        .font(FONT)
        .fontSize(9)
        .fillColor('#000000')
        .text(label, MARGIN, line + 4)
    }),
  )
}

function numberPages(document: Doc, text: string): void {
  const { start, count } = document.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page)
    // Text below the margin would start a new page.
    document.page.margins.bottom = 0
    asArtifact(document, 'Pagination', () => {
      document
        .font(FONT)
        .fontSize(8)
        .text(
          text.replace('##', String(count)).replace('#', String(page - start + 1)),
          MARGIN,
          document.page.height - MARGIN - 4,
          { width: innerWidth(document), align: 'right', lineBreak: false },
        )
    })
  }
}
