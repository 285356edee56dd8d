import { useMemo } from 'react'
import type { Job } from '#src/jobs/schema.ts'
import type { Reminder } from '#src/reminders/schema.ts'
import type { SilentJob } from '#src/suggestions/schema.ts'
import { isStillSilent } from '#src/suggestions/silence.ts'
import { trpc } from '../../lib/trpc.ts'

export type Proposal = { job: Job; silent: SilentJob }

const NONE: readonly SilentJob[] = []
const NO_REMINDERS: readonly Reminder[] = []

/** The server's suggestions, without those handled since they were fetched. */
export const useSilent = (jobs: readonly Job[], now: Date): readonly Proposal[] => {
  const found = trpc.suggestions.list.useQuery().data?.silent ?? NONE
  const reminders = trpc.reminders.list.useQuery().data?.reminders ?? NO_REMINDERS
  return useMemo(() => {
    if (found.length === 0) return []
    const ids = new Set(found.map(({ job_id }) => job_id))
    const jobOf = new Map(jobs.filter(({ id }) => ids.has(id)).map((job) => [job.id, job]))
    const followed = new Set(
      reminders.filter(({ done_at }) => done_at === null).map(({ job_id }) => job_id),
    )
    return found.flatMap((silent) => {
      const job = jobOf.get(silent.job_id)
      const isOpen = job && !followed.has(job.id) && isStillSilent(job, silent.silent_days, now)
      return isOpen ? [{ job, silent }] : []
    })
  }, [found, jobs, reminders, now])
}
