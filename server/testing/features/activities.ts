import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { ACTIVITY_KINDS } from '#src/activities/constants.ts'
import { dateText, type Fields, mostly, shortText } from '../arbitraries.ts'
import { byId, LATER, type CreationContext, type OwnershipCases } from '../feature-test.ts'
import { aboutJob } from './jobs.ts'

async function createRows(
  { db, owned, mark }: CreationContext,
  { job: job_id, contact: contact_id }: { job: string; contact: string },
) {
  const activityRequest = randomUUID()
  const about = { ...owned, job_id, contact_id }
  const activity = { ...about, kind: 'note' as const, text: mark, happened_at: LATER }
  const activities = await db
    .insertInto('activities')
    .values([
      { ...activity, request_id: activityRequest },
      { ...activity, deleted_at: new Date().toISOString() },
    ])
    .returning('id')
    .execute()
  return {
    activity: activities[0]?.id ?? '',
    deletedActivity: activities[1]?.id ?? '',
    activityRequest,
  }
}

const fields: Fields = {
  request_id: mostly(fc.uuid()),
  kind: mostly(fc.constantFrom(...ACTIVITY_KINDS)),
  happened_at: mostly(dateText),
  text: mostly(shortText),
  minutes: mostly(fc.integer({ min: -1, max: 10_081 })),
  channel: mostly(shortText),
  job_id: mostly(aboutJob),
  contact_id: mostly(fc.constant(null)),
}

const cases: OwnershipCases = {
  'activities.list': {
    input: ({ job, contact }) => ({ job_id: job, contact_id: contact }),
    foreign: 200,
  },
  'activities.create': {
    input: ({ job, contact, activityRequest: request_id }) => ({
      kind: 'call',
      text: 'New',
      job_id: job,
      contact_id: contact,
      request_id,
    }),
    foreign: 404,
    mixed: (_mine, { activityRequest: request_id }) => [{ text: 'New', request_id }],
  },
  'activities.update': {
    input: ({ activity, job, contact }) => ({
      id: activity,
      kind: 'call',
      happened_at: '2026-01-01T00:00:00Z',
      job_id: job,
      contact_id: contact,
    }),
    foreign: 404,
  },
  'activities.delete': { input: byId('activity'), foreign: 404 },
  'activities.restore': { input: byId('deletedActivity'), foreign: 404 },
}

export const activities = { createRows, fields, cases }
