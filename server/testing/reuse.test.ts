import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from './database.ts'

const ADA = { email: 'ada@example.com', email_key: 'ada@example.com' }

test('a database filled by another test file is as empty as a new one', async () => {
  const first = await createTestDatabase()
  await first.db.insertInto('users').values(ADA).execute()
  await sql`set timezone to 'Asia/Tokyo'`.execute(first.db)
  await first.close()
  const second = await createTestDatabase()
  expect(await second.db.selectFrom('users').select('id').execute()).toEqual([])
  expect((await sql`show timezone`.execute(second.db)).rows).toEqual([{ TimeZone: 'UTC' }])
  await second.close()
})

test.each([
  ['whose schema a test has changed', 'alter table users drop column username_key'],
  ['that a test has vacuumed', 'vacuum analyze kysely_migration'],
  ['whose first rows a test has changed', 'update storage_namespace set id = gen_random_uuid()'],
])('a database %s is not reused', async (_what, statement) => {
  const first = await createTestDatabase()
  const readState = async ({ db }: typeof first) =>
    (
      await sql`
        select (select count(*) from pg_attribute where attrelid = 'users'::regclass and attisdropped),
          (select reltuples from pg_class where relname = 'kysely_migration'), id::text
        from storage_namespace`.execute(db)
    ).rows
  const before = await readState(first)
  await sql.raw(statement).execute(first.db)
  expect(await readState(first)).not.toEqual(before)
  await first.close()
  const second = await createTestDatabase()
  expect(await readState(second)).toEqual(before)
  await second.close()
})
