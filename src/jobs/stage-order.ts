import { JOB_STATUSES, type JobStatus } from './constants.ts'
import type { Columns } from './columns.ts'
import type { Stages } from './shape.ts'

type Staged = { status: JobStatus; stage: string | null }

/**
 * Groups each column's applications by stage, in the person's order; those without a stage come
 * last. A column without stages is unchanged.
 */
export const groupByStage = <T extends Staged>(columns: Columns<T>, stages: Stages): Columns<T> => {
  const grouped: Record<JobStatus, readonly T[]> = { ...columns }
  for (const status of JOB_STATUSES) {
    const column = columns[status]
    if (column.every(({ stage }) => stage === null)) continue
    const places = new Map(stages[status].map((name, index) => [name, index]))
    const placeOf = ({ stage }: T) =>
      stage === null ? Infinity : (places.get(stage) ?? stages[status].length)
    grouped[status] = column.toSorted((one, other) => placeOf(one) - placeOf(other) || 0)
  }
  return grouped
}

/** Whether a group begins at `index`, in a column with groups. */
export const startsStage = (column: readonly Staged[], index: number): boolean => {
  const stage = column[index]?.stage
  if (index > 0) return stage !== column[index - 1]?.stage
  // Applications without a stage are last, so if the first one has none, the column has no groups.
  return stage !== null
}

/** The number of applications in the group that begins at `index`. */
export const countStage = (column: readonly Staged[], index: number): number => {
  const stage = column[index]?.stage
  let end = index + 1
  while (end < column.length && column[end]?.stage === stage) end += 1
  return end - index
}
