import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findContact, insertContact, listContacts } from '../features/contacts/queries.ts'
import { insertLinks } from '../features/contacts/link-queries.ts'
import { listJobs } from '../features/jobs/list-queries.ts'
import { createOlderDatabase } from '../testing/database.ts'
import type { DatabaseHandle } from './client.ts'
import { migrate } from './migrate.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await createOlderDatabase('0014_postings')
})
afterAll(() => database.close())

test('older applications are unchanged, and can have people', async () => {
  const { db } = database
  const { rows } = await sql<{ id: string }>`
    insert into users (email, email_key) values ('ada@example.com', 'ada@example.com')
    returning id`.execute(db)
  const userId = rows[0]?.id ?? ''
  await sql`
    insert into jobs (user_id, company, position, status, application_date, notes)
    values (${userId}, 'Acme', 'Engineer', 'applied', '2026-01-01', 'Asked Ann')`.execute(db)
  await migrate(db)
  const [job] = await listJobs(db, userId)
  expect(job).toMatchObject({ company: 'Acme', notes: 'Asked Ann' })
  const person = { name: 'Ann', kind: 'recruiter', user_id: userId } as const
  const id = (await insertContact(db, person)) ?? ''
  await insertLinks(db, userId, id, [job?.id ?? ''])
  expect(await findContact(db, userId, id)).toMatchObject({ name: 'Ann', job_ids: [job?.id] })
  expect(await listContacts(db, userId)).toHaveLength(1)
})
