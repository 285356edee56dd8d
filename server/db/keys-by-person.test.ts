import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAllStatusChanges } from '../features/jobs/history-queries.ts'
import { createOlderDatabase } from '../testing/database.ts'
import type { DatabaseHandle } from './client.ts'
import { migrate } from './migrate.ts'

const ADA = '00000000-0000-4000-8000-00000000000a'
const BEA = '00000000-0000-4000-8000-00000000000b'
/** Ids of two users' things differ only in the first part. */
const idOf = (user: string, thing: string) => `${thing.repeat(8)}${user.slice(8)}`

let database: DatabaseHandle
beforeAll(async () => {
  database = await createOlderDatabase('0008_similar_jobs')
  for (const user of [ADA, BEA]) await fill(user)
  await migrate(database.db)
})
afterAll(() => database.close())

/** A person with a row in each table whose keys change. */
async function fill(user: string): Promise<void> {
  const { db } = database
  const name = user.at(-1) ?? ''
  const job = idOf(user, '1')
  const document = idOf(user, '2')
  await sql`insert into users (id, email, email_key) values (${user}, ${name}, ${name})`.execute(db)
  await sql`insert into profiles (user_id) values (${user})`.execute(db)
  await sql`
    insert into experiences (id, user_id, company_name, title, start_date, role_type)
    values (${idOf(user, '3')}, ${user}, 'Acme', 'Engineer', '2020-01-01', 'senior')`.execute(db)
  await sql`
    insert into jobs (id, user_id, company, position, status, application_date)
    values (${job}, ${user}, 'Acme', 'Engineer', 'applied', '2026-01-01')`.execute(db)
  await sql`
    insert into job_status_changes (job_id, from_status, to_status, changed_at)
    values (${job}, null, 'saved', '2026-01-01'), (${job}, 'saved', 'applied', '2026-01-02')
    `.execute(db)
  await sql`
    insert into documents (id, user_id, filename, document_type, file_type, file_size, storage_key)
    values (${document}, ${user}, 'a.pdf', 'resume', 'application/pdf', 3, ${`files/${name}`})
    `.execute(db)
  await sql`
    insert into document_uploads (key, user_id, document_id)
    values (${`uploads/${name}`}, ${user}, ${document})`.execute(db)
  await sql`
    insert into job_documents (job_id, user_id, document_id, filename, document_type)
    values (${job}, ${user}, ${document}, 'a.pdf', 'resume')`.execute(db)
}

test('older history rows get their owner’s id', async () => {
  const changes = await listAllStatusChanges(database.db, ADA)
  expect(changes.map(({ job_id, to_status }) => [job_id, to_status])).toEqual([
    [idOf(ADA, '1'), 'saved'],
    [idOf(ADA, '1'), 'applied'],
  ])
})

test('ids, files and packets are unchanged', async () => {
  const { rows } = await sql`
    select sent.document_id, sent.filename, upload.key, storage_key from job_documents as sent
      join documents on documents.id = sent.document_id
      join document_uploads as upload on upload.document_id = documents.id
    where sent.user_id = ${BEA}`.execute(database.db)
  expect(rows).toEqual([
    {
      document_id: idOf(BEA, '2'),
      filename: 'a.pdf',
      key: 'uploads/b',
      storage_key: 'files/b',
    },
  ])
})

test('no row can refer to another person’s rows', async () => {
  const { db } = database
  const change = { job_id: idOf(BEA, '1'), to_status: 'offer' as const }
  await expect(
    db
      .insertInto('job_status_changes')
      .values({ ...change, user_id: ADA })
      .execute(),
  ).rejects.toThrow('foreign key')
  await expect(
    db
      .updateTable('job_documents')
      .set({ document_id: idOf(BEA, '2') })
      .where('user_id', '=', ADA)
      .execute(),
  ).rejects.toThrow('foreign key')
})

test('deleting a person deletes all of their rows and no others', async () => {
  const { db } = database
  await db.deleteFrom('users').where('id', '=', ADA).execute()
  for (const table of [
    'experiences',
    'jobs',
    'job_status_changes',
    'documents',
    'document_uploads',
    'job_documents',
  ] as const) {
    const left = await db.selectFrom(table).select('user_id').distinct().execute()
    expect(left, table).toEqual([{ user_id: BEA }])
  }
})
