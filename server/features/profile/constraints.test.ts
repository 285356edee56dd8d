import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
  await t.register()
})
afterAll(() => t.close())

const setProfile = (column: string, value: unknown) =>
  sql`update profiles set ${sql.id(column)} = ${value}`.execute(t.database.db)

async function insertProject(fields: Record<string, unknown>) {
  const { rows } = await sql<{ user_id: string }>`select user_id from profiles`.execute(
    t.database.db,
  )
  const row = {
    id: randomUUID(),
    user_id: rows[0]?.user_id,
    project_name: 'P',
    description: 'd',
    current_project: false,
    ...fields,
  }
  const columns = sql.join(Object.keys(row).map((name) => sql.id(name)))
  const values = sql.join(Object.values(row))
  await sql`insert into projects (${columns}) values (${values})`.execute(t.database.db)
}

test.each([
  ['remote_preference', 'Moon'],
  ['work_auth_status', 'x'],
  ['job_search_status', 'x'],
  ['years_of_experience', 81],
  ['desired_salary_min', -1],
  ['city', 'x'.repeat(201)],
  ['first_name', 'x'.repeat(201)],
])('the database rejects a profile whose %s is wrong', async (column, value) => {
  await expect(setProfile(column, value)).rejects.toThrow(/check constraint/)
})

test('the database enforces the order of salaries, and of dates by month', async () => {
  await setProfile('desired_salary_min', 2)
  await expect(setProfile('desired_salary_max', 1)).rejects.toThrow('profiles_salary_range')
  const start_date = '2024-03-31'
  await expect(insertProject({ start_date, end_date: '2024-02-29' })).rejects.toThrow(
    'projects_dates',
  )
  await insertProject({ start_date, end_date: '2024-03-01' })
  await expect(insertProject({ end_date: start_date, current_project: true })).rejects.toThrow(
    'projects_current',
  )
  await expect(insertProject({ description: '' })).rejects.toThrow(/check constraint/)
})
