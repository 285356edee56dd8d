import {
  BorderStyle,
  Document,
  FrameAnchorType,
  HeadingLevel,
  HorizontalPositionAlign,
  type IParagraphOptions,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  Textbox,
  TextRun,
  VerticalPositionAlign,
  WidthType,
} from 'docx'
import type { Block, LineBlock, Page, RowBlock, Section } from './blocks.ts'

/** In twentieths of a point. */
const TEXT_WIDTH = 9000
const NARROW = 2400
const SIDE = 3000
const SPACE = 160
const BULLETS = 'points'
/** In points. */
const MARGIN = 72
const BOXES_TOP = 140
const BOX_PADDING = 14
const BOX_LEADING = 1.7

type VmlStyle = NonNullable<ConstructorParameters<typeof Textbox>[0]['style']>

/** Writes a Word document; deterministic except for Word's own ids and times. */
export function writeDocx(page: Page): Promise<Buffer> {
  const { look, top, main, side } = page
  const set = setBlocks.bind(null, page)
  const sections = (all: Section[], width: number): (Paragraph | Table)[] =>
    all.flatMap(({ header, blocks }) => set([header, ...blocks], width))
  const columns = (): (Paragraph | Table | Textbox)[] => {
    const wide = TEXT_WIDTH - SIDE
    if (look.columns === 'margin')
      return [
        toTable(
          main.map(({ header, blocks }): [Cell, Cell] => [
            { width: SIDE, children: set([header], SIDE) },
            { width: wide, children: set(blocks, wide) },
          ]),
        ),
      ]
    if (side.length === 0) return sections(main, TEXT_WIDTH)
    if (look.columns === 'boxes') return setBoxes(page, set)
    const cells: [Cell, Cell] = [
      { width: SIDE, children: sections(side, SIDE) },
      { width: wide, children: sections(main, wide) },
    ]
    return [toTable([look.isSideFirst ? cells : [cells[1], cells[0]]])]
  }
  const document = new Document({
    styles: { default: { document: { run: { size: look.size * 2, font: 'Liberation Sans' } } } },
    numbering: {
      config: [{ reference: BULLETS, levels: [{ level: 0, format: 'bullet', text: '•' }] }],
    },
    sections: [{ children: [...set(top, TEXT_WIDTH), ...columns()] }],
  })
  return Packer.toBuffer(document)
}

/** `rows`: the number of rows that it spans. */
type Cell = { width: number; children: (Paragraph | Table)[]; rows?: number }

const NONE = { style: BorderStyle.NONE }
const NO_BORDERS = {
  top: NONE,
  bottom: NONE,
  left: NONE,
  right: NONE,
  insideHorizontal: NONE,
  insideVertical: NONE,
}

const toTable = (rows: Cell[][]): Table =>
  new Table({
    borders: NO_BORDERS,
    columnWidths: rows[0]?.map(({ width }) => width) ?? [],
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(
            ({ width, children, rows: rowSpan = 1 }) =>
              new TableCell({
                rowSpan,
                width: { size: width, type: WidthType.DXA },
                // Word requires a paragraph at the end of each cell.
                children: [...children, ...(endsWithText(children) ? [] : [new Paragraph('')])],
              }),
          ),
        }),
    ),
  })

const endsWithText = (children: (Paragraph | Table)[]): boolean =>
  children.at(-1) instanceof Paragraph

/**
 * Text boxes for each header and each section, in two columns. They are stored in reverse order,
 * because the order in a file need not be that on the page.
 */
function setBoxes(page: Page, set: (blocks: Block[], width: number) => (Paragraph | Table)[]) {
  const place = (sections: Section[], left: number, width: number): Textbox[] => {
    let top = BOXES_TOP
    const parts = sections.flatMap(({ header, blocks }) => [[header], blocks])
    return parts.map((part) => {
      const children = set(part, width)
      const height = BOX_PADDING + children.length * page.look.size * BOX_LEADING
      const style: VmlStyle = {
        position: 'absolute',
        positionHorizontalRelative: 'page',
        positionVerticalRelative: 'page',
        marginLeft: `${left}pt`,
        marginTop: `${Math.round(top)}pt`,
        width: `${width / 20}pt`,
        height: `${Math.round(height)}pt`,
      }
      top += height + BOX_PADDING
      return new Textbox({ style, children })
    })
  }
  const { isSideFirst } = page.look
  const side = place(page.side, isSideFirst ? MARGIN : MARGIN + 310, SIDE)
  const main = place(page.main, isSideFirst ? MARGIN + 170 : MARGIN, TEXT_WIDTH - SIDE)
  return [...main, ...side].toReversed()
}

