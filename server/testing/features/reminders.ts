import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { dateText, type Fields, mostly, shortText } from '../arbitraries.ts'
import { byId, LATER, type CreationContext, type OwnershipCases } from '../feature-test.ts'
import { aboutJob } from './jobs.ts'

async function createRows(
  { db, owned, mark }: CreationContext,
  { job: job_id, contact: contact_id }: { job: string; contact: string },
) {
  const reminderRequest = randomUUID()
  const reminder = { ...owned, job_id, contact_id, title: mark, due_at: LATER }
  const reminders = await db
    .insertInto('reminders')
    .values([
      { ...reminder, request_id: reminderRequest },
      { ...reminder, deleted_at: new Date().toISOString() },
    ])
    .returning('id')
    .execute()
  return {
    reminder: reminders[0]?.id ?? '',
    deletedReminder: reminders[1]?.id ?? '',
    reminderRequest,
  }
}

const fields: Fields = {
  request_id: mostly(fc.uuid()),
  title: mostly(shortText),
  due_at: mostly(dateText),
  job_id: mostly(aboutJob),
  contact_id: mostly(fc.constant(null)),
  done: mostly(fc.boolean()),
}

const DUE = '2026-12-01T09:00:00Z'
const cases: OwnershipCases = {
  'reminders.list': {},
  'reminders.create': {
    input: ({ job, contact, reminderRequest: request_id }) => ({
      title: 'New',
      due_at: DUE,
      job_id: job,
      contact_id: contact,
      request_id,
    }),
    foreign: 404,
    mixed: (_mine, { reminderRequest: request_id }) => [{ title: 'New', due_at: DUE, request_id }],
  },
  'reminders.update': {
    input: ({ reminder, job, contact }) => ({
      id: reminder,
      done: true,
      job_id: job,
      contact_id: contact,
    }),
    foreign: 404,
  },
  'reminders.delete': { input: byId('reminder'), foreign: 404 },
  'reminders.restore': { input: byId('deletedReminder'), foreign: 404 },
}

export const reminders = { createRows, fields, cases }
