import type { FlowBlock } from '../parser/model.ts'
import { createFlowWriter, type FlowFacts, type FlowPart, type FlowWriter } from './flow-writer.ts'

/** The position of a paragraph in tables, from its end mark. */
export type Place = { depth: number; endsCell: boolean; endsRow: boolean }

type Table = { rows: FlowBlock[][][]; cells: FlowBlock[][]; writer: FlowWriter }

/** Arranges paragraphs in cells, rows and tables by the nesting depth of each. */
export function createTableWriter() {
  const body = createFlowWriter()
  const open: Table[] = []
  const here = () => open.at(-1)?.writer ?? body

  function goTo(depth: number): void {
    while (open.length < depth) open.push({ rows: [], cells: [], writer: createFlowWriter() })
    while (open.length > depth) closeTable()
  }

  function closeTable(): void {
    const table = open.pop()
    if (table === undefined) return
    endCell(table)
    endRow(table)
    if (table.rows.length > 0) here().add({ kind: 'table', rows: table.rows })
  }

  return {
    write(parts: readonly FlowPart[], facts: FlowFacts, { depth, endsCell, endsRow }: Place): void {
      goTo(depth)
      const table = open.at(-1)
      if (table !== undefined && endsRow) {
        endRow(table)
        return
      }
      here().write(parts, facts)
      if (table !== undefined && endsCell) endCell(table, true)
    },
    finish(): FlowBlock[] {
      goTo(0)
      return body.finish()
    },
  }
}

function endCell(table: Table, isMarked = false): void {
  const blocks = table.writer.finish()
  if (isMarked || blocks.length > 0) table.cells.push(blocks)
  table.writer = createFlowWriter()
}

function endRow(table: Table): void {
  if (table.cells.length > 0) table.rows.push(table.cells)
  table.cells = []
}
