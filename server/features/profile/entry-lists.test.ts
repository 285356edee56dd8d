import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Experience } from '#src/profile/experience.ts'
import type { Profile } from '#src/profile/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'

let t: TestApp
let user: TestUser
let other: TestUser
beforeAll(async () => {
  t = await createTestApp()
  user = await t.register()
  other = await t.register()
})
afterAll(() => t.close())

const EXPERIENCES = '/api/profiles/me/experiences'
const JOB = { company_name: 'Acme', title: 'Engineer', start_date: '2020-03-01' }
const SCHOOL = {
  school_name: 'MIT',
  degree: 'BSc',
  field_of_study: 'Physics',
  start_date: '2016-09-01',
}
const PROJECT = { project_name: 'Analytical Engine', description: 'Notes on it' }

const read = async (who = user) =>
  (await t.rest('GET', '/api/profiles/me', undefined, who)).json<Profile>()
async function call<T>(
  method: 'POST' | 'PUT',
  url: string,
  fields: object,
  status: number,
  who = user,
): Promise<T> {
  const response = await t.rest(method, url, fields, who)
  expect(response.statusCode, response.body).toBe(status)
  return response.json<T>()
}
const addExperience = (fields: object = {}, who = user) =>
  call<Experience>('POST', EXPERIENCES, { ...JOB, ...fields }, 201, who)

const save = (fields: object, who = user) => t.rest('PUT', '/api/profiles/me', fields, who)

test('a whole list replaces the existing one: known ids are changed, others removed, new ones added', async () => {
  const person = await t.register()
  const kept = await addExperience({ location: 'Berlin' }, person)
  await addExperience({ company_name: 'Gone' }, person)
  const after = await call<Profile>(
    'PUT',
    '/api/profiles/me',
    {
      experiences: [
        { ...JOB, id: kept.id, title: 'Lead' },
        { ...JOB, id: null, company_name: 'New', start_date: '2024-01-01' },
      ],
      educations: [SCHOOL],
    },
    200,
    person,
  )
  expect(after.experiences).toMatchObject([
    { company_name: 'New' },
    { ...kept, title: 'Lead', location: 'Berlin' },
  ])
  expect(after.educations).toMatchObject([SCHOOL])
  expect(await read(person)).toEqual(after)
})

test('the returned profile is accepted with its lists, which can be emptied', async () => {
  const person = await t.register()
  await addExperience({}, person)
  await call('POST', '/api/projects', PROJECT, 201, person)
  const before = await read(person)
  const after = await call<Profile>('PUT', '/api/profiles/me', before, 200, person)
  expect(after).toEqual({ ...before, updated_at: after.updated_at })
  const none = { experiences: [], educations: [], projects: [] }
  expect(await call<Profile>('PUT', '/api/profiles/me', none, 200, person)).toMatchObject(none)
})

test.each([
  ['an unknown id', () => randomUUID()],
  ['another user’s id', async () => (await addExperience({}, other)).id],
])('a list with %s is not found, and nothing is saved', async (_what, findId) => {
  await addExperience()
  const before = await read()
  const theirs = await read(other)
  const response = await save({
    city: 'Changed',
    educations: [SCHOOL],
    experiences: [JOB, { ...JOB, id: await findId() }],
  })
  expect([response.statusCode, response.json()]).toEqual([404, { detail: 'Experience not found' }])
  expect(await read()).toEqual(before)
  expect((await read(other)).experiences.length).toBeGreaterThanOrEqual(theirs.experiences.length)
})

test('a list reports the invalid item', async () => {
  const response = await t.trpc(
    'mutation',
    'profile.update',
    {
      experiences: [JOB, { ...JOB, title: '', start_date: '0000-01-01', end_date: '2020-01-01' }],
    },
    user,
  )
  expect(response.statusCode).toBe(400)
  expect(response.json<{ error: { data: unknown } }>().error.data).toMatchObject({
    fields: {
      'experiences.1.title': 'Position title is required',
      'experiences.1.start_date': 'Start date must be between 1900 and 2200',
    },
  })
})
