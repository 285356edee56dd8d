import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Me } from '#src/auth/schema.ts'
import type { Profile } from '#src/profile/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'
import { readZip } from '../../testing/read-zip.ts'

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp()
  user = await t.register()
})
afterAll(() => t.close())

const read = async (who = user) => {
  const response = await t.rest('GET', '/api/profiles/me', undefined, who)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Profile>()
}
const update = (fields: unknown, who = user) => t.rest('PUT', '/api/profiles/me', fields, who)
const updated = async (fields: object, who = user) => {
  const response = await update(fields, who)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Profile>()
}
async function withoutProfile(): Promise<TestUser> {
  const person = await t.register()
  await t.database.db
    .deleteFrom('profiles')
    .where('user_id', 'in', (eb) =>
      eb.selectFrom('users').select('id').where('email', '=', person.email),
    )
    .execute()
  return person
}

test('a new user has a profile with their name and the specified defaults', async () => {
  const person = await t.register({ first_name: 'Grace', last_name: 'Hopper' })
  expect(await read(person)).toEqual({
    first_name: 'Grace',
    last_name: 'Hopper',
    email: person.email,
    phone: null,
    address: null,
    city: null,
    state: null,
    zip_code: null,
    country: null,
    current_title: null,
    years_of_experience: null,
    preferred_roles: [],
    preferred_locations: [],
    willing_to_relocate: false,
    remote_preference: 'Remote',
    desired_salary_min: null,
    desired_salary_max: null,
    work_auth_status: 'US_CITIZEN',
    need_sponsorship: false,
    work_auth_additional_info: null,
    linkedin_url: null,
    github_url: null,
    portfolio_url: null,
    other_urls: [],
    other_url_titles: {},
    date_of_birth: null,
    job_search_status: 'active',
    experiences: [],
    educations: [],
    projects: [],
    portfolios: [],
    created_at: expect.stringMatching(/Z$/),
    updated_at: expect.stringMatching(/Z$/),
  })
})

describe('without a profile', () => {
  test('reading and saving report it', async () => {
    const person = await withoutProfile()
    const project = { project_name: 'P', description: 'd' }
    for (const response of [
      await t.rest('GET', '/api/profiles/me', undefined, person),
      await update({ city: 'Berlin' }, person),
      await t.rest('POST', '/api/projects', project, person),
    ]) {
      expect([response.statusCode, response.json()]).toEqual([404, { detail: 'Profile not found' }])
    }
  })

  test('creating adds an empty one, also concurrently, and overwrites none', async () => {
    const person = await withoutProfile()
    const create = () => t.rest('POST', '/api/profiles', { first_name: 'Ignored' }, person)
    const responses = await Promise.all([create(), create(), create()])
    const statuses = responses.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 201])
    expect(responses[0]?.json<Profile>()).toMatchObject({ first_name: '', email: person.email })
    const named = await updated({ first_name: 'Ada', last_name: 'L' }, person)
    const again = await create()
    expect([again.statusCode, again.json()]).toEqual([200, named])
  })
})

