import { readHeaderWords } from '../parser/header-words.ts'
import type { FlowBlock, FlowTable } from '../parser/model.ts'
import {
  noteParagraphFormat,
  noteRunFormat,
  type ParagraphFormat,
  type RunFormat,
} from './docx-format.ts'
import {
  type BoxPlace,
  createPlaces,
  type Margins,
  orderBoxes,
  type TextBox,
} from './docx-boxes.ts'
import { createParagraphs, type ParagraphWriter } from './docx-paragraph.ts'
import type { Numbering, Styles } from './docx-styles.ts'
import { readXml } from './docx-xml.ts'
import { toPlainText } from './plain-text.ts'

/** More than any resume has; deeper tables are read as part of the deepest allowed one. */
const TABLES_DEEP_MAX = 8
const TEXT_MAX = 2_000_000
/** If at least this share of the text is in text boxes, they are the page's layout. */
const BOXED_SHARE = 0.5
const HEADERS_MIN = 2
const INCH = 1440

/** Elements that are not printed, or that repeat content for older programs. */
const LEFT_OUT = new Set(['mc:Fallback', 'del', 'moveFrom', 'rPrChange', 'pPrChange'])

/**
 * The blocks of document.xml or a header, in order; a text box follows the paragraph that it is
 * anchored to.
 */
export function readBody(xml: string, styles: Styles, numbering: Numbering): FlowBlock[] {
  const outermost = createParagraphs(styles, numbering)
  const open: ParagraphWriter[] = [outermost]
  const tables: FlowTable[] = []
  const continued = new Set<FlowBlock[]>()
  let isContinued = false
  const path: string[] = []
  const margins = readMargins(xml)
  let page = 0
  let isTurned = true
  const places = createPlaces(margins, () => ({
    page,
    x: margins.left,
    y: margins.top + outermost.reach(),
  }))
  const boxes: (BoxPlace | undefined)[] = []
  const hung: TextBox[] = []
  const turnPage = (): void => {
    if (isTurned) return
    page += 1
    isTurned = true
    outermost.turnPage()
  }
  let leftOut = 0
  let deep = 0
  let left = TEXT_MAX
  let run: RunFormat = {}
  let paragraph: ParagraphFormat = {}
  const here = () => open.at(-1) ?? outermost
  const isTable = () => deep <= TABLES_DEEP_MAX

  const onOpen: Record<string, () => void> = {
    p() {
      paragraph = here().begin()
    },
    r() {
      run = {}
    },
    tab: () => isInRun() && here().addTab(),
    ptab: () => here().addTab(),
    lastRenderedPageBreak: turnPage,
    noBreakHyphen: () => here().addText('-', run),
    txbxContent() {
      boxes.push(places.read())
      open.push(createParagraphs(styles, numbering))
    },
    tbl() {
      deep += 1
      if (isTable()) tables.push({ kind: 'table', rows: [] })
    },
    tr: () => isTable() && tables.at(-1)?.rows.push([]),
    tc() {
      isContinued = false
      if (isTable()) open.push(createParagraphs(styles, numbering))
    },
  }
  const onClose: Record<string, () => void> = {
    p: () => here().end(),
    txbxContent() {
      if (open.length === 1) return
      const blocks = here().finish()
      open.pop()
      const box = { place: boxes.pop(), blocks }
      here().hang(box)
      if (open.length === 1) hung.push(box)
    },
    tc() {
      if (!isTable() || open.length === 1) return
      const blocks = here().finish()
      open.pop()
      if (isContinued) continued.add(blocks)
      isContinued = false
      tables.at(-1)?.rows.at(-1)?.push(blocks)
    },
    tbl() {
      const table = isTable() ? tables.pop() : undefined
      deep -= 1
      if (table) here().add(repeatMerged(table, continued))
    },
  }
  const isInRun = () => path.at(-2) === 'r'

  readXml(xml, {
    open(name, attributes) {
      path.push(name)
      if (LEFT_OUT.has(name)) leftOut += 1
      if (leftOut > 0) return
      places.open(name, attributes)
      const parent = path.at(-2) ?? ''
      // Only a run's own format counts; a paragraph's `rPr` formats only its end mark.
      if (parent === 'rPr' && path.at(-3) === 'r') noteRunFormat(run, name, attributes)
      else if (['pPr', 'numPr', 'pBdr'].includes(parent)) {
        noteParagraphFormat(paragraph, name, attributes)
      } else if (name === 'br' || name === 'cr') {
        here().addBreak()
        if (attributes['type'] === 'page') turnPage()
      } else if (name === 'vMerge') isContinued = attributes['val'] !== 'restart'
      else if (name === 'sym') here().addText('•', run)
      else onOpen[name]?.()
    },
    text(text) {
      if (leftOut === 0) places.text(path.at(-1) ?? '', text)
      if (leftOut > 0 || path.at(-1) !== 't' || left <= 0) return
      left -= text.length
      isTurned = false
      const [first = '', ...rest] = text.replace(/[\r\n]+/g, ' ').split('\t')
      here().addText(first, run)
      for (const part of rest) {
        here().addTab()
        here().addText(part, run)
      }
    },
    close(name) {
      path.pop()
      if (LEFT_OUT.has(name)) leftOut -= 1
      else if (leftOut === 0) onClose[name]?.()
      places.close(name)
    },
  })
  return orderPage(outermost.finish(), hung)
}

/** A row with this many cells has one for each part of an entry. */
const GRID_CELLS_MIN = 4
const NAME_LENGTH = 80

/** Repeats a name that is merged over several rows of a grid in each of them, since it belongs to all. */
function repeatMerged(table: FlowTable, continued: Set<FlowBlock[]>): FlowTable {
  const rows: FlowBlock[][][] = []
  for (const row of table.rows) {
    const above = rows.at(-1)
    const isGrid = row.length >= GRID_CELLS_MIN && above?.length === row.length
    rows.push(row.map((cell, at) => (isGrid && continued.has(cell) ? (above[at] ?? cell) : cell)))
  }
  const areNames = rows.flat().every((cell) => toPlainText(cell).length < NAME_LENGTH)
  return areNames ? { ...table, rows } : table
}

/** Orders the text boxes of a page by their positions, whatever paragraphs they are anchored to. */
function orderPage(blocks: FlowBlock[], boxes: TextBox[]): FlowBlock[] {
  const boxed = boxes.flatMap((box) => box.blocks)
  const isPage = toPlainText(boxed).length > toPlainText(blocks).length * BOXED_SHARE
  if (!isPage || boxes.some(({ place }) => !place)) return blocks
  const inBoxes = new Set(boxed)
  const others = blocks.filter((block) => !inBoxes.has(block))
  const headers = countHeaders(others)
  // Below headers outside of boxes, text boxes stay at their anchors.
  if (headers >= HEADERS_MIN && headers > countHeaders(boxed)) return blocks
  return [...others, ...orderBoxes(boxes).flatMap((box) => box.blocks)]
}

const countHeaders = (blocks: FlowBlock[]): number =>
  blocks.filter((block) => readHeaderWords(toPlainText([block]))?.exact).length

/** The margins of the first section, in points; one inch if the file does not state them. */
function readMargins(xml: string): Margins {
  const [format = ''] = /<\w+:pgMar\b[^>]*>/.exec(xml) ?? []
  const find = (side: string): number =>
    Number(new RegExp(`\\b${side}="(\\d+)"`).exec(format)?.[1] ?? INCH) / 20
  return { left: find('left'), top: find('top') }
}
