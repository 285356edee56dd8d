import type { Anchor } from './anchors.ts'
import { namesDegree, weighSchool } from './degree-words.ts'
import type { Line } from './model.ts'
import { countWords } from './text.ts'

/** So near a date, a degree is the one it dates. */
const NEAR = 2

/**
 * Degrees that no date marks (often a degree has none) mark their entries themselves: the lines
 * that begin with a degree's words or, where there is no such line, those that name a school.
 */
export function addDegrees(lines: Line[], dated: Anchor[]): Anchor[] {
  const degrees = listLines(lines, namesDegree)
  const found = degrees.length > 0 ? degrees : listLines(lines, (text) => weighSchool(text) > 0)
  const taken = new Set<number>()
  for (const anchor of dated) {
    const [nearest] = found
      .filter((line) => !taken.has(line) && Math.abs(line - anchor.line) <= NEAR)
      .toSorted((a, b) => Math.abs(a - anchor.line) - Math.abs(b - anchor.line))
    if (nearest !== undefined) taken.add(nearest)
  }
  const isDated = dated.length > 0
  // Where the dates have their degrees, others count only if they look the same.
  if (isDated && taken.size < dated.length) return dated
  const models = [...taken].map((line) => lines[line])
  const free = found.filter((line) => !taken.has(line) && (!isDated || isLike(lines[line], models)))
  const marks = free.map((line) => ({ line, cell: -1, range: null }))
  return [...dated, ...marks].toSorted((a, b) => a.line - b.line)
}

const listLines = (lines: Line[], names: (text: string) => boolean): number[] =>
  lines.flatMap((line, index) => {
    const isShort = line.cells.some(({ text }) => countWords(text) <= 14 && names(text))
    return isShort && !/[.;]$/.test(line.text.replace(/\b\p{L}{1,3}\.$/u, '')) ? [index] : []
  })

const isLike = (line: Line | undefined, models: (Line | undefined)[]): boolean =>
  models.some(
    (model) =>
      line &&
      model &&
      line.bullet === model.bullet &&
      line.bold === model.bold &&
      Math.abs(line.size - model.size) < 0.6,
  )
