import type { Job } from './schema.ts'

/* The server sends only the changes since the list version that the app has. */

/** A changed application, and the one before it in the list. */
export type ChangedJob = { after: string | null; job: Job }

/** The whole list, if too much or an unknown part has changed; otherwise the changes. */
export type JobChanges =
  | { version: string; jobs: Job[] }
  | { version: string; total: number; changed: ChangedJob[]; gone: string[] }

/**
 * Returns the updated list. Undefined if the changes do not fit the list, which must then be
 * fetched as a whole.
 */
export function applyChanges(
  known: Job[],
  changes: Exclude<JobChanges, { jobs: Job[] }>,
): Job[] | undefined {
  const { changed, gone, total } = changes
  if (changed.length === 0 && gone.length === 0) {
    return known.length === total ? known : undefined
  }
  const moved = new Set([...gone, ...changed.map(({ job }) => job.id)])
  const following = Map.groupBy(changed, ({ after }) => after)
  const jobs: Job[] = []
  let placed = 0
  // Several may follow one after another; the limit ends a circle.
  const addFollowing = (id: string | null): void => {
    let next = following.get(id)?.[0]?.job
    for (; next !== undefined && placed < changed.length; next = following.get(next.id)?.[0]?.job) {
      jobs.push(next)
      placed += 1
    }
  }
  addFollowing(null)
  for (const job of known) {
    if (moved.has(job.id)) continue
    jobs.push(job)
    addFollowing(job.id)
  }
  return placed === changed.length && jobs.length === total ? jobs : undefined
}
