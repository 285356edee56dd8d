import type { Job } from '../jobs/schema.ts'
import { countDaysLeft } from '../jobs/upcoming.ts'
import type { Interview } from './schema.ts'

type Shown = Pick<Interview, 'round' | 'type' | 'place'>

/** `interviewId` is missing if only the application's own fields are known. */
export type UpcomingInterview = Shown & {
  job: Job
  interviewId: string | undefined
  startsAt: string
  daysLeft: number
}

/** An application's own fields, until its interviews are loaded. */
const toCurrent = (job: Job) => ({
  id: undefined,
  job_id: job.id,
  starts_at: job.interview_date,
  round: job.interview_round,
  type: job.interview_type,
  place: null,
  result: null,
})

/**
 * Future interviews within `windowDays`, soonest first (docs/behaviour.md#upcoming-interviews).
 * Without `interviews`, the applications' own fields are used.
 */
export function listUpcomingInterviews(
  jobs: readonly Job[],
  interviews: readonly Interview[] | undefined,
  windowDays: number,
  now: Date,
): UpcomingInterview[] {
  const interviewing = jobs.filter(({ status }) => status === 'interviewing')
  const jobById = new Map(interviewing.map((job) => [job.id, job]))
  const upcoming: UpcomingInterview[] = []
  for (const one of interviews ?? interviewing.map(toCurrent)) {
    const { id: interviewId, job_id, starts_at: startsAt, round, type, place, result } = one
    const job = jobById.get(job_id)
    if (job === undefined || startsAt === null || result === 'cancelled') continue
    if (Date.parse(startsAt) < now.getTime()) continue
    const daysLeft = countDaysLeft(startsAt, now)
    if (daysLeft <= windowDays) {
      upcoming.push({ job, interviewId, startsAt, daysLeft, round, type, place })
    }
  }
  return upcoming.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
}
