import { JOB_STATUSES, type JobStatus } from './constants.ts'

export type Columns<T> = Readonly<Record<JobStatus, readonly T[]>>

/** Groups applications by status, each column in the order of the list. */
export const groupByStatus = <T extends { status: JobStatus }>(jobs: readonly T[]): Columns<T> => {
  const columns: Record<JobStatus, T[]> = {
    saved: [],
    applied: [],
    interviewing: [],
    offer: [],
    rejected: [],
  }
  for (const job of jobs) columns[job.status].push(job)
  return columns
}

const isSameList = <T>(one: readonly T[], other: readonly T[]) =>
  one.length === other.length && one.every((item, index) => item === other[index])

/** Returns `next` with the arrays of `before` for unchanged columns. */
export const keepSameColumns = <T>(before: Columns<T>, next: Columns<T>): Columns<T> => {
  const kept: Record<JobStatus, readonly T[]> = { ...next }
  for (const status of JOB_STATUSES) {
    if (isSameList(before[status], next[status])) kept[status] = before[status]
  }
  return kept
}

/** Finds an application's place on the board: its column and its index. */
export const findPlace = (
  columns: Columns<{ id: string }>,
  id: string,
): { status: JobStatus; index: number } | undefined => {
  for (const status of JOB_STATUSES) {
    const index = columns[status].findIndex((job) => job.id === id)
    if (index >= 0) return { status, index }
  }
  return undefined
}
