import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { expect, inject, test } from 'vitest'
import * as firstDay from '../../migrations/0001_first_day.ts'
import * as accountAccess from '../../migrations/0002_account_access.ts'
import { runOnServer, withDatabase } from '../testing/postgres.ts'
import { openPostgres } from './postgres.ts'

const before: Migration = firstDay
const migration: Migration = accountAccess

test('older accounts keep their names, also if the database cannot lower-case them', async () => {
  const source = inject('database')
  if (source.kind !== 'postgres') throw new Error('For PostgreSQL only')
  const name = `keys_${randomUUID().replaceAll('-', '')}`
  await runOnServer(source.url, `create database ${name} template template0 locale 'C'`)
  const { db, close } = await openPostgres(withDatabase(source.url, name))
  try {
    await before.up(db)
    await sql`insert into users (email, username, created_at) values
      ('Ada+Jobs@Example.com', 'Countess', '2026-01-01'), ('ÜBER@example.de', null, '2026-01-02'),
      ('über@example.de', null, '2026-01-03')`.execute(db)
    await sql`insert into sessions (id, user_id, expires_at)
      select email, id, now() from users`.execute(db)
    await migration.up(db)
    const users = await db
      .selectFrom('users')
      .select(['email', 'email_key', 'username_key', 'third_party_icons', 'email_verified_at'])
      .orderBy('created_at')
      .execute()
    const same = { username_key: null, third_party_icons: true, email_verified_at: null }
    expect(users).toEqual([
      {
        ...same,
        email: 'Ada+Jobs@Example.com',
        email_key: 'ada+jobs@example.com',
        username_key: 'countess',
      },
      // Older versions allowed registering both.
      { ...same, email: 'ÜBER@example.de', email_key: 'ÜBER@example.de' },
      { ...same, email: 'über@example.de', email_key: 'über@example.de' },
    ])
    const { rows } = await sql<{ n: number }>`
      select count(distinct public_id)::int as n from sessions where last_used_at = created_at`.execute(
      db,
    )
    expect(rows).toEqual([{ n: 3 }])
  } finally {
    await close()
    await runOnServer(source.url, `drop database ${name} with (force)`)
  }
})
