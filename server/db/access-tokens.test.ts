import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findValidToken, insertToken, listTokens } from '../features/tokens/queries.ts'
import { createOlderDatabase } from '../testing/database.ts'
import type { DatabaseHandle } from './client.ts'
import { migrate } from './migrate.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await createOlderDatabase('0014_postings')
})
afterAll(() => database.close())

test('older accounts can have tokens, which are deleted with them', async () => {
  const { db } = database
  const { rows } = await sql<{ id: string }>`
    insert into users (email, email_key) values ('ada@example.com', 'ada@example.com')
    returning id`.execute(db)
  const user_id = rows[0]?.id ?? ''
  await migrate(db)
  expect(await listTokens(db, user_id)).toEqual([])
  const token_hash = 'a'.repeat(64)
  await insertToken(db, { user_id, token_hash, name: 'Home', scope: 'read' })
  expect(await listTokens(db, user_id)).toMatchObject([{ name: 'Home', last_used_at: null }])
  expect(await findValidToken(db, token_hash)).toMatchObject({ user_id, scope: 'read' })
  await db.deleteFrom('users').where('id', '=', user_id).execute()
  expect(await findValidToken(db, token_hash)).toBeUndefined()
})
