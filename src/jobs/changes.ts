import type { Job } from './schema.ts'

/*
 * A list that is known already is brought up to date by what has changed in it since (server and app).
 */

/** An application as it is now, and the one that stands before it in the list. */
export type ChangedJob = { after: string | null; job: Job }

/** The whole list, where too much or nobody knows what has changed; otherwise the difference. */
export type JobChanges =
  | { version: string; jobs: Job[] }
  | { version: string; total: number; changed: ChangedJob[]; gone: string[] }

/**
 * The list as it is now. Undefined where the changes do not fit the list: something is gone without a
 * trace, and the list is to be fetched whole.
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
  // Several may follow one after another.
  const addFollowing = (id: string | null): void => {
    for (let next = following.get(id)?.[0]?.job; next; next = following.get(next.id)?.[0]?.job) {
      if (jobs.length >= total) return
      jobs.push(next)
    }
  }
  addFollowing(null)
  for (const job of known) {
    if (moved.has(job.id)) continue
    jobs.push(job)
    addFollowing(job.id)
  }
  return jobs.length === total ? jobs : undefined
}
