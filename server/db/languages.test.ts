import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAccount, updateUser } from '../features/auth/account-queries.ts'
import { createOlderDatabase } from '../testing/database.ts'
import type { DatabaseHandle } from './client.ts'
import { migrate } from './migrate.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await createOlderDatabase('0030_deleted_packets')
})
afterAll(() => database.close())

test('older accounts use the browser’s language until they choose one', async () => {
  const { db } = database
  const { rows } = await sql<{ id: string }>`
    insert into users (email, email_key) values ('ada@example.com', 'ada@example.com')
    returning id`.execute(db)
  const id = rows[0]?.id ?? ''
  await sql`insert into mail_outbox (kind, user_id) values ('password_reset', ${id})`.execute(db)
  await migrate(db)
  const mails = db.selectFrom('mail_outbox').select(['kind', 'language'])
  expect(await mails.execute()).toEqual([{ kind: 'password_reset', language: null }])
  expect(await findAccount(db, id)).toMatchObject({ email: 'ada@example.com', language: null })
  await updateUser(db, id, { language: 'pt' })
  expect(await findAccount(db, id)).toMatchObject({ language: 'pt' })
})
