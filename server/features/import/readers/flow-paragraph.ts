import type { FlowParagraph, FlowSpan } from '../parser/model.ts'

export type Face = Omit<FlowSpan, 'text'>

/** Properties of a paragraph as a whole. */
export type ParagraphFacts = Pick<
  FlowParagraph,
  'bullet' | 'level' | 'heading' | 'spaceBefore' | 'ruled'
>

/** A paragraph while it is being read. */
export type Draft = {
  addText: (text: string, face: Face) => void
  addTab: () => void
  addBreak: () => void
  /**
   * Returns one paragraph for each line that is not blank; `blank` is the number of blank lines
   * after the last one.
   */
  finish: (facts: ParagraphFacts) => { paragraphs: FlowParagraph[]; blank: number }
}

/** At least three spaces, or a row of dots or dashes, are read as a tab. */
const WIDE_GAP = /[ \u00A0\u2002\u2003]{3,}|[ \u00A0]*(?:[._·…]{5,}|[-–—]{4,})[ \u00A0]*/
const LETTER_SPACED = /^(?:\S[ \u00A0\u2002\u2003]+)+\S?$/
/** A typed bullet or one from a symbol font, for lists without list formatting. */
const BULLET =
  /^[\s\u200B]*[•·▪▫■□◦‣○●◆◇❖➢➤✓✔\uF0B7\uF0A7\uF0D8\uF076\uF0FC\uF06E*–—-][\s\u00A0]+(?=\S)/u
const BULLET_ALONE = /^[•·▪▫■□◦‣○●◆◇❖➢➤✓✔\uF0B7\uF0A7\uF0D8\uF076\uF0FC\uF06E*–—-]$/u
/** Zero-width characters, and private-use characters of icon fonts. */
const UNSEEN = /[\u00AD\u200B-\u200F\u2060\uFEFF\uE000-\uF8FF]/g

export function createDraft(): Draft {
  let cells: FlowSpan[][] = [[]]
  const lines = [cells]
  const addTab = () => void cells.push([])

  function addSpan(text: string, face: Face): void {
    const cell = cells.at(-1) ?? []
    const last = cell.at(-1)
    if (last !== undefined && isSameFace(last, face)) last.text += text
    else if (text !== '') cell.push({ text, ...face })
  }

  return {
    addText(text, face) {
      const [first = '', ...rest] = LETTER_SPACED.test(text) ? [text] : text.split(WIDE_GAP)
      addSpan(first, face)
      for (const part of rest) {
        addTab()
        addSpan(part, face)
      }
    },
    addTab,
    addBreak() {
      cells = [[]]
      lines.push(cells)
    },
    finish(facts) {
      const paragraphs: FlowParagraph[] = []
      let blank = 0
      for (const line of lines) {
        const paragraph = toParagraph(line, facts)
        if (paragraph === undefined) blank += 1
        else {
          const spaceBefore = blank + (paragraphs.length === 0 ? facts.spaceBefore : 0)
          paragraphs.push({ ...paragraph, spaceBefore })
          blank = 0
        }
      }
      return { paragraphs, blank }
    },
  }
}

const isSameFace = (one: Face, other: Face) =>
  one.bold === other.bold && one.italic === other.italic && one.size === other.size

function toParagraph(line: FlowSpan[][], facts: ParagraphFacts): FlowParagraph | undefined {
  const { cells: withMark, indents } = dropEmpty(line)
  const { cells, hadBullet } = dropBullet(withMark)
  if (cells.length === 0) return undefined
  return {
    ...facts,
    kind: 'paragraph',
    cells,
    bullet: facts.bullet || hadBullet,
    level: facts.level + indents,
  }
}

/** Tabs at the start of a line are indentation; others separate cells. */
function dropEmpty(line: FlowSpan[][]): { cells: FlowSpan[][]; indents: number } {
  const trimmed = line.map(trimCell)
  const first = trimmed.findIndex((cell) => cell.length > 0)
  return { cells: trimmed.filter((cell) => cell.length > 0), indents: Math.max(0, first) }
}

function dropBullet(cells: FlowSpan[][]): { cells: FlowSpan[][]; hadBullet: boolean } {
  const [first = [], ...rest] = cells
  const [span, ...others] = first
  if (span === undefined) return { cells, hadBullet: false }
  const text = span.text
  if (others.length === 0 && rest.length > 0 && BULLET_ALONE.test(text.trim())) {
    return { cells: rest, hadBullet: true }
  }
  const cut = text.replace(BULLET, '')
  const kept = [{ ...span, text: cut }, ...others]
  return {
    cells: [trimCell(clean(kept)), ...rest.map(clean)].filter(hasText),
    hadBullet: cut !== text,
  }
}

const hasText = (cell: FlowSpan[]) => cell.length > 0
const clean = (cell: FlowSpan[]) =>
  cell.map((span) => ({
    ...span,
    text: span.text.replace(UNSEEN, '').replace(/[\u00A0\u2002\u2003]/g, ' '),
  }))

function trimCell(cell: FlowSpan[]): FlowSpan[] {
  const spans = cell.map((span) => ({ ...span }))
  for (let span = spans[0]; span !== undefined; span = spans[0]) {
    span.text = span.text.trimStart()
    if (span.text !== '') break
    spans.shift()
  }
  for (let span = spans.at(-1); span !== undefined; span = spans.at(-1)) {
    span.text = span.text.trimEnd()
    if (span.text !== '') break
    spans.pop()
  }
  return spans
}
