import type { Look } from './look.ts'

export type Piece = { text: string; bold?: boolean; italic?: boolean }
/** Lines of one kind look alike. Cells stand apart: at a tab, or at the right margin. */
export type LineBlock = {
  kind: 'line'
  role: 'name' | 'header' | 'head' | 'text' | 'bullet'
  cells: Piece[][]
  /** Where the second cell stands. */
  tab: 'none' | 'left' | 'right'
  /** It begins an entry, so that space stands above. */
  isFirst: boolean
}
/**
 * A row of a table of two cells or more: the narrow one is at the left or at the right. In Word it may also span rows of one
 * line each (`merged`), or stand in a frame beside the lines.
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
/** What a writer sets: the top, then the columns beside one another. */
export type Page = { look: Look; top: Block[]; main: Section[]; side: Section[] }

export const plain = (text: string): Piece[] => [{ text }]

export const toLine = (role: LineBlock['role'], ...cells: Piece[][]): LineBlock => ({
  kind: 'line',
  role,
  cells,
  tab: 'none',
  isFirst: false,
})
