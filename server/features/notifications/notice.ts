import { translatorTo } from '../../language.ts'
import type { Db } from '../../db/client.ts'
import { readContact } from '../contacts/index.ts'
import { findInterview } from '../interviews/index.ts'
import { readJob } from '../jobs/index.ts'
import { findReminder } from '../reminders/index.ts'
import { findPath, nameJob } from './digest.ts'
import { describeTime } from './local-words.ts'
import type { PushMessage } from './push-queries.ts'
import type { PushNotice } from './send-push.ts'

export type Notice = {
  shown: PushNotice
  isUrgent: boolean
  /** When it expires. */
  until: Date
}

/** For how long after it was due a follow-up is still worth a notice. */
export const FOLLOW_UP_LATE_MS = 12 * 60 * 60 * 1000

/** How long before its start an interview is announced. */
export const INTERVIEW_AHEAD_MS = 60 * 60 * 1000

/** The notification's text; undefined if its subject is completed, moved or deleted. */
export function composeNotice(
  db: Db,
  userId: string,
  message: PushMessage,
): Promise<Notice | undefined> {
  switch (message.kind) {
    case 'follow_up':
      return composeFollowUp(db, userId, message)
    case 'interview':
      return composeInterview(db, userId, message)
    case 'digest':
      return Promise.resolve(undefined)
  }
}

async function composeFollowUp(
  db: Db,
  userId: string,
  { subject_id, due_at, ...message }: PushMessage,
): Promise<Notice | undefined> {
  const t = translatorTo(message.language ?? 'en')
  const reminder = await findReminder(db, userId, subject_id)
  if (reminder === undefined || reminder.done_at !== null) return undefined
  if (Date.parse(reminder.due_at) !== Date.parse(due_at)) return undefined
  const { title, job_id, contact_id } = reminder
  const job = job_id === null ? undefined : await readJob(db, userId, job_id)
  const contact = contact_id === null ? undefined : await readContact(db, userId, contact_id)
  const about = job ? nameJob(job, t) : contact?.name
  return {
    shown: {
      title,
      body: about ?? t('A follow-up is due'),
      path: findPath(job_id, contact_id),
      tag: toTag(message),
    },
    isUrgent: false,
    until: new Date(Date.parse(due_at) + FOLLOW_UP_LATE_MS),
  }
}

async function composeInterview(
  db: Db,
  userId: string,
  { subject_id, due_at, time_zone, ...message }: PushMessage,
): Promise<Notice | undefined> {
  const interview = await findInterview(db, userId, subject_id)
  if (interview === undefined || interview.result !== null || interview.starts_at === null) {
    return undefined
  }
  const until = new Date(due_at)
  if (Date.parse(interview.starts_at) !== until.getTime()) return undefined
  const job = await readJob(db, userId, interview.job_id)
  if (job === undefined) return undefined
  const { place } = interview
  const language = message.language ?? 'en'
  const t = translatorTo(language)
  const time = describeTime(until, time_zone, language)
  return {
    shown: {
      title: t('Interview at {time}', { time }),
      body: [nameJob(job, t), ...(place === null ? [] : [place.slice(0, PLACE_MAX)])].join(' · '),
      path: findPath(job.id, null),
      tag: toTag(message),
    },
    isUrgent: true,
    until,
  }
}

const PLACE_MAX = 200

/** At most 32 characters, the limit of push services. */
const toTag = ({ delivery_id }: Pick<PushMessage, 'delivery_id'>) => delivery_id.replaceAll('-', '')
