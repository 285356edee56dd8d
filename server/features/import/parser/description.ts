import { isDuration } from './anchors.ts'
import type { Cell, Line } from './model.ts'

const LINES_MAX = 200

/** The lines under an entry's head as text: each bullet or paragraph on a line of its own. */
export function joinBody(lines: Line[]): string | null {
  return joinParagraphs(lines).join('\n') || null
}

/** A wrapped line goes on the one before; a hyphen at its end goes with it where a word was cut. */
export function joinParagraphs(lines: Line[]): string[] {
  const paragraphs: string[] = []
  let before: Line | undefined
  for (const line of lines.slice(0, LINES_MAX)) {
    const told = line.cells.filter((cell) => !isDuration(cell.text))
    const text = told.length < line.cells.length ? joinCells(told) : line.text.trim()
    const last = paragraphs.at(-1)
    if (!text) continue
    if (last !== undefined && before && goesOn(before, line))
      paragraphs[paragraphs.length - 1] = append(last, text)
    else paragraphs.push(text)
    before = line
  }
  return paragraphs
}

function goesOn(before: Line, line: Line): boolean {
  if (line.bullet || (line.gap > 0.35 && !line.breaks)) return false
  if (/^\p{Ll}/u.test(line.text)) return true
  const isFull = before.right > before.edge - (before.edge - before.x) * 0.2
  return isFull && !/[.:;!?]$/.test(before.text)
}

const append = (last: string, text: string): string =>
  /\p{L}-$/u.test(last) && /^\p{Ll}/u.test(text) ? last.slice(0, -1) + text : `${last} ${text}`

const joinCells = (cells: Cell[]): string =>
  cells
    .map(({ text }) => text)
    .join(' ')
    .trim()
