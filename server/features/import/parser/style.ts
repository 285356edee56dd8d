import type { Line } from './model.ts'

/** The face of a line's first words: what tells a header from a name, and a name from the text. */
export function styleOf(line: Line): string {
  const span = line.cells[0]?.spans.find(({ text }) => /[\p{L}\p{N}]/u.test(text))
  if (!span) return ''
  const caps = line.caps ? 'C' : ''
  return `${Math.round(span.size * 2)}|${span.bold ? 'B' : ''}${span.italic ? 'I' : ''}${caps}|${span.font}`
}

/** A style without what it says of capitals. */
export const dropCaps = (style: string): string => style.replace(/C(?=\|)/, '')

/** A line's style, and whether a bullet begins it. */
export const keyOf = (line: Line): string => `${styleOf(line)}${line.bullet ? '•' : ''}`

/** The size that most letters of the document have. */
export function findBodySize(lines: Line[]): number {
  const letters = new Map<number, number>()
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2
    letters.set(size, (letters.get(size) ?? 0) + line.text.length)
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 10
}

/** The face that most letters of the document have. */
export function findBodyStyle(lines: Line[]): string {
  const letters = new Map<string, number>()
  for (const line of lines)
    letters.set(styleOf(line), (letters.get(styleOf(line)) ?? 0) + line.text.length)
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

/** Whether most letters of the document are bold: then bold says nothing. */
export function isMostlyBold(lines: Line[]): boolean {
  const all = lines.reduce((sum, { text }) => sum + text.length, 0)
  return lines.reduce((sum, line) => sum + (line.bold ? line.text.length : 0), 0) > all * 0.5
}
