import type { FlowBlock } from '../parser/model.ts'
import { orderBoxes, type TextBox } from './docx-boxes.ts'
import type { ParagraphFormat, RunFormat } from './docx-format.ts'
import type { Numbering, Style, Styles } from './docx-styles.ts'
import { readHeadingName } from './heading-names.ts'
import { countIndents, createFlowWriter, type FlowPart } from './flow-writer.ts'

/** Collects the paragraphs of the body, a table cell or a text box. */
export type ParagraphWriter = {
  /** Returns the object in which the paragraph's own format is to be set. */
  begin: () => ParagraphFormat
  addText: (text: string, format: RunFormat) => void
  addTab: () => void
  addBreak: () => void
  end: () => void
  /** Adds a table between two paragraphs. */
  add: (block: FlowBlock) => void
  /** Adds a text box after the current paragraph. */
  hang: (box: TextBox) => void
  /** The approximate height of the written content on its page, in points. */
  reach: () => number
  /** Starts a new page. */
  turnPage: () => void
  finish: () => FlowBlock[]
}

const DEFAULT_SIZE = 10
const LINE_HEIGHT = 1.2
/** The usual text width (in points), and a letter's usual width as a share of the font size. */
const TEXT_WIDTH = 450
const LETTER_WIDTH = 0.5

type Piece = { kind: 'text'; text: string; format: RunFormat } | { kind: 'tab' | 'break' }
type Paragraph = { format: ParagraphFormat; pieces: Piece[] }

export function createParagraphs(styles: Styles, numbering: Numbering): ParagraphWriter {
  const writer = createFlowWriter()
  let current: Paragraph | undefined
  let hanging: TextBox[] = []
  let reached = 0

  const put = (piece: Piece) => {
    current ??= { format: {}, pieces: [] }
    current.pieces.push(piece)
  }

  function end(): void {
    if (current !== undefined) write(current)
    current = undefined
    if (hanging.length > 0) writer.add(...orderBoxes(hanging).flatMap(({ blocks }) => blocks))
    hanging = []
  }

  function write({ format: own, pieces }: Paragraph): void {
    const style = styles.find(own.style)
    const format = { ...style.paragraph, ...own }
    const heading = findHeading(style, format)
    reached += measureHeight(pieces, format, style.run.size ?? DEFAULT_SIZE)
    const hasMark = numbering.hasMark(format.list, format.listLevel ?? 0)
    writer.write(
      pieces.map((piece) => toPart(piece, style, styles)),
      {
        bullet: heading === null && hasMark,
        level: hasMark
          ? (format.listLevel ?? 0)
          : countIndents((format.indent ?? 0) + (format.firstLine ?? 0)),
        heading,
        ruled: format.ruled ?? false,
        before: format.before ?? 0,
        after: format.after ?? 0,
        contextual: format.contextual ?? false,
        style: own.style,
        size: style.run.size ?? DEFAULT_SIZE,
      },
    )
  }

  return {
    begin() {
      end()
      current = { format: {}, pieces: [] }
      return current.format
    },
    addText: (text, format) => put({ kind: 'text', text, format }),
    addTab: () => put({ kind: 'tab' }),
    addBreak: () => put({ kind: 'break' }),
    end,
    add(block) {
      end()
      writer.add(block)
    },
    hang: (box) => void hanging.push(box),
    reach: () => reached,
    turnPage: () => void (reached = 0),
    finish() {
      end()
      return writer.finish()
    },
  }
}

function measureHeight(pieces: Piece[], { before = 0, after = 0 }: ParagraphFormat, size: number) {
  const letters = pieces.reduce((sum, one) => sum + (one.kind === 'text' ? one.text.length : 0), 0)
  const breaks = pieces.filter(({ kind }) => kind === 'break').length
  const lines = Math.max(1, Math.ceil((letters * size * LETTER_WIDTH) / TEXT_WIDTH))
  return before + (lines + breaks) * size * LINE_HEIGHT + after
}

function findHeading({ names }: Style, { heading }: ParagraphFormat): number | null {
  for (const name of names.toReversed()) {
    const level = readHeadingName(name)
    if (level !== null) return level
  }
  return heading ?? null
}

function toPart(piece: Piece, paragraph: Style, styles: Styles): FlowPart {
  if (piece.kind !== 'text') return { kind: piece.kind }
  const own = piece.format
  const character = own.style === undefined ? {} : styles.find(own.style).run
  const { bold, italic, size, caps, hidden } = { ...paragraph.run, ...character, ...own }
  const face = {
    bold: bold ?? false,
    italic: italic ?? false,
    size: size ?? DEFAULT_SIZE,
    caps: caps ?? false,
    hidden: hidden ?? false,
  }
  return { kind: 'text', text: piece.text, face }
}
