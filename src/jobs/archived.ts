/** Filters out archived applications; returns the same list if there are none. */
export const leaveArchived = <T extends { archived_at: string | null }>(
  jobs: readonly T[],
): readonly T[] =>
  jobs.some(({ archived_at }) => archived_at !== null)
    ? jobs.filter(({ archived_at }) => archived_at === null)
    : jobs
