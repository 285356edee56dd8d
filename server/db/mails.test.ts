import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findInvited, insertMail, listMails, putInvited } from '../features/mail/queries.ts'
import { createOlderDatabase } from '../testing/database.ts'
import type { DatabaseHandle } from './client.ts'
import { migrate } from './migrate.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await createOlderDatabase('0025_imports')
})
afterAll(() => database.close())

test('older accounts keep their interviews, which invitations can find', async () => {
  const { db } = database
  const { rows } = await sql<{ user_id: string; id: string }>`
    with ada as (insert into users (email, email_key) values ('a@example.com', 'a@example.com')
        returning id),
      job as (insert into jobs (user_id, company, position, status, application_date)
        select id, 'Acme', 'Engineer', 'applied', '2026-01-01' from ada returning user_id, id)
    insert into interviews (user_id, job_id, starts_at, time_zone)
    select user_id, id, '2126-01-01', 'UTC' from job returning user_id, id`.execute(db)
  const { user_id = '', id = '' } = rows[0] ?? {}
  await migrate(db)
  expect(await listMails(db, user_id, null)).toEqual([])
  const mail = {
    user_id,
    mail_key: 'a'.repeat(64),
    thread_keys: [],
    kind: 'interview' as const,
    sentence: null,
    company: null,
    position: null,
    job_id: null,
    invitation: null,
    content: null,
    received_at: '2026-01-01T00:00:00.000Z',
  }
  expect(await insertMail(db, mail)).toBeDefined()
  expect(await insertMail(db, mail)).toBeUndefined()
  await putInvited(db, user_id, { uid_key: 'b'.repeat(64), interview_id: id, sequence: 1 })
  expect(await findInvited(db, user_id, 'b'.repeat(64))).toMatchObject({ interview_id: id })
})
