import type { FlowBlock, FlowTable } from '../parser/model.ts'
import {
  noteParagraphFormat,
  noteRunFormat,
  type ParagraphFormat,
  type RunFormat,
} from './docx-format.ts'
import { type BoxPlace, createPlaces } from './docx-boxes.ts'
import { createParagraphs, type ParagraphWriter } from './docx-paragraph.ts'
import type { Numbering, Styles } from './docx-styles.ts'
import { readXml } from './docx-xml.ts'

/** Far beyond any resume; deeper tables are read as part of the deepest allowed one. */
const TABLES_DEEP_MAX = 8
const TEXT_MAX = 2_000_000

/** Elements that are not printed, or that repeat content for older readers. */
const LEFT_OUT = new Set(['mc:Fallback', 'del', 'moveFrom', 'rPrChange', 'pPrChange'])

/** The blocks of document.xml or a header, in order; a text box follows the paragraph it hangs on. */
export function readBody(xml: string, styles: Styles, numbering: Numbering): FlowBlock[] {
  const outermost = createParagraphs(styles, numbering)
  const open: ParagraphWriter[] = [outermost]
  const tables: FlowTable[] = []
  const path: string[] = []
  const places = createPlaces()
  const boxes: (BoxPlace | undefined)[] = []
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
    tc: () => isTable() && open.push(createParagraphs(styles, numbering)),
  }
  const onClose: Record<string, () => void> = {
    p: () => here().end(),
    txbxContent() {
      if (open.length === 1) return
      const blocks = here().finish()
      open.pop()
      here().hang({ place: boxes.pop(), blocks })
    },
    tc() {
      if (!isTable() || open.length === 1) return
      const blocks = here().finish()
      open.pop()
      tables.at(-1)?.rows.at(-1)?.push(blocks)
    },
    tbl() {
      const table = isTable() ? tables.pop() : undefined
      deep -= 1
      if (table) here().add(table)
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
      // A run's own format; a paragraph's `rPr` is about its mark alone.
      if (parent === 'rPr' && path.at(-3) === 'r') noteRunFormat(run, name, attributes)
      else if (['pPr', 'numPr', 'pBdr'].includes(parent)) {
        noteParagraphFormat(paragraph, name, attributes)
      } else if (name === 'br' || name === 'cr') here().addBreak()
      else if (name === 'sym') here().addText('•', run)
      else onOpen[name]?.()
    },
    text(text) {
      if (leftOut === 0) places.text(path.at(-1) ?? '', text)
      if (leftOut > 0 || path.at(-1) !== 't' || left <= 0) return
      left -= text.length
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
  return outermost.finish()
}
