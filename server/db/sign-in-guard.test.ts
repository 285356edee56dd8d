import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createOlderDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

test('older accounts, sessions and mails are kept, and every account counts as signed in before', async () => {
  const { db, close } = await createOlderDatabase('0009_proven_addresses')
  try {
    await sql`
      with ada as (insert into users (email, email_key) values ('ada@example.com', 'ada@example.com')
        returning id), session as (insert into sessions (id, user_id, expires_at)
        select 'x', id, now() + interval '1 day' from ada)
      insert into mail_outbox (kind, user_id) select 'password_reset', id from ada`.execute(db)
    await migrate(db)
    const ada = await db.selectFrom('users').select(['id', 'has_signed_in']).executeTakeFirst()
    expect(ada?.has_signed_in).toBe(true)
    const session = await db.selectFrom('sessions').select(['user_id', 'device_hash']).execute()
    expect(session).toEqual([{ user_id: ada?.id, device_hash: null }])
    const mails = db.insertInto('mail_outbox')
    await mails.values({ kind: 'new_device', user_id: ada?.id ?? '' }).execute()
    expect(await db.selectFrom('mail_outbox').select('kind').orderBy('kind').execute()).toEqual([
      { kind: 'new_device' },
      { kind: 'password_reset' },
    ])
    const email = 'new@example.com'
    const added = db.insertInto('users').values({ email, email_key: email })
    expect(await added.returning('has_signed_in').executeTakeFirst()).toEqual({
      has_signed_in: false,
    })
  } finally {
    await close()
  }
})
