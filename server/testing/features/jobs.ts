import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { INTERVIEW_TYPES, JOB_STATUSES } from '#src/jobs/constants.ts'
import { OUTCOMES } from '#src/jobs/outcomes.ts'
import { EMPLOYMENT_TYPES, SALARY_PERIODS, WORK_MODES } from '#src/jobs/terms.ts'
import type { Db } from '../../db/client.ts'
import { readImages } from '../../features/jobs/bulk-queries.ts'
import { BULK } from '../../features/jobs/bulk.ts'
import { insertUndo } from '../../features/undo/queries.ts'
import {
  anyCharacters,
  dateText,
  type Fields,
  hostileText,
  mostly,
  rarely,
  shortText,
  webUrl,
} from '../arbitraries.ts'
import { byId, type CreationContext, type OwnershipCases, patch } from '../feature-test.ts'

/** An application that people, follow-ups and activities can refer to. */
export const LINKED_JOB_ID = randomUUID()
/** The first change of its history. */
export const STATUS_CHANGE_ID = randomUUID()
/** The `job_id` of rows that may refer to an application. */
export const aboutJob = fc.constantFrom(LINKED_JOB_ID, LINKED_JOB_ID, null)

async function createRows({ db, owned, mark }: CreationContext) {
  const job = { ...owned, company: mark, position: mark, status: 'applied' as const, notes: mark }
  const times = { application_date: '2026-01-01' }
  const jobRequest = randomUUID()
  const jobs = await db
    .insertInto('jobs')
    .values([
      {
        ...job,
        ...times,
        request_id: jobRequest,
        company_key: mark,
        position_key: mark,
        has_keys: true,
      },
      { ...job, ...times, deleted_at: new Date().toISOString() },
    ])
    .returning('id')
    .execute()
  const [change] = await db
    .insertInto('job_status_changes')
    .values(jobs.map(({ id }) => ({ ...owned, job_id: id, to_status: 'applied' as const })))
    .returning('id')
    .execute()
  const undo = await createShape(db, mark, { ...owned, job_id: jobs[0]?.id ?? '' })
  await db
    .insertInto('job_postings')
    .values(
      jobs.map(({ id }) => ({
        ...owned,
        job_id: id,
        text: mark,
        search_text: mark,
        html_title: mark,
        captured_at: '2026-01-01T00:00:00.000Z',
      })),
    )
    .execute()
  const [first, second] = jobs
  return {
    job: first?.id ?? '',
    deletedJob: second?.id ?? '',
    statusChange: change?.id ?? '',
    jobRequest,
    undo,
  }
}

/**
 * Creates the job's stage and tags, and a change of it that can be undone. Returns the undo's id.
 */
async function createShape(db: Db, mark: string, of: { user_id: string; job_id: string }) {
  const { user_id, job_id } = of
  await db
    .insertInto('job_stages')
    .values({ user_id, status: 'applied', name: mark, position: 0 })
    .execute()
  await db
    .updateTable('jobs')
    .set({ stage: mark, tags: [mark] })
    .where('id', '=', job_id)
    .execute()
  const [image] = await readImages(db, user_id, [job_id])
  const images = { before: [{ ...image, tags: [] }], after: [image], changes: [] }
  return insertUndo(db, user_id, BULK, images)
}

