import fc from 'fast-check'
import { type Fields, mostly } from '../arbitraries.ts'
import { LATER, type CreationContext, type OwnershipCases } from '../feature-test.ts'
import { LINKED_JOB_ID } from './jobs.ts'

async function createRows({ db, owned }: CreationContext, { job: job_id }: { job: string }) {
  await db
    .insertInto('suggestion_snoozes')
    .values({ ...owned, job_id, snoozed_until: LATER })
    .execute()
}

const fields: Fields = { job_id: mostly(fc.constant(LINKED_JOB_ID)) }

const cases: OwnershipCases = {
  'suggestions.list': {},
  'suggestions.snooze': { input: ({ job }) => ({ job_id: job }), foreign: 404 },
  'suggestions.unsnooze': { input: ({ job }) => ({ job_id: job }), foreign: 404 },
}

export const suggestions = { createRows, fields, cases }
