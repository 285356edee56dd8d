import { isDuration } from './anchors.ts'
import type { Atom } from './atoms.ts'
import type { Entry } from './entry.ts'
import type { Cell, Line } from './model.ts'

const LINES_MAX = 200

/** The lines under an entry's head as text, with one line for each bullet or paragraph. */
export function joinBody(lines: Line[]): string | null {
  return joinParagraphs(lines).join('\n') || null
}

/**
 * Lines of an entry's head below its date that got no label; they become part of the description.
 */
export function listUnread(
  { head, anchor }: Entry,
  { atoms, labels }: { atoms: readonly Atom[]; labels: readonly string[] },
): Line[] {
  const date = anchor?.row ?? 0
  return head.filter((_, index) => {
    const own = labels.filter((_label, at) => atoms[at]?.row === index - date)
    return index > date && own.length > 0 && own.every((label) => label === 'other')
  })
}

/** Joins wrapped lines, and removes the hyphen where a word was divided. */
export function joinParagraphs(lines: Line[]): string[] {
  const paragraphs: string[] = []
  let before: Line | undefined
  for (const line of lines.slice(0, LINES_MAX)) {
    const told = line.cells.filter((cell) => !isDuration(cell.text))
    const text = told.length < line.cells.length ? joinCells(told) : line.text.trim()
    const last = paragraphs.at(-1)
    if (!text) continue
    if (last !== undefined && before && continuesLine(before, line))
      paragraphs[paragraphs.length - 1] = append(last, text)
    else paragraphs.push(text)
    before = line
  }
  return paragraphs
}

function continuesLine(before: Line, line: Line): boolean {
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
