import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertFile, insertPacket, listPackets } from '../features/packets/queries.ts'
import { findJob } from '../features/jobs/queries.ts'
import { createOlderDatabase } from '../testing/database.ts'
import type { DatabaseHandle } from './client.ts'
import { migrate } from './migrate.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await createOlderDatabase('0026_goals')
})
afterAll(() => database.close())

test('older applications are unchanged, and can have packets', async () => {
  const { db } = database
  const { rows } = await sql<{ id: string }>`
    insert into users (email, email_key) values ('ada@example.com', 'ada@example.com')
    returning id`.execute(db)
  const user_id = rows[0]?.id ?? ''
  const jobs = await sql<{ id: string }>`
    insert into jobs (user_id, company, position, status, application_date, notes)
    values (${user_id}, 'Acme', 'Engineer', 'applied', '2026-01-01', 'Sent by mail')
    returning id`.execute(db)
  const job_id = jobs.rows[0]?.id ?? ''
  await sql`
    insert into documents (user_id, filename, document_type, file_type, file_size, storage_key)
    values (${user_id}, 'a.pdf', 'resume', 'application/pdf', 1, 'a')`.execute(db)
  await migrate(db)
  expect(await findJob(db, user_id, job_id)).toMatchObject({ notes: 'Sent by mail' })
  expect(await listPackets(db, user_id, job_id)).toEqual([])
  const sha256 = 'a'.repeat(64)
  const file = { user_id, sha256, size: 1, file_type: 'application/pdf', storage_key: 'b' }
  expect(await insertFile(db, file)).toBe(true)
  expect(await insertFile(db, { ...file, storage_key: 'c' })).toBe(false)
  const sealed = { name: 'a.pdf', document_type: 'resume' as const, size: 1, sha256 }
  const packet = { user_id, job_id, request_id: null, posting: null }
  await insertPacket(db, { ...packet, files: [sealed], answers: [] })
  expect(await listPackets(db, user_id, job_id)).toMatchObject([{ files: [sealed], posting: null }])
})
