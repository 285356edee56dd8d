import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOlderDatabase } from '../testing/database.ts'
import type { DatabaseHandle } from './client.ts'
import { migrate } from './migrate.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await createOlderDatabase('0008_similar_jobs')
})
afterAll(() => database.close())

type Account = {
  name: string
  hasPassword: boolean
  verifiedAt: string | null
  linkedAt: string | null
}

const [MARCH, MAY] = ['2026-03-01T12:00:00.000Z', '2026-05-01T12:00:00.000Z']
const ACCOUNTS: Account[] = [
  { name: 'registered', hasPassword: true, verifiedAt: null, linkedAt: null },
  { name: 'reset', hasPassword: true, verifiedAt: MAY, linkedAt: null },
  // The clock of the server is a little later than that of the transaction.
  {
    name: 'made-by-provider',
    hasPassword: false,
    verifiedAt: '2026-03-01T12:00:00.040Z',
    linkedAt: MARCH,
  },
  { name: 'linked-after-proof', hasPassword: true, verifiedAt: MARCH, linkedAt: MAY },
  { name: 'reset-after-link', hasPassword: true, verifiedAt: MAY, linkedAt: MARCH },
  { name: 'changed-address', hasPassword: false, verifiedAt: null, linkedAt: MARCH },
]

test('older accounts keep their confirmed address, and an intruder who waits for a reset is locked out', async () => {
  const { db } = database
  for (const { name, hasPassword, verifiedAt, linkedAt } of ACCOUNTS) {
    const email = `${name}@example.com`
    const { rows } = await sql<{ id: string }>`
      insert into users (email, email_key, password_hash, email_verified_at)
      values (${email}, ${email}, ${hasPassword ? 'hash' : null}, ${verifiedAt})
      returning id`.execute(db)
    const userId = rows[0]?.id
    await sql`insert into sessions (id, user_id, expires_at)
      values (${name}, ${userId}, '2126-01-01')`.execute(db)
    await sql`insert into mail_outbox (kind, user_id) values ('password_reset', ${userId})`.execute(
      db,
    )
    if (linkedAt !== null) {
      await sql`insert into identities (issuer, subject, user_id, created_at)
        values ('https://id.example', ${name}, ${userId}, ${linkedAt})`.execute(db)
    }
  }
  await migrate(db)
  const users = await db
    .selectFrom('users')
    .select(({ selectFrom }) => [
      'users.email',
      'users.email_verified_at',
      selectFrom('identities')
        .whereRef('identities.user_id', '=', 'users.id')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('identities'),
    ])
    .execute()
  const found = Object.fromEntries(
    users.map(({ email, email_verified_at, identities }) => [
      email.replace('@example.com', ''),
      [email_verified_at, Number(identities)],
    ]),
  )
  expect(found).toEqual({
    registered: [null, 0],
    reset: [MAY, 0],
    'made-by-provider': [MARCH, 1],
    'linked-after-proof': [MARCH, 1],
    'reset-after-link': [MAY, 0],
    'changed-address': [null, 1],
  })
  const sessions = await db.selectFrom('sessions').select('provider_at').execute()
  expect(sessions).toHaveLength(ACCOUNTS.length)
  expect(await db.selectFrom('mail_outbox').select('id').execute()).toHaveLength(ACCOUNTS.length)
  const ids = await db.selectFrom('identities').select(['id', 'email']).execute()
  expect(new Set(ids.map(({ id }) => id)).size).toBe(3)
})
