import type { Digest } from '#src/notifications/constants.ts'
import type { Interview } from '#src/interviews/schema.ts'
import type { Job } from '#src/jobs/schema.ts'
import { listUpcomingDeadlines } from '#src/jobs/upcoming.ts'
import type { Reminder } from '#src/reminders/schema.ts'
import type { Language } from '#src/language/languages.ts'
import { toLocale, type Translate, translatorTo } from '../../language.ts'
import { describeDay, describeTime } from './local-words.ts'
import { addDays, findDayIn, findInstant } from './digest-schedule.ts'

export type DigestFacts = {
  /** Applications that are not archived. */
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
  language: Language
}

/** The due items in the order of the mail; empty without sections. */
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

/** Pure: returns the digest of a day (docs/behaviour.md#the-digest), without notes. */
export function composeDigest(facts: DigestFacts, of: DigestOf): DigestContent {
  const sections = [
    listInterviews(facts, of),
    listOverdue(facts, of),
    listDue(facts, of),
    listDeadlines(facts, of),
  ].filter(({ items }) => items.length > 0)
  const counts = joinCounts(
    sections.map(({ count }) => count),
    of,
  )
  return { counts, sections: sections.map((section) => shorten(section, of)) }
}

const countDays = ({ period }: DigestOf) => (period === 'weekly' ? WEEK_DAYS : 1)
/** The first instant after the digest's span. */
const findEnd = (of: DigestOf) => findInstant(of.timeZone, addDays(of.day, countDays(of)), 0)

/** Upcoming interviews, soonest first, without cancelled ones. */
function listInterviews({ jobs, interviews }: DigestFacts, of: DigestOf): Section {
  const t = translatorTo(of.language)
  const end = findEnd(of)
  const jobOf = new Map(jobs.map((job) => [job.id, job]))
  const items = interviews.flatMap(({ job_id, starts_at, result, round }) => {
    const job = jobOf.get(job_id)
    if (job === undefined || starts_at === null || result === 'cancelled') return []
    const at = new Date(starts_at)
    if (at < of.now || at >= end) return []
    const rounds = round === null ? [] : [t('round {round, number}', { round })]
    const note = [describeMoment(starts_at, of), ...rounds].join(' · ')
    return [{ text: nameJob(job, t), note, path: toJob(job.id) }]
  })
  return {
    title: of.period === 'weekly' ? t('Interviews this week') : t('Interviews today'),
    count: t('{count, plural, one {# interview} other {# interviews}}', { count: items.length }),
    items,
  }
}

const isOpen = ({ done_at }: Reminder) => done_at === null

function listOverdue({ jobs, reminders }: DigestFacts, of: DigestOf): Section {
  const t = translatorTo(of.language)
  const today = findInstant(of.timeZone, of.day, 0)
  const overdue = reminders.filter(isOpen).filter(({ due_at }) => new Date(due_at) < today)
  return {
    title: t('Overdue'),
    count: t('{count, plural, one {# overdue follow-up} other {# overdue follow-ups}}', {
      count: overdue.length,
    }),
    items: overdue.map((reminder) => ({
      ...describeReminder(reminder, jobs),
      note: [
        t('since {date}', {
          date: describeDay(findDayIn(of.timeZone, new Date(reminder.due_at)), of.language),
        }),
        ...nameSubject(reminder, jobs, t),
      ].join(' · '),
    })),
  }
}

function listDue({ jobs, reminders }: DigestFacts, of: DigestOf): Section {
  const t = translatorTo(of.language)
  const today = findInstant(of.timeZone, of.day, 0)
  const end = findEnd(of)
  const due = reminders.filter(isOpen).filter(({ due_at }) => {
    const at = new Date(due_at)
    return at >= today && at < end
  })
  return {
    title: of.period === 'weekly' ? t('To do this week') : t('To do today'),
    count: t('{count, plural, one {# follow-up} other {# follow-ups}}', { count: due.length }),
    items: due.map((reminder) => ({
      ...describeReminder(reminder, jobs),
      note: [describeMoment(reminder.due_at, of), ...nameSubject(reminder, jobs, t)].join(' · '),
    })),
  }
}

/** A daily digest also includes tomorrow's deadlines, since preparing takes more than a day. */
function listDeadlines({ jobs }: DigestFacts, of: DigestOf): Section {
  const t = translatorTo(of.language)
  const ahead = of.period === 'weekly' ? WEEK_DAYS - 1 : 1
  const deadlines = listUpcomingDeadlines(jobs, ahead, of.day).filter(
    ({ daysLeft }) => daysLeft >= 0,
  )
  return {
    title: of.period === 'weekly' ? t('Deadlines this week') : t('Deadlines'),
    count: t('{count, plural, one {# deadline} other {# deadlines}}', {
      count: deadlines.length,
    }),
    items: deadlines.map(({ job, deadline }) => ({
      text: nameJob(job, t),
      note: deadline === of.day ? t('today') : describeDay(deadline, of.language),
      path: toJob(job.id),
    })),
  }
}

export const nameJob = ({ position, company }: Pick<Job, 'position' | 'company'>, t: Translate) =>
  t('{position} at {company}', { position, company })
const toJob = (id: string) => `/job-tracker?dialog=overview&job=${id}`

const describeReminder = ({ title, job_id, contact_id }: Reminder, jobs: readonly Job[]) => ({
  text: title,
  path: findPath(jobs.some(({ id }) => id === job_id) ? job_id : null, contact_id),
})

/** The path of the page that shows the follow-up's subject. */
export const findPath = (jobId: string | null, contactId: string | null): string => {
  if (jobId !== null) return toJob(jobId)
  return contactId === null ? '/dashboard' : `/contacts?contact=view&person=${contactId}`
}

const nameSubject = ({ job_id }: Reminder, jobs: readonly Job[], t: Translate) =>
  jobs.filter(({ id }) => id === job_id).map((job) => nameJob(job, t))

/** `2:00 PM`, in a weekly digest with its day. */
function describeMoment(instant: string, of: DigestOf): string {
  const at = new Date(instant)
  const time = describeTime(at, of.timeZone, of.language)
  if (of.period !== 'weekly') return time
  return `${describeDay(findDayIn(of.timeZone, at), of.language)}, ${time}`
}

const joinCounts = (counts: readonly string[], { language }: DigestOf): string =>
  new Intl.ListFormat(toLocale(language), { style: 'long' }).format(counts)

function shorten(section: Section, { language }: DigestOf): Section {
  const left = section.items.length - ITEMS_MAX
  if (left <= 0) return section
  const t = translatorTo(language)
  const more = t('and {left, number} more', { left })
  return { ...section, items: section.items.slice(0, ITEMS_MAX), more }
}
