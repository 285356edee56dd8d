import type { Line } from './model.ts'

/** A key of the font style of a line's first words, which distinguishes headers, names and text. */
export function styleOf(line: Line): string {
  const span = line.cells[0]?.spans.find(({ text }) => /[\p{L}\p{N}]/u.test(text))
  if (!span) return ''
  const caps = line.caps ? 'C' : ''
  return `${Math.round(span.size * 2)}|${span.bold ? 'B' : ''}${span.italic ? 'I' : ''}${caps}|${span.font}`
}

/** The style without capitals. */
export const dropCaps = (style: string): string => style.replace(/C(?=\|)/, '')

/** The style of a line and whether it begins with a bullet. */
export const keyOf = (line: Line): string => `${styleOf(line)}${line.bullet ? '•' : ''}`

/** The font size of most letters of the document, in points. */
export function findBodySize(lines: Line[]): number {
  const letters = new Map<number, number>()
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2
    letters.set(size, (letters.get(size) ?? 0) + line.text.length)
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 10
}

/** The style of most letters of the document. */
export function findBodyStyle(lines: Line[]): string {
  const letters = new Map<string, number>()
  for (const line of lines)
    letters.set(styleOf(line), (letters.get(styleOf(line)) ?? 0) + line.text.length)
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

/** Whether most letters of the document are bold, so that bold is not significant. */
export function isMostlyBold(lines: Line[]): boolean {
  const all = lines.reduce((sum, { text }) => sum + text.length, 0)
  return lines.reduce((sum, line) => sum + (line.bold ? line.text.length : 0), 0) > all * 0.5
}
