import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createOlderDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

test('older accounts are enabled and otherwise unchanged', async () => {
  const { db, close } = await createOlderDatabase('0011_deleted_documents')
  try {
    await sql`
      insert into users (email, email_key, password_hash)
      select n || '@example.com', n || '@example.com', 'hash' || n
      from generate_series(1, 3) as n`.execute(db)
    const dump = async () =>
      (
        await sql<{ row: object }>`
          select to_jsonb(users) - 'disabled_at' as row from users order by email`.execute(db)
      ).rows
    const before = await dump()
    await migrate(db, '0012_disabled_accounts')
    expect(await dump()).toEqual(before)
    const disabled = await db.selectFrom('users').select('disabled_at').execute()
    expect(disabled).toEqual([{ disabled_at: null }, { disabled_at: null }, { disabled_at: null }])
  } finally {
    await close()
  }
})
