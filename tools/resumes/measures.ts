/** The measures of a score, and their F1. */

/** What is counted: correct whole entries, entries found, and each field. */
export const MEASURES = [
  'experience',
  'education',
  'experience found',
  'education found',
  'company',
  'title',
  'start',
  'end',
  'location',
  'school',
  'degree',
  'field of study',
  'study start',
  'study end',
  'grade',
] as const
export type Measure = (typeof MEASURES)[number]
export type Counts = { right: number; wrong: number; missed: number }

export function emptyCounts(): Record<Measure, Counts> {
  const none = (): Counts => ({ right: 0, wrong: 0, missed: 0 })
  return {
    experience: none(),
    education: none(),
    'experience found': none(),
    'education found': none(),
    company: none(),
    title: none(),
    start: none(),
    end: none(),
    location: none(),
    school: none(),
    degree: none(),
    'field of study': none(),
    'study start': none(),
    'study end': none(),
    grade: none(),
  }
}

export const f1 = ({ right, wrong, missed }: Counts): number | null =>
  right + wrong + missed === 0 ? null : (2 * right) / (2 * right + wrong + missed)

/**
 * The mean F1 (in percent) over the files with an entry of this kind, annotated or parsed; null
 * without any.
 */
export function macroF1(
  scores: { counts: Record<Measure, Counts> }[],
  measure: Measure,
): number | null {
  const values = scores.flatMap(({ counts }) => f1(counts[measure]) ?? [])
  if (values.length === 0) return null
  return (100 * values.reduce((sum, value) => sum + value, 0)) / values.length
}
