/**
 * What the parser reads. A PDF becomes `Page[]` (positioned text; give it to `parseResume`),
 * a DOCX or DOC becomes `FlowBlock[]` (text in order, without positions; give it to `parseFlow`).
 * Both become `Line[]` inside, and from there on they are read alike.
 */

/** A stretch of text as it was set. Points; `x` from the left, `y` of the baseline from the top. */
export type TextRun = {
  text: string
  x: number
  y: number
  width: number
  size: number
  bold: boolean
  italic: boolean
  /** The font's name or any key that tells one face from another; '' where it is not known. */
  font: string
}

export type Page = { width: number; height: number; runs: TextRun[] }

/** A stretch of one face in a flow document; `size` in points, null where the file does not say. */
export type FlowSpan = { text: string; bold: boolean; italic: boolean; size: number | null }

/**
 * One printed line or paragraph of a flow document. A tab starts a new cell; a line break starts
 * a new paragraph (`spaceBefore` 0); the list's own glyph is left out and `bullet` set instead.
 */
export type FlowParagraph = {
  kind: 'paragraph'
  cells: FlowSpan[][]
  bullet: boolean
  /** Depth of the list or steps of indentation, 0 at the margin. */
  level: number
  /** 1-9 for a heading style, 0 for the title style, null for anything else. */
  heading: number | null
  /** Blank space above, in lines: 0 none, 1 a blank line. Leave empty paragraphs out, count them here. */
  spaceBefore: number
  /** A border below or above, as section headers often have; false where it is not known. */
  ruled: boolean
}

/** `rows[row][column]` holds what stands in that cell, in order; a nested table is a block too. */
export type FlowTable = { kind: 'table'; rows: FlowBlock[][][] }

export type FlowBlock = FlowParagraph | FlowTable

/** Text of one face inside a cell. */
export type Span = { text: string; bold: boolean; italic: boolean; size: number; font: string }

/** What a form's label or a table's heading announces; `told` is no part of an entry's name. */
export type FieldKind =
  | 'company'
  | 'title'
  | 'location'
  | 'date'
  | 'school'
  | 'degree'
  | 'field'
  | 'told'

/** Text that stands together; a wide gap, a tab or a table's border parts it from the next cell. */
export type Cell = { text: string; x: number; right: number; spans: Span[]; label?: FieldKind }

export type Line = {
  /** The cells' text joined by a space. */
  text: string
  cells: Cell[]
  page: number
  x: number
  right: number
  y: number
  /** Of most of its letters. */
  size: number
  bold: boolean
  italic: boolean
  font: string
  /** Every letter that can be is a capital. */
  caps: boolean
  /** It began with a bullet, which `text` and `cells` no longer hold. */
  bullet: boolean
  /** Blank space above in line heights (about 0 within a paragraph); Infinity at a column's start. */
  gap: number
  /** The line before stood on another page or in another column. */
  breaks: boolean
  /** The right edge of the column it stands in; a line that ends there may go on in the next. */
  edge: number
  /** Named a heading by the file itself, or by its place in a margin: its level, else null. */
  heading: number | null
}
