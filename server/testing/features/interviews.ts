import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { INTERVIEW_RESULTS } from '#src/interviews/constants.ts'
import { INTERVIEW_TYPES } from '#src/jobs/constants.ts'
import {
  anyCharacters,
  dateText,
  type Fields,
  hostileText,
  mostly,
  shortText,
} from '../arbitraries.ts'
import { byId, LATER, type CreationContext, type OwnershipCases, patch } from '../feature-test.ts'

async function createRows(
  { db, owned, mark }: CreationContext,
  { job: job_id, contact: contact_id }: { job: string; contact: string },
) {
  const interview = {
    ...owned,
    job_id,
    starts_at: LATER,
    time_zone: 'UTC',
    place: mark,
    notes: mark,
  }
  const interviewRequest = randomUUID()
  const interviews = await db
    .insertInto('interviews')
    .values([
      { ...interview, request_id: interviewRequest, checked_items: [mark] },
      { ...interview, deleted_at: new Date().toISOString() },
    ])
    .returning('id')
    .execute()
  await db
    .insertInto('interview_contacts')
    .values(interviews.map(({ id }) => ({ ...owned, interview_id: id, contact_id, position: 0 })))
    .execute()
  return {
    interview: interviews[0]?.id ?? '',
    deletedInterview: interviews[1]?.id ?? '',
    interviewRequest,
  }
}

const fields: Fields = {
  request_id: mostly(fc.uuid()),
  round: mostly(fc.integer({ min: 0, max: 99 })),
  type: mostly(fc.constantFrom(...INTERVIEW_TYPES, null)),
  starts_at: mostly(fc.oneof(dateText, fc.constant(null))),
  duration_minutes: mostly(fc.constantFrom(5, 45, 60, 90, 120, 1_440, 1_441)),
  time_zone: mostly(
    fc.constantFrom('Europe/Berlin', 'Asia/Kolkata', 'Etc/UTC', 'UTC', 'Mars/Base'),
  ),
  place: mostly(shortText),
  contact_ids: mostly(fc.constant([])),
  notes: mostly(anyCharacters),
  item: mostly(shortText),
  is_ticked: mostly(fc.boolean()),
  checked_items: mostly(fc.array(hostileText, { maxLength: 5 })),
  result: mostly(fc.constantFrom(...INTERVIEW_RESULTS, null)),
}

const DUE = '2026-12-01T09:00:00Z'
const cases: OwnershipCases = {
  'interviews.list': {},
  'interviews.ofJob': { input: byId('job'), foreign: 404 },
  'interviews.create': {
    input: ({ job, contact, interviewRequest: request_id }) => ({
      id: job,
      starts_at: DUE,
      contact_ids: [contact],
      request_id,
    }),
    foreign: 404,
    mixed: ({ job: id }, { interviewRequest: request_id }) => [{ id, starts_at: DUE, request_id }],
  },
  'interviews.update': {
    input: ({ interview, contact }) => ({ id: interview, notes: 'New', contact_ids: [contact] }),
    foreign: 404,
  },
  'interviews.tick': { input: patch('interview', { item: 'New', is_ticked: true }), foreign: 404 },
  'interviews.delete': { input: byId('interview'), foreign: 404 },
  'interviews.restore': { input: byId('deletedInterview'), foreign: 404 },
}

export const interviews = { createRows, fields, cases }
