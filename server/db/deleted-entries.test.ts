import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findProfile } from '../features/profile/service.ts'
import { createOlderDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

test('older entries are unchanged', async () => {
  const { db, close } = await createOlderDatabase('0014_postings')
  try {
    const { rows } = await sql<{ id: string }>`
      insert into users (email, email_key) values ('ada@example.com', 'ada@example.com')
      returning id`.execute(db)
    const user_id = rows[0]?.id ?? ''
    const id = randomUUID()
    await sql`
      insert into profiles (user_id, first_name, last_name) values (${user_id}, 'Ada', 'L')`.execute(
      db,
    )
    await sql`
      insert into experiences (id, user_id, company_name, title, start_date, role_type)
      values (${id}, ${user_id}, 'Acme', 'Lead', '2020-01-01', 'senior')`.execute(db)
    await sql`
      insert into educations (id, user_id, school_name, degree, field_of_study, start_date)
      values (${id}, ${user_id}, 'MIT', 'BSc', 'Maths', '2016-01-01')`.execute(db)
    await sql`
      insert into projects (id, user_id, project_name, description, current_project)
      values (${id}, ${user_id}, 'Engine', 'Analytical', false)`.execute(db)
    await migrate(db)
    const profile = await findProfile(db, user_id)
    expect(profile?.experiences).toMatchObject([{ id, company_name: 'Acme', end_date: null }])
    expect(profile?.educations).toMatchObject([{ id, degree: 'BSc' }])
    expect(profile?.projects).toMatchObject([{ id, project_name: 'Engine' }])
  } finally {
    await close()
  }
})