const stageNames = fc.subarray(['Phone', 'Take-home', 'Final', '面接'])
const shortTexts = fc.array(shortText, { maxLength: 5 })
const changeFields = {
  status: mostly(fc.constantFrom(...JOB_STATUSES)),
  stage: mostly(fc.constant(null)),
  archived: mostly(fc.boolean()),
  outcome: mostly(fc.constantFrom(...OUTCOMES)),
  add_tags: mostly(shortTexts),
  remove_tags: mostly(shortTexts),
}
const fields: Fields = {
  request_id: mostly(fc.uuid()),
  version: mostly(fc.stringMatching(/^[\w-]{16}\.\d{1,20}\.\d{1,14}\.\d-\d-\d$/)),
  company: mostly(shortText),
  position: mostly(shortText),
  location: mostly(shortText),
  status: mostly(fc.constantFrom(...JOB_STATUSES)),
  application_date: mostly(dateText.map((text) => text.slice(0, 10))),
  deadline: mostly(dateText.map((text) => text.slice(0, 10))),
  interview_date: mostly(dateText),
  interview_type: mostly(fc.constantFrom(...INTERVIEW_TYPES)),
  interview_round: mostly(fc.integer({ min: 1, max: 100 })),
  url: mostly(webUrl),
  notes: mostly(anyCharacters),
  item: mostly(shortText),
  is_ticked: mostly(fc.boolean()),
  checked_items: mostly(fc.array(hostileText, { maxLength: 5 })),
  document_ids: mostly(fc.constant([])),
  work_mode: mostly(fc.constantFrom(...WORK_MODES, null)),
  employment_type: mostly(fc.constantFrom(...EMPLOYMENT_TYPES)),
  salary_min: mostly(fc.constantFrom(0, 1.005, 5)),
  salary_max: mostly(fc.constantFrom(5, 1e12)),
  salary_currency: mostly(fc.constantFrom('EUR', 'USD')),
  salary_period: mostly(fc.constantFrom(...SALARY_PERIODS)),
  source: mostly(shortText),
  stage: mostly(fc.constant(null)),
  tags: mostly(shortTexts),
  outcome: mostly(fc.constantFrom(...OUTCOMES, null)),
  archived: mostly(fc.boolean()),
  ids: mostly(fc.constant([LINKED_JOB_ID])),
  change: mostly(fc.record(changeFields, { requiredKeys: [] })),
  // Never deleted, because other inputs need it.
  delete: fc.constant(undefined),
  saved: mostly(stageNames),
  interviewing: mostly(stageNames),
  rename: rarely(
    fc.record({
      status: mostly(fc.constant('applied')),
      from: mostly(shortText),
      to: mostly(shortText),
    }),
  ),
  text: mostly(fc.string({ unit: 'grapheme', minLength: 3, maxLength: 60 })),
  html_title: mostly(shortText),
  captured_at: mostly(dateText),
  posting: mostly(fc.record({ text: mostly(shortText) })),
  change_id: mostly(fc.constant(STATUS_CHANGE_ID)),
  changed_at: mostly(dateText),
  q: mostly(shortText),
  place: mostly(shortText),
  tag: mostly(shortText),
  applied: mostly(fc.constantFrom('2026-01-01..', 'last-30', '-')),
  added: mostly(fc.constantFrom('..2026-01-01', 'next-9999', '9999-12-31')),
  interview: mostly(fc.constantFrom('yes', 'yes|no')),
  follow_up: mostly(fc.constantFrom('yes', 'no')),
}

const cases: OwnershipCases = {
  'jobs.list': { mixed: () => [{ follow_up: 'yes' }, { q: 'theirs' }] },
  'jobs.changes': { input: () => ({ version: 'theirs' }) },
  'jobs.get': { input: byId('job'), foreign: 404 },
  'jobs.posting': { input: byId('job'), foreign: 404 },
  'jobs.putPosting': {
    input: patch('job', { text: 'New' }),
    foreign: 404,
    mixed: ({ job: id }) => [{ id, text: '' }],
  },
  'jobs.searchPostings': { input: () => ({ text: 'theirs' }) },
  'jobs.similar': {
    input: ({ job }) => ({ company: 'theirs', position: 'theirs', except: job }),
    foreign: 200,
  },
  'jobs.history': { input: byId('job'), foreign: 404 },
  'jobs.correctChange': {
    input: ({ job, statusChange }) => ({
      id: job,
      change_id: statusChange,
      changed_at: '2026-01-01T00:00:00Z',
    }),
    foreign: 404,
  },
  'jobs.create': {
    input: ({ sentDocument, jobRequest: request_id }) => ({
      company: 'New',
      position: 'New',
      document_ids: [sentDocument],
      request_id,
    }),
    foreign: 200,
    // A repeated request finds the person's own one.
    mixed: (_mine, { jobRequest: request_id }) => [
      { company: 'New', position: 'New', request_id },
      { company: 'New', position: 'New', request_id },
    ],
  },
  'jobs.update': {
    input: ({ job, sentDocument }) => ({
      id: job,
      notes: 'New',
      status: 'offer',
      document_ids: [sentDocument],
    }),
    foreign: 404,
    mixed: (mine, theirs) => [{ id: mine.job, document_ids: [theirs.sentDocument] }],
  },
  'jobs.tick': { input: patch('job', { item: 'New', is_ticked: true }), foreign: 404 },
  'jobs.delete': { input: byId('job'), foreign: 404 },
  'jobs.restore': { input: byId('deletedJob'), foreign: 404 },
  'jobs.deleted': {},
  'jobs.bulk': {
    input: ({ job }) => ({ ids: [job], change: { add_tags: ['New'], status: 'offer' } }),
    foreign: 404,
    mixed: ({ job }) => [{ ids: [job], delete: true }],
  },
  'jobs.stages': {},
  'jobs.putStages': {
    input: () => ({ applied: ['New'], saved: ['New'] }),
    mixed: () => [{ rename: { status: 'applied', from: 'mine', to: 'New' } }],
  },
}

export const jobs = { createRows, fields, cases }
