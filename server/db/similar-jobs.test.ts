import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { listSimilar } from '../features/jobs/similar.ts'
import { createOlderDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

const openOlder = async (last: string) => {
  const { db, close } = await createOlderDatabase(last)
  onTestFinished(close)
  const { rows } = await sql<{ id: string }>`
    insert into users (email, email_key) values ('ada@example.com', 'ada@example.com')
    returning id`.execute(db)
  return { db, userId: rows[0]?.id ?? '' }
}

test('older applications without keys are found among 2,500', async () => {
  const { db, userId } = await openOlder('0007_link_titles')
  await sql`
    insert into jobs (user_id, company, position, status, application_date, url)
    select ${userId}, 'Company ' || n || ' Inc.', 'Engineer', 'applied', '2026-01-01',
      'https://www.example.com/jobs/' || n
    from generate_series(1, 2500) as n`.execute(db)
  await migrate(db)
  const byTitle = await listSimilar(db, userId, { company: 'company 7', position: 'Engineer' })
  expect(byTitle.map(({ company, reason }) => [company, reason])).toEqual([
    ['Company 7 Inc.', 'title'],
  ])
  const byAddress = await listSimilar(db, userId, { url: 'http://example.com/jobs/2500/' })
  expect(byAddress.map(({ company }) => company)).toEqual(['Company 2500 Inc.'])
  const left = await sql`select 1 from jobs where not has_keys`.execute(db)
  expect(left.rows).toEqual([])
})

test.each(['0017_people', '0033_changed_tables'])(
  'applications with keys of an older rule, after %s, are compared by the new one',
  async (last) => {
    const { db, userId } = await openOlder(last)
    const url = 'https://jobs.smartrecruiters.com/AnalyticalEngines/743999-programmer'
    await sql`
      insert into jobs (user_id, company, position, status, application_date, notes, url, has_keys, address_key)
      values (${userId}, 'Analytical Engines', 'Programmer', 'applied', '2026-01-01', 'Ask Ada', ${url}, true, 'old')
    `.execute(db)
    const readRows = async () =>
      (await sql`select id, company, position, notes, updated_at from jobs`.execute(db)).rows
    const before = await readRows()
    await migrate(db)
    expect(await listSimilar(db, userId, { url })).toMatchObject([
      { company: 'Analytical Engines' },
    ])
    expect(await readRows()).toEqual(before)
  },
)
