import type { Look } from './look.ts'

export type Piece = { text: string; bold?: boolean; italic?: boolean }
/** Lines with the same role look alike. Cells are separated by a tab, or at the right margin. */
export type LineBlock = {
  kind: 'line'
  role: 'name' | 'header' | 'head' | 'text' | 'bullet'
  cells: Piece[][]
  /** The position of the second cell. */
  tab: 'none' | 'left' | 'right'
  /** Whether it begins an entry, with space above. */
  isFirst: boolean
}
/**
 * A table row of two or more cells, the narrow one at the left or right. In Word it may also span
 * rows of one line each (`merged`), or be a frame beside the lines.
 */
export type RowBlock = {
  kind: 'row'
  set: 'table' | 'merged' | 'frame'
  narrow: 'left' | 'right'
  cells: LineBlock[][]
  isFirst: boolean
}
export type Block = LineBlock | RowBlock
export type Section = { header: LineBlock; blocks: Block[] }
/** The input of a writer: the top, then the columns side by side. */
export type Page = { look: Look; top: Block[]; main: Section[]; side: Section[] }

export const plain = (text: string): Piece[] => [{ text }]

export const toLine = (role: LineBlock['role'], ...cells: Piece[][]): LineBlock => ({
  kind: 'line',
  role,
  cells,
  tab: 'none',
  isFirst: false,
})
