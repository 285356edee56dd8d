/**
 * The parser's input. A PDF becomes `Page[]` (positioned text, for `parseResume`); a DOCX or DOC
 * becomes `FlowBlock[]` (text in order without positions, for `parseFlow`). Both are converted to
 * `Line[]`, which the rest of the parser reads.
 */

/**
 * A run of text in one font style. Lengths in points; `x` from the left, `y` (of the baseline) from
 * the top.
 */
export type TextRun = {
  text: string
  x: number
  y: number
  width: number
  size: number
  bold: boolean
  italic: boolean
  /** The font's name, or any key that distinguishes fonts; '' if unknown. */
  font: string
}

export type Page = { width: number; height: number; runs: TextRun[] }

/**
 * Text of one font style in a flow document; `size` in points, null if the file does not state it.
 */
export type FlowSpan = { text: string; bold: boolean; italic: boolean; size: number | null }

/**
 * One printed line or paragraph of a flow document. A tab starts a new cell; a line break starts a
 * new paragraph (`spaceBefore` 0); a list's bullet character is left out and `bullet` set instead.
 */
export type FlowParagraph = {
  kind: 'paragraph'
  cells: FlowSpan[][]
  bullet: boolean
  /** Depth of the list or steps of indentation, 0 at the margin. */
  level: number
  /** 1-9 for a heading style, 0 for the title style, null for anything else. */
  heading: number | null
  /** Blank space above, in lines: 0 none, 1 a blank line. Empty paragraphs are left out and counted here. */
  spaceBefore: number
  /** Whether there is a border below or above, as section headers often have; false if unknown. */
  ruled: boolean
}

/** `rows[row][column]` holds the blocks of that cell, in order; a table may be nested in a cell. */
export type FlowTable = { kind: 'table'; rows: FlowBlock[][][] }

export type FlowBlock = FlowParagraph | FlowTable

/** Text of one font style inside a cell. */
export type Span = { text: string; bold: boolean; italic: boolean; size: number; font: string }

/** The field that a form's label or a table's heading announces; `grade` and `description` are no names. */
export type FieldKind =
  | 'company'
  | 'title'
  | 'location'
  | 'date'
  | 'school'
  | 'degree'
  | 'field'
  | 'grade'
  | 'description'

/**
 * Adjacent text; a wide gap, a tab or a table border separates it from the next cell. `x` and
 * `right` in points.
 */
export type Cell = { text: string; x: number; right: number; spans: Span[]; label?: FieldKind }

export type Line = {
  /** The cells' text joined by a space. */
  text: string
  cells: Cell[]
  page: number
  x: number
  right: number
  y: number
  /** The font size of most of its letters, in points. */
  size: number
  bold: boolean
  italic: boolean
  font: string
  /** Whether all its letters that have case are capitals. */
  caps: boolean
  /** Whether it began with a bullet, which `text` and `cells` do not include. */
  bullet: boolean
  /** Blank space above in line heights (about 0 within a paragraph); Infinity at a column's start. */
  gap: number
  /** Whether the line before is on another page or in another column. */
  breaks: boolean
  /** The right edge of its column, in points; a line that ends there may be wrapped. */
  edge: number
  /** The heading level stated by the file or implied by a position in the margin, else null. */
  heading: number | null
}
