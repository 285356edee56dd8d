import type { FlowBlock, FlowTable } from '../parser/model.ts'
import type { HtmlElement } from './html-element.ts'
import {
  addText,
  countIndents,
  createFlowWriter,
  type FlowFacts,
  type FlowPart,
  type FlowWriter,
} from './flow-writer.ts'
import { toSymbols } from './symbol-fonts.ts'

/** More than any resume has; deeper tables are read as part of the deepest allowed one. */
const TABLES_DEEP_MAX = 8

/** Arranges the text of elements in paragraphs, items and tables. */
export function createHtmlFlow() {
  const headers = createFlowWriter()
  const body = createFlowWriter()
  const writers: FlowWriter[] = [body]
  const tables: FlowTable[] = []
  let parts: FlowPart[] = []
  let deep = 0
  /** The space after the block above, which is not added to that before the one below. */
  let space = 0
  let block: HtmlElement | undefined
  let isSpaced = false
  const here = () => writers.at(-1) ?? body
  const isTable = () => deep > 0 && deep <= TABLES_DEEP_MAX

  function endParagraph(): void {
    if (block !== undefined) {
      // The last line of a block needs no break at its end.
      if (parts.at(-1)?.kind === 'break') parts.pop()
      here().write(parts, toFacts(block, space))
      if (block.item !== undefined) block.item.isMarked = false
      space = 0
    }
    parts = []
    block = undefined
  }

  function enterWriter(writer: FlowWriter): void {
    writers.push(writer)
    space = 0
  }

  function openTable(): void {
    deep += 1
    if (isTable()) tables.push({ kind: 'table', rows: [] })
  }

  function openCell(): void {
    if (!isTable()) return
    const table = tables.at(-1)
    if (table?.rows.length === 0) table.rows.push([])
    enterWriter(createFlowWriter())
  }

  function closeCell(): void {
    if (!isTable() || writers.length === 1) return
    const blocks = writers.pop()?.finish() ?? []
    tables.at(-1)?.rows.at(-1)?.push(blocks)
  }

  function closeTable(): void {
    const table = isTable() ? tables.pop() : undefined
    deep -= 1
    space = 0
    const rows = table?.rows.filter((row) => row.length > 0) ?? []
    const [[only = [], ...others] = [], ...more] = rows
    // A single cell is a frame around a page or a part of one.
    if (others.length + more.length === 0) here().add(...only)
    else here().add({ kind: 'table', rows })
  }

  return {
    open(element: HtmlElement): void {
      const { role } = element
      if (role === 'inline' || role === 'break') {
        if (role === 'break') parts.push({ kind: 'break' })
        for (let tab = 0; tab < element.tabs; tab += 1) parts.push({ kind: 'tab' })
        if (parts.length > 0) block ??= element
        return
      }
      endParagraph()
      space = Math.max(space, element.block.before)
      if (role === 'header') enterWriter(headers)
      else if (role === 'table') openTable()
      else if (role === 'row' && isTable()) tables.at(-1)?.rows.push([])
      else if (role === 'cell') openCell()
    },
    addText(text: string, element: HtmlElement): void {
      if (element.tabs > 0) return
      const { face, isPre } = element
      const printed = face.isSymbol ? toSymbols(text) : text
      if (isPre) addLines(parts, printed, face)
      else {
        // White space is one space, and none at the start of a line.
        const words = printed.replaceAll(/[ \t\r\n\f]+/g, ' ')
        const hasSpace = isSpaced || parts.at(-1)?.kind !== 'text'
        addText(parts, hasSpace && words.startsWith(' ') ? words.slice(1) : words, face)
        // Not read from the text before, which is long if it comes in many pieces.
        isSpaced = words === '' ? isSpaced : words.endsWith(' ')
      }
      if (parts.length > 0) block ??= element
    },
    close(element: HtmlElement): void {
      const { role } = element
      if (role === 'inline' || role === 'break') return
      endParagraph()
      space = Math.max(space, element.block.after)
      if (role === 'header') writers.pop()
      else if (role === 'table') closeTable()
      else if (role === 'cell') closeCell()
    },
    finish(): FlowBlock[] {
      endParagraph()
      return [...headers.finish(), ...body.finish()]
    },
  }
}

function addLines(parts: FlowPart[], text: string, face: HtmlElement['face']): void {
  for (const piece of text.split(/(\r\n?|\n|\t)/)) {
    if (piece === '\t') parts.push({ kind: 'tab' })
    else if (/^[\r\n]/.test(piece)) parts.push({ kind: 'break' })
    else addText(parts, piece, face)
  }
}

function toFacts({ block, heading, item }: HtmlElement, space: number): FlowFacts {
  return {
    bullet: item?.isMarked === true && heading === null,
    level: item?.level ?? countIndents(block.indent + block.firstLine),
    heading,
    ruled: block.ruled,
    before: space,
    after: 0,
    contextual: false,
    style: undefined,
    size: block.size,
  }
}
