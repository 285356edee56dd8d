import type { Digest } from '#src/notifications/constants.ts'
import type { Interview } from '#src/interviews/schema.ts'
import type { Job } from '#src/jobs/schema.ts'
import { listUpcomingDeadlines } from '#src/jobs/upcoming.ts'
import type { Reminder } from '#src/reminders/schema.ts'
import { describeDay, describeTime } from './local-words.ts'
import { addDays, findDayIn, findInstant } from './occasions.ts'

export type DigestFacts = {
  /** Those that are not archived. */
  jobs: readonly Job[]
  interviews: readonly Interview[]
  /** By due date. */
  reminders: readonly Reminder[]
}
export type DigestOf = {
  period: Exclude<Digest, 'off'>
  /** Its day in the person's zone; of a weekly one the Monday. */
  day: string
  timeZone: string
  now: Date
}

/** What is due, in the order of a mail; without sections there is nothing to tell. */
export type DigestContent = {
  /** `2 interviews and 1 follow-up` */
  counts: string
  sections: Section[]
}
type Section = {
  title: string
  count: string
  items: { text: string; note: string; path: string }[]
  more?: string
}

const WEEK_DAYS = 7
/** Longer lists are not read; the app has them all. */
const ITEMS_MAX = 15

/** Pure: what a digest of that day tells (docs/behaviour.md#the-digest). No notes are in it. */
export function composeDigest(facts: DigestFacts, of: DigestOf): DigestContent {
  const sections = [
    listInterviews(facts, of),
    listOverdue(facts, of),
    listDue(facts, of),
    listDeadlines(facts, of),
  ].filter(({ items }) => items.length > 0)
  const counts = joinCounts(sections.map(({ count }) => count))
  return { counts, sections: sections.map(shorten) }
}

const countDays = ({ period }: DigestOf) => (period === 'weekly' ? WEEK_DAYS : 1)
const nameSpan = ({ period }: DigestOf) => (period === 'weekly' ? 'this week' : 'today')
/** The first instant after the digest's span. */
const findEnd = (of: DigestOf) => findInstant(of.timeZone, addDays(of.day, countDays(of)), 0)

/** Those still to come, soonest first; one that was cancelled is none. */
function listInterviews({ jobs, interviews }: DigestFacts, of: DigestOf): Section {
  const end = findEnd(of)
  const jobOf = new Map(jobs.map((job) => [job.id, job]))
  const items = interviews.flatMap(({ job_id, starts_at, result, round }) => {
    const job = jobOf.get(job_id)
    if (job === undefined || starts_at === null || result === 'cancelled') return []
    const at = new Date(starts_at)
    if (at < of.now || at >= end) return []
    const rounds = round === null ? [] : [`round ${round}`]
    const note = [describeMoment(starts_at, of), ...rounds].join(' · ')
    return [{ text: nameJob(job), note, path: toJob(job.id) }]
  })
  return { title: `Interviews ${nameSpan(of)}`, count: count(items.length, 'interview'), items }
}

const isOpen = ({ done_at }: Reminder) => done_at === null

function listOverdue({ jobs, reminders }: DigestFacts, of: DigestOf): Section {
  const today = findInstant(of.timeZone, of.day, 0)
  const overdue = reminders.filter(isOpen).filter(({ due_at }) => new Date(due_at) < today)
  return {
    title: 'Overdue',
    count: count(overdue.length, 'overdue follow-up'),
    items: overdue.map((reminder) => ({
      ...describeReminder(reminder, jobs),
      note: [
        `since ${describeDay(findDayIn(of.timeZone, new Date(reminder.due_at)))}`,
        ...nameSubject(reminder, jobs),
      ].join(' · '),
    })),
  }
}

function listDue({ jobs, reminders }: DigestFacts, of: DigestOf): Section {
  const today = findInstant(of.timeZone, of.day, 0)
  const end = findEnd(of)
  const due = reminders.filter(isOpen).filter(({ due_at }) => {
    const at = new Date(due_at)
    return at >= today && at < end
  })
  return {
    title: `To do ${nameSpan(of)}`,
    count: count(due.length, 'follow-up'),
    items: due.map((reminder) => ({
      ...describeReminder(reminder, jobs),
      note: [describeMoment(reminder.due_at, of), ...nameSubject(reminder, jobs)].join(' · '),
    })),
  }
}

/** A daily digest also tells of tomorrow's: what has to be written takes more than a day. */
function listDeadlines({ jobs }: DigestFacts, of: DigestOf): Section {
  const ahead = of.period === 'weekly' ? WEEK_DAYS - 1 : 1
  const deadlines = listUpcomingDeadlines(jobs, ahead, of.day).filter(
    ({ daysLeft }) => daysLeft >= 0,
  )
  return {
    title: of.period === 'weekly' ? 'Deadlines this week' : 'Deadlines',
    count: count(deadlines.length, 'deadline'),
    items: deadlines.map(({ job, deadline }) => ({
      text: nameJob(job),
      note: deadline === of.day ? 'today' : describeDay(deadline),
      path: toJob(job.id),
    })),
  }
}

const nameJob = ({ position, company }: Job) => `${position} at ${company}`
const toJob = (id: string) => `/job-tracker?dialog=overview&job=${id}`

const describeReminder = ({ title, job_id, contact_id }: Reminder, jobs: readonly Job[]) => ({
  text: title,
  path: findPath(jobs.some(({ id }) => id === job_id) ? job_id : null, contact_id),
})

/** Where what a follow-up is about is shown. */
export const findPath = (jobId: string | null, contactId: string | null): string => {
  if (jobId !== null) return toJob(jobId)
  return contactId === null ? '/dashboard' : `/contacts?contact=view&person=${contactId}`
}

const nameSubject = ({ job_id }: Reminder, jobs: readonly Job[]) =>
  jobs.filter(({ id }) => id === job_id).map(nameJob)

/** `2:00 PM`, in a weekly digest with its day. */
function describeMoment(instant: string, of: DigestOf): string {
  const at = new Date(instant)
  const time = describeTime(at, of.timeZone)
  return of.period === 'weekly' ? `${describeDay(findDayIn(of.timeZone, at))}, ${time}` : time
}

const count = (number: number, name: string) => `${number} ${name}${number === 1 ? '' : 's'}`

const joinCounts = (counts: readonly string[]): string =>
  new Intl.ListFormat('en-US', { style: 'long' }).format(counts)

function shorten(section: Section): Section {
  const left = section.items.length - ITEMS_MAX
  if (left <= 0) return section
  return { ...section, items: section.items.slice(0, ITEMS_MAX), more: `and ${left} more` }
}
