import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFolder, putFolder } from '../features/mail-folder/queries.ts'
import { findOwner, putAddress } from '../features/mail-address/queries.ts'
import { createOlderDatabase } from '../testing/database.ts'
import type { DatabaseHandle } from './client.ts'
import { migrate } from './migrate.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await createOlderDatabase('0028_mail')
})
afterAll(() => database.close())

test('older accounts keep their mails, and can receive more', async () => {
  const { db } = database
  const { rows } = await sql<{ user_id: string }>`
    with ada as (insert into users (email, email_key) values ('a@example.com', 'a@example.com')
        returning id)
    insert into mails (user_id, mail_key, kind, received_at)
    select id, ${'a'.repeat(64)}, 'offer', '2026-01-01' from ada returning user_id`.execute(db)
  const { user_id = '' } = rows[0] ?? {}
  await migrate(db)
  expect(await db.selectFrom('mails').select('kind').execute()).toEqual([{ kind: 'offer' }])
  await db.insertInto('encryption_keys').values({ id: 'key', check_value: 'x' }).execute()
  const sealed = { key_id: 'key', nonce: new Uint8Array(12), ciphertext: new Uint8Array(20) }
  await putAddress(db, { user_id, secret_hash: 'b'.repeat(64), ...sealed })
  expect(await findOwner(db, 'b'.repeat(64))).toEqual({ user_id })
  const place = { host: 'imap.example.com', port: 993, username: 'ada', folder: 'Jobs' }
  await putFolder(db, { user_id, ...place, ...sealed })
  expect(await findFolder(db, user_id)).toMatchObject({ ...place, problem: null })
})