describe('updating', () => {
  test('accepts every field and returns it unchanged', async () => {
    const fields = {
      first_name: 'عائشة',
      last_name: 'O’Neil 💼',
      phone: '+1 (555) 123-4567',
      address: '1 Main St',
      city: 'Zürich',
      state: 'ZH',
      zip_code: '8001',
      country: 'Switzerland',
      current_title: 'Engineer',
      years_of_experience: 7.5,
      preferred_roles: ['Engineer', 'Lead, Platform'],
      preferred_locations: ['Zürich "old town"', 'Berlin'],
      willing_to_relocate: true,
      remote_preference: 'Hybrid',
      desired_salary_min: 100_000,
      desired_salary_max: 1_000_000_000_000,
      work_auth_status: 'OTHER',
      need_sponsorship: true,
      work_auth_additional_info: 'Permit B\nuntil 2030',
      date_of_birth: '1990-02-28',
      job_search_status: 'open',
      linkedin_url: 'https://linkedin.com/in/ada',
      other_urls: ['https://one.example', 'https://two.example'],
      other_url_titles: { 'https://two.example': 'Vorträge 🎤' },
    }
    const before = await read()
    const after = await updated(fields)
    expect(after).toEqual({
      ...before,
      ...fields,
      portfolios: [
        { id: 'linkedin', type: 'linkedin', url: fields.linkedin_url, title: 'LinkedIn' },
        { id: 'other-0', type: 'other', url: 'https://one.example', title: 'Other URL 4' },
        { id: 'other-1', type: 'other', url: 'https://two.example', title: 'Vorträge 🎤' },
      ],
      updated_at: after.updated_at,
    })
    expect(after.updated_at > before.updated_at).toBe(true)
    expect(await read()).toEqual(after)
    const me = (await t.rest('GET', '/api/auth/me', undefined, user)).json<Me>()
    expect(me).toMatchObject({ first_name: fields.first_name, last_name: fields.last_name })
  })

  test('changes only sent fields; null and an empty text clear', async () => {
    const before = await updated({ city: 'Berlin', phone: '5551234567', github_url: 'a.example' })
    expect(before.github_url).toBe('https://a.example')
    const after = await updated({ phone: '', github_url: null, other_urls: [] })
    expect(after).toMatchObject({ city: 'Berlin', phone: null, github_url: null, other_urls: [] })
  })

  test('accepts the whole profile, and keeps the address and derived fields', async () => {
    const before = await updated({ portfolio_url: 'https://a.example' })
    const after = await updated({ ...before, email: 'other@example.com', portfolios: [] })
    expect(after).toEqual({ ...before, updated_at: after.updated_at })
  })

  test.each([{}, { unknown: 1 }, { email: 'x@y.z' }, null])(
    'rejects %o, and changes nothing',
    async (body) => {
      const response = await update(body)
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { detail: 'Nothing to change was sent' },
      ])
    },
  )

  test.each([[[]], ['text'], [7]])('rejects %j, which has no named fields', async (body) => {
    const response = await update(body)
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { detail: ['The request must be an object with named fields'] },
    ])
  })

  test.each([
    [{ first_name: ' ' }, 'First name is required'],
    [{ last_name: null }, 'Last name is required'],
    [{ phone: '555-1234' }, 'Please enter a valid phone number'],
    [{ date_of_birth: '2001-02-29' }, 'Date of birth must be a date like 2026-01-31'],
    [{ date_of_birth: '2150-01-01' }, 'Date of birth cannot be later than today'],
    [{ linkedin_url: 'javascript:alert(1)' }, 'Please enter a valid URL'],
    [{ other_urls: ['ok.example', 'data:,x'] }, 'Please enter a valid URL'],
    [{ other_url_titles: ['A'] }, 'Titles of other links must be given by their URL'],
    [
      { other_url_titles: { 'a.example': 'x'.repeat(201) } },
      'Title must be at most 200 characters',
    ],
    [{ job_search_status: 'maybe' }, 'Job search status must be one of: active, open, not_looking'],
    [{ years_of_experience: 81 }, 'Years of experience must be a number from 0 to 80'],
    [
      { desired_salary_min: 1.5 },
      'Minimum salary must be a whole number of at most 1,000,000,000,000',
    ],
    [{ willing_to_relocate: 'yes' }, 'Willing to relocate must be true or false'],
    [{ city: 'a\u0000b' }, 'City contains a character that cannot be stored'],
  ])('rejects %o with the reason', async (body, detail) => {
    const before = await read()
    const response = await update(body)
    expect([response.statusCode, response.json()]).toEqual([400, { detail: [detail] }])
    expect(await read()).toEqual(before)
  })

  test('rejects one end of the salary range that contradicts the stored one', async () => {
    const person = await t.register()
    await updated({ desired_salary_min: 50_000 }, person)
    const response = await update({ desired_salary_max: 40_000 }, person)
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { detail: 'Maximum salary must not be below the minimum' },
    ])
    await updated({ desired_salary_max: 40_000, desired_salary_min: null }, person)
  })
})

test('two devices that each add a link keep both links', async () => {
  const person = await t.register()
  const put = (link: object) => t.trpc('mutation', 'profile.putLink', link, person)
  const other = (n: number) => ({ type: 'other', url: `https://${n}.example` })
  const named = { type: 'linkedin', url: 'linkedin.com/in/ada' }
  const responses = await Promise.all([named, other(1), other(2), other(2)].map(put))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  await t.trpc('mutation', 'profile.removeLink', other(1), person)
  const profile = (await t.rest('GET', '/api/profiles/me', undefined, person)).json<Profile>()
  expect(profile).toMatchObject({
    linkedin_url: 'https://linkedin.com/in/ada',
    other_urls: ['https://2.example'],
  })
})

test('a custom link keeps its title, whatever else is changed', async () => {
  const person = await t.register()
  const link = { type: 'other', url: 'talks.example', title: ' Talks ' }
  expect((await t.trpc('mutation', 'profile.putLink', link, person)).statusCode).toBe(200)
  await updated({ other_urls: ['new.example', 'talks.example'] }, person)
  const titles = { 'new.example': 'New', 'data:,x': 'Gone', 'talks.example': 'Talks' }
  const after = await updated({ other_url_titles: titles }, person)
  expect(after.other_url_titles).toEqual({
    'https://new.example': 'New',
    'https://talks.example': 'Talks',
  })
  expect(after.portfolios.map(({ title }) => title)).toEqual(['New', 'Talks'])
  const fewer = await updated({ other_urls: ['talks.example'] }, person)
  expect(fewer.portfolios).toMatchObject([{ url: 'https://talks.example', title: 'Talks' }])
})

test('the number of other links is limited', async () => {
  const person = await t.register()
  const other_urls = Array.from({ length: 50 }, (_, n) => `https://${n}.example`)
  await t.rest('PUT', '/api/profiles/me', { other_urls }, person)
  const link = { type: 'other', url: 'https://more.example' }
  const response = await t.trpc('mutation', 'profile.putLink', link, person)
  expect(response.statusCode).toBe(400)
  expect(response.body).toContain('You can keep at most 50 other links')
})

test('the profile is part of the downloaded data, without equal-employment answers', async () => {
  await updated({ other_urls: ['b.example'], other_url_titles: { 'b.example': 'Blog' } })
  await t.rest('POST', '/api/equal-employment-data/me', { is_veteran: true }, user)
  const { email: _email, portfolios: _portfolios, ...profile } = await read()
  const response = await t.rest('GET', '/api/auth/export', undefined, user)
  const content: unknown = JSON.parse(String(readZip(response.rawPayload).get('foothold.json')))
  expect(content).toMatchObject({ profile })
  expect(content).not.toHaveProperty('equal_employment_data')
})
