import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile, putLink } from '../features/profile/service.ts'
import { createOlderDatabase } from '../testing/database.ts'
import type { DatabaseHandle } from './client.ts'
import { migrate } from './migrate.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await createOlderDatabase('0006_storage_namespace')
})
afterAll(() => database.close())

test('older links keep their place, and are titled by it until they get a title', async () => {
  const { db } = database
  const { rows } = await sql<{ id: string }>`
    insert into users (email, email_key) values ('ada@example.com', 'ada@example.com')
    returning id`.execute(db)
  const id = rows[0]?.id ?? ''
  await sql`
    insert into profiles (user_id, first_name, last_name, github_url, other_urls)
    values (${id}, 'Ada', 'Byron', 'https://github.com/ada',
      '{https://one.example,https://two.example}')`.execute(db)
  await migrate(db)
  const { portfolios } = await getProfile(db, id)
  expect(portfolios.map(({ title }) => title)).toEqual(['GitHub', 'Other URL 4', 'Other URL 5'])
  const link = { type: 'other', url: 'https://two.example' } as const
  const named = await putLink(db, id, { ...link, title: 'Talks' })
  expect(named.portfolios.map(({ title }) => title)).toEqual(['GitHub', 'Other URL 4', 'Talks'])
  expect(named.first_name).toBe('Ada')
})
