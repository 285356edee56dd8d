import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { JOB_STATUSES } from '#src/jobs/constants.ts'
import { DATE_ORDERS, IMPORT_FIELDS } from '#src/transfer/fields.ts'
import { type Fields, mostly } from '../arbitraries.ts'
import type { CreationContext, OwnershipCases } from '../feature-test.ts'

/** A stored file of applications that waits for its import. */
export const STORED_IMPORT_ID = randomUUID()

async function createRows({ db, owned, mark }: CreationContext) {
  const table = { columns: ['Company', 'Position'], rows: [[mark, mark]] }
  const fileImport = await db
    .insertInto('imports')
    .values({ ...owned, format: 'other', content: gzipSync(JSON.stringify(table)) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { fileImport: fileImport.id }
}

const fields: Fields = {
  import_id: mostly(fc.constant(STORED_IMPORT_ID)),
  mapping: mostly(
    fc.dictionary(
      fc.constantFrom('Company', 'Position', 'Date', 'x'),
      fc.constantFrom(...IMPORT_FIELDS, null),
    ),
  ),
  statuses: mostly(fc.dictionary(fc.constantFrom('Odd', 'x'), fc.constantFrom(...JOB_STATUSES))),
  date_order: mostly(fc.constantFrom(...DATE_ORDERS)),
}

const cases: OwnershipCases = {
  'transfer.review': { input: ({ fileImport: import_id }) => ({ import_id }), foreign: 404 },
  'transfer.import': { input: ({ fileImport: import_id }) => ({ import_id }), foreign: 404 },
}

export const transfer = { createRows, fields, cases }
