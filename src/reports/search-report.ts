import type { Activity } from '../activities/schema.ts'
import { EFFORT_KINDS } from '../activities/constants.ts'
import type { Contact } from '../contacts/schema.ts'
import type { JobStatus } from '../jobs/constants.ts'
import { OUTCOME_LABELS, type Outcome } from '../jobs/outcomes.ts'
import type { Job, StatusChange } from '../jobs/schema.ts'
import type { ReportResult } from './constants.ts'
import type { ReportRow, SearchReport } from './schema.ts'

type Sent = Job & { history: readonly Omit<StatusChange, 'id'>[] }
type Range = { from: string; to: string }
type Facts = {
  jobs: readonly Sent[]
  activities: readonly Activity[]
  contacts: readonly Contact[]
  /** Names of the files in each application's packet. */
  sentFiles?: ReadonlyMap<string, readonly string[]>
  /** The names of the outcomes, in English by default. */
  outcomes?: Readonly<Record<Outcome, string>>
  /** The person's calendar date of an instant. */
  toDay: (instant: string) => string
}

const ANSWERS: readonly JobStatus[] = ['interviewing', 'offer', 'rejected']
/** In the order of their importance for an office. */
const CONTACT_ORDER: readonly Contact['kind'][] = [
  'hiring_manager',
  'recruiter',
  'agency',
  'interviewer',
  'other',
  'referral',
]

/** Applications, results and efforts in the range, by date (docs/behaviour.md#proof-of-search). */
export function listReportRows(facts: Facts, range: Range): ReportRow[] {
  const applications = facts.jobs.flatMap((job) => toApplication(job, facts, range) ?? [])
  const efforts = facts.activities.flatMap((activity) => toEffort(activity, facts, range) ?? [])
  return [...applications, ...efforts].toSorted((one, other) => {
    if (one.date !== other.date) return one.date < other.date ? -1 : 1
    return (one.employer ?? '') < (other.employer ?? '') ? -1 : 1
  })
}

const isWithin = (day: string, { from, to }: Range) => day >= from && day <= to

/** An application that was rejected directly from saved was never sent. */
const wasSent = ({ history }: Sent) =>
  history.some(
    ({ from_status, to_status }) =>
      to_status !== 'saved' && !(to_status === 'rejected' && from_status === 'saved'),
  )

function toApplication(job: Sent, facts: Facts, range: Range) {
  const { contacts, toDay } = facts
  if (!wasSent(job)) return undefined
  const answers = job.history
    .filter(({ to_status }) => ANSWERS.includes(to_status))
    .map(({ to_status, changed_at }) => ({ status: to_status, day: toDay(changed_at) }))
  const isSentWithin = isWithin(job.application_date, range)
  const isEarlier = job.application_date < range.from
  const current = ANSWERS.includes(job.status)
    ? answers.findLast(({ status }) => status === job.status)
    : undefined
  const within = answers.findLast(({ day }) => isWithin(day, range))
  const answer = isSentWithin ? current : within
  if (!isSentWithin && !(isEarlier && within !== undefined)) return undefined
  const result: ReportResult = toResult(answer?.status) ?? job.outcome ?? 'open'
  return {
    date: job.application_date,
    kind: 'application' as const,
    employer: job.company,
    address: job.location,
    contact: describeContact(contacts.filter(({ job_ids }) => job_ids.includes(job.id))),
    channel: job.source,
    position: job.position,
    full_time: toFullTime(job),
    result,
    result_date: answer?.day ?? null,
    remarks: toRemarks(job, result, facts),
  }
}

/** The outcome, unless the result implies it, and the names of the packet's files. */
function toRemarks(
  { id, outcome }: Job,
  result: ReportResult,
  { sentFiles, outcomes: names = OUTCOME_LABELS }: Facts,
): string | null {
  const files = sentFiles?.get(id) ?? []
  const outcomes = outcome === null || outcome === result ? [] : [names[outcome]]
  return [...outcomes, ...(files.length > 0 ? [files.join(', ')] : [])].join('; ') || null
}

const toResult = (status: JobStatus | undefined): ReportResult | undefined =>
  status === 'saved' || status === 'applied' ? undefined : status

function toFullTime({ employment_type }: Job): boolean | null {
  if (employment_type === 'full_time') return true
  return employment_type === 'part_time' ? false : null
}

function toEffort(activity: Activity, { jobs, contacts, toDay }: Facts, range: Range) {
  const date = toDay(activity.happened_at)
  if (!EFFORT_KINDS.includes(activity.kind) || !isWithin(date, range)) return undefined
  const job = jobs.find(({ id }) => id === activity.job_id)
  const contact = contacts.find(({ id }) => id === activity.contact_id)
  return {
    date,
    kind: 'effort' as const,
    employer: job?.company ?? contact?.company ?? null,
    address: job?.location ?? null,
    contact: describeContact(contact === undefined ? [] : [contact]),
    channel: activity.channel,
    position: job?.position ?? null,
    full_time: null,
    result: null,
    result_date: null,
    remarks: activity.text,
  }
}

function describeContact(contacts: readonly Contact[]): string | null {
  const [first] = contacts.toSorted(
    (one, other) => CONTACT_ORDER.indexOf(one.kind) - CONTACT_ORDER.indexOf(other.kind),
  )
  if (first === undefined) return null
  return [first.name, first.phone].filter((part) => part !== null).join(', ')
}

const DAY_MS = 24 * 60 * 60 * 1000
const toText = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Counts applications and efforts in each week of the range; weeks begin on Sunday. */
export function countWeeks(
  rows: readonly ReportRow[],
  range: Range,
): NonNullable<SearchReport['weeks']> {
  const findSunday = (day: string) => {
    const time = Date.parse(day)
    return toText(time - new Date(time).getUTCDay() * DAY_MS)
  }
  const counts = new Map<string, number>()
  const end = Date.parse(range.to)
  for (let time = Date.parse(findSunday(range.from)); time <= end; time += 7 * DAY_MS) {
    counts.set(toText(time), 0)
  }
  for (const { date } of rows) {
    if (!isWithin(date, range)) continue
    const week = findSunday(date)
    counts.set(week, (counts.get(week) ?? 0) + 1)
  }
  return [...counts].map(([week, count]) => ({ week, count }))
}