/** Consecutive rows form one table. */
function setBlocks(page: Page, blocks: Block[], width: number): (Paragraph | Table)[] {
  const children: (Paragraph | Table)[] = []
  let rows: Cell[][] = []
  const endTable = (): void => {
    if (rows.length > 0) children.push(toTable(rows))
    rows = []
  }
  for (const block of blocks) {
    if (block.kind === 'row' && block.set !== 'frame') {
      const row = setRow(page, block, width)
      rows.push(...(block.set === 'merged' ? splitRow(row) : [row]))
      continue
    }
    endTable()
    if (block.isFirst && page.look.space === 'blank') children.push(new Paragraph(''))
    if (block.kind === 'row') children.push(...setFramed(page, block, width))
    else children.push(setLine(page, block, width))
  }
  endTable()
  return children
}

function setRow(page: Page, { narrow, cells }: RowBlock, width: number): Cell[] {
  const size = Math.min(NARROW, width / 3)
  const wide = Math.floor((width - size) / Math.max(1, cells.length - 1))
  const others = cells.slice(1).map(() => wide)
  const widths = narrow === 'left' ? [size, ...others] : [...others, size]
  return cells.map((lines, index) => ({
    width: widths[index] ?? size,
    children: lines.map((line) => setLine(page, line, widths[index] ?? size)),
  }))
}

/** One row per line of the wide cell, with the narrow cell spanning all. */
function splitRow([narrow, wide]: Cell[]): Cell[][] {
  if (!narrow || !wide) return []
  return wide.children.map((child, index) => {
    const own = { ...wide, children: [child] }
    return index === 0 ? [{ ...narrow, rows: wide.children.length }, own] : [own]
  })
}

/** The narrow cell as a frame in the margin, beside the other. */
function setFramed(
  page: Page,
  { cells: [narrow = [], wide = []] }: RowBlock,
  width: number,
): Paragraph[] {
  const frame: IParagraphOptions['frame'] = {
    type: 'alignment',
    width: NARROW,
    height: 0,
    anchor: { horizontal: FrameAnchorType.MARGIN, vertical: FrameAnchorType.TEXT },
    alignment: { x: HorizontalPositionAlign.LEFT, y: VerticalPositionAlign.TOP },
  }
  return [
    ...narrow.map((line) => setLine(page, line, NARROW, { frame })),
    ...wide.map((line) => setLine(page, line, width - NARROW, { indent: { left: NARROW } })),
  ]
}

function setLine(
  { look }: Page,
  block: LineBlock,
  width: number,
  more: IParagraphOptions = {},
): Paragraph {
  const { role, cells, tab, isFirst } = block
  const size = role === 'name' ? look.size * 4 : role === 'header' ? look.size * 2 + 4 : undefined
  const runs = cells.flatMap((pieces, cell) => [
    ...(cell > 0 ? [new TextRun({ text: '\t' })] : []),
    ...pieces.map(
      ({ text, bold, italic }) =>
        new TextRun({
          text,
          ...(bold !== undefined && { bold }),
          ...(italic !== undefined && { italics: italic }),
          ...(size !== undefined && look.headers !== 'style' && { size }),
        }),
    ),
  ])
  const tabStops: Record<LineBlock['tab'], IParagraphOptions> = {
    none: {},
    left: {
      tabStops: [{ type: TabStopType.LEFT, position: NARROW }],
      indent: { left: NARROW, hanging: NARROW },
    },
    right: { tabStops: [{ type: TabStopType.RIGHT, position: width }] },
  }
  const isSpaced = look.space === 'before' && (isFirst || role === 'header')
  return new Paragraph({
    children: runs,
    ...tabStops[tab],
    ...(role === 'bullet' && { numbering: { reference: BULLETS, level: 0 } }),
    ...(role === 'header' && look.headers === 'style' && { heading: HeadingLevel.HEADING_1 }),
    ...(role === 'header' &&
      look.headers === 'ruled' && { border: { bottom: { style: BorderStyle.SINGLE, size: 6 } } }),
    ...(isSpaced && { spacing: { before: SPACE } }),
    ...more,
  })
}
