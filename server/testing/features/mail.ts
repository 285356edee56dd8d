import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { JOB_STATUSES } from '#src/jobs/constants.ts'
import { dateText, type Fields, mostly, shortText } from '../arbitraries.ts'
import { byId, hash, LATER, type CreationContext, type OwnershipCases } from '../feature-test.ts'
import { LINKED_JOB_ID } from './jobs.ts'

/**
 * Adds an open mail, whose id is returned, and an accepted one whose invitation created the
 * interview.
 */
async function createRows(
  { db, owned, mark }: CreationContext,
  { job: job_id, interview: interview_id }: { job: string; interview: string },
) {
  const said = { ...owned, sentence: mark, company: mark, position: mark, job_id, invitation: null }
  const content = JSON.stringify({ subject: mark, from: mark, text: mark })
  const open = { ...said, content, thread_keys: [], undo_id: null, answered_at: null }
  const { id } = await db
    .insertInto('mails')
    .values({
      ...open,
      mail_key: hash('open'),
      kind: 'rejection',
      received_at: '2026-01-02T00:00:00.000Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('mails')
    .values({
      ...open,
      content: null,
      mail_key: hash('accepted'),
      thread_keys: [hash('thread')],
      kind: 'interview',
      received_at: LATER,
      state: 'accepted',
      undo_id: randomUUID(),
      answered_at: LATER,
    })
    .execute()
  await db
    .insertInto('mail_invitations')
    .values({ ...owned, uid_key: hash('uid'), interview_id, sequence: 0 })
    .execute()
  return { mail: id }
}

const fields: Fields = {
  text: mostly(
    fc.oneof(
      fc.constantFrom(
        'Thank you for applying to Acme.',
        'Unfortunately we will not be moving forward with your application.',
        'We would like to invite you to an interview.',
      ),
      shortText,
    ),
  ),
  subject: mostly(shortText),
  from: mostly(fc.constantFrom('Acme Recruiting <jobs@acme.example>', 'x')),
  received_at: mostly(dateText),
  state: mostly(fc.constantFrom('open', 'accepted', 'dismissed')),
  job_id: mostly(fc.constant(LINKED_JOB_ID)),
  create: mostly(
    fc.oneof(fc.constant(null), fc.record({ company: shortText, position: shortText })),
  ),
  status: mostly(fc.constantFrom(...JOB_STATUSES)),
  interview: mostly(
    fc.oneof(
      fc.constant(null),
      fc.record({ starts_at: dateText, time_zone: fc.constantFrom('Europe/Berlin', 'UTC') }),
    ),
  ),
}

const cases: OwnershipCases = {
  'mail.list': {
    response: { result: { data: { mail: [{ state: 'accepted' }, { state: 'open' }] } } },
  },
  'mail.read': { input: byId('mail'), foreign: 404 },
  'mail.changes': { response: { result: { data: { moved: [], cancelled: [] } } } },
  'mail.add': { input: () => ({ text: 'We have received your application.' }) },
  'mail.accept': {
    input: ({ mail, job }) => ({ id: mail, job_id: job }),
    foreign: 404,
  },
  'mail.dismiss': { input: byId('mail'), foreign: 404 },
  'mail.restore': { input: byId('mail'), foreign: 404 },
}

export const mail = { createRows, fields, cases }
