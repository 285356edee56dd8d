import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Education } from '#src/profile/education.ts'
import type { Experience } from '#src/profile/experience.ts'
import type { Project } from '#src/profile/project.ts'
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
const EDUCATIONS = '/api/profiles/me/educations'
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

describe('an experience', () => {
  test('is added with its defaults and returned as stored', async () => {
    const added = await addExperience({ description: '**Led** a team', end_date: '' })
    expect(added).toEqual({
      id: added.id,
      ...JOB,
      location: null,
      end_date: null,
      description: 'Led a team',
      current_role: true,
      role_type: 'mid_level',
    })
    expect((await read()).experiences).toContainEqual(added)
  })

  test('is merged when it is changed: an end date makes it a past one, a tick a current one', async () => {
    const { id } = await addExperience({ location: 'Berlin' })
    const url = `${EXPERIENCES}/${id}`
    const past = await call<Experience>('PUT', url, { end_date: '2021-01-01' }, 200)
    expect(past).toMatchObject({ ...JOB, location: 'Berlin', current_role: false })
    const current = await call<Experience>('PUT', url, { current_role: true }, 200)
    expect(current).toMatchObject({ end_date: null, current_role: true })
    expect((await read()).experiences).toContainEqual(current)
  })

  test.each([
    [{ end_date: '2019-01-01' }, 'End date must be after start date'],
    [{ current_role: false }, 'End date is required'],
    [{}, 'Nothing to change was sent'],
  ])('is not changed by %o, which contradicts its stored fields', async (fields, detail) => {
    const { id } = await addExperience()
    const response = await t.rest('PUT', `${EXPERIENCES}/${id}`, fields, user)
    expect([response.statusCode, response.json()]).toEqual([400, { detail }])
  })

  test('is deleted once', async () => {
    const { id } = await addExperience()
    const remove = () => t.rest('DELETE', `${EXPERIENCES}/${id}`, undefined, user)
    expect((await remove()).statusCode).toBe(204)
    const again = await remove()
    expect([again.statusCode, again.json()]).toEqual([404, { detail: 'Experience not found' }])
    expect((await read()).experiences.map((entry) => entry.id)).not.toContain(id)
  })

  test('is rejected beyond a hundred, also when several are added at once', async () => {
    const person = await t.register()
    const experiences = Array.from({ length: 98 }, () => JOB)
    await call('PUT', '/api/profiles/me', { experiences }, 200, person)
    const adding = Array.from({ length: 4 }, () => t.rest('POST', EXPERIENCES, JOB, person))
    const statuses = (await Promise.all(adding)).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 201, 400, 400])
    const full = await t.rest('POST', EXPERIENCES, JOB, person)
    expect(full.json()).toEqual({ detail: 'You can keep at most 100 experiences' })
  })
})

test('an education is added, changed and deleted', async () => {
  const sent = {
    ...SCHOOL,
    end_date: '2020-06-01T12:00:00.000Z',
    gpa: ' ',
    achievements: ['A', 'B'],
  }
  const added = await call<Education>('POST', EDUCATIONS, sent, 201)
  const kept = {
    ...SCHOOL,
    end_date: '2020-06-01',
    gpa: null,
    location: null,
    achievements: 'A, B',
  }
  expect(added).toEqual({ id: added.id, ...kept })
  const url = `${EDUCATIONS}/${added.id}`
  const changed = await call<Education>('PUT', url, { gpa: '3.9', end_date: null }, 200)
  expect(changed).toEqual({ ...added, gpa: '3.9', end_date: null })
  expect((await read()).educations).toEqual([changed])
  expect((await t.rest('DELETE', url, undefined, user)).statusCode).toBe(204)
  expect((await read()).educations).toEqual([])
})

test('calls about projects return the profile', async () => {
  const added = await call<Profile>('POST', '/api/projects', { ...PROJECT, link: 'a.example' }, 201)
  const [project] = added.projects
  const blank = { position_title: null, location: null, start_date: null, end_date: null }
  const kept = { ...PROJECT, ...blank, current_project: false, link: 'https://a.example' }
  expect(project).toEqual({ id: expect.any(String), ...kept })
  const url = `/api/projects/${project?.id}`
  const dates = { start_date: '2024-01-01', end_date: '2024-03-01' }
  const changed = await call<Profile>('PUT', url, dates, 200)
  expect(changed.projects).toEqual([{ ...project, ...dates }])
  const ongoing = await call<Profile>('PUT', url, { current_project: true }, 200)
  expect(ongoing.projects).toMatchObject([{ current_project: true, end_date: null }])
  const gone = await t.trpc('mutation', 'profile.deleteProject', { id: project?.id }, user)
  expect(gone.json()).toMatchObject({ result: { data: { projects: [] } } })
  expect((await t.rest('DELETE', url, undefined, user)).statusCode).toBe(404)
})

test('lists are sorted by start, newest first, those without one last', async () => {
  const person = await t.register()
  for (const start_date of ['2019-05-01', '2022-01-01', '2020-12-01']) {
    await addExperience({ start_date }, person)
  }
  for (const start_date of [null, '2020-01-01', '2021-01-01']) {
    await call('POST', '/api/projects', { ...PROJECT, start_date }, 201, person)
  }
  const { experiences, projects } = await read(person)
  const starts = (entries: { start_date: string | null }[]) =>
    entries.map(({ start_date }) => start_date)
  expect(starts(experiences)).toEqual(['2022-01-01', '2020-12-01', '2019-05-01'])
  expect(starts(projects)).toEqual(['2021-01-01', '2020-01-01', null])
})

test.each([
  ['POST', EXPERIENCES, { title: 'x' }, ['Company is required', 'Start date is required']],
  [
    'POST',
    EXPERIENCES,
    { ...JOB, start_date: '2024-02-30' },
    ['Start date must be a date like 2026-01-31'],
  ],
  ['POST', EXPERIENCES, { ...JOB, end_date: '2020-02-01' }, ['End date must be after start date']],
  ['POST', EXPERIENCES, { ...JOB, current_role: false }, ['End date is required']],
  [
    'POST',
    EXPERIENCES,
    { ...JOB, description: 'x'.repeat(2001) },
    ['Description must be at most 2,000 characters'],
  ],
  [
    'POST',
    EDUCATIONS,
    { start_date: '' },
    [
      'School name is required',
      'Degree is required',
      'Major is required',
      'Start date is required',
    ],
  ],
  ['POST', '/api/projects', {}, ['Project Name is required', 'Description is required']],
  ['POST', '/api/projects', { ...PROJECT, link: 'data:text/html,x' }, ['Please enter a valid URL']],
] as const)('%s %s with %o returns the error', async (method, url, fields, detail) => {
  const response = await t.rest(method, url, fields, user)
  expect([response.statusCode, response.json()]).toEqual([400, { detail }])
})

test.each([
  ['experiences', 'Experience', JOB],
  ['educations', 'Education', SCHOOL],
])('another user’s entry of the %s returns 404', async (list, name, fields) => {
  const url = `/api/profiles/me/${list}`
  const { id } = await call<{ id: string }>('POST', url, fields, 201, other)
  const before = await read(other)
  for (const method of ['PUT', 'DELETE'] as const) {
    const body = method === 'PUT' ? fields : undefined
    const response = await t.rest(method, `${url}/${id}`, body, user)
    expect([response.statusCode, response.json()]).toEqual([404, { detail: `${name} not found` }])
  }
  expect(await read(other)).toEqual(before)
})

test('another user’s project returns 404', async () => {
  const { projects } = await call<Profile>('POST', '/api/projects', PROJECT, 201, other)
  const url = `/api/projects/${projects[0]?.id}`
  expect((await t.rest('PUT', url, PROJECT, user)).json()).toEqual({ detail: 'Project not found' })
  expect((await t.rest('DELETE', url, undefined, user)).statusCode).toBe(404)
  expect((await read(other)).projects.map((one: Project) => one.id)).toContain(projects[0]?.id)
})

describe('a repeated addition after a lost response', () => {
  const KINDS = [
    ['experiences', EXPERIENCES, JOB, 'title'],
    ['educations', EDUCATIONS, SCHOOL, 'degree'],
    ['projects', '/api/projects', PROJECT, 'project_name'],
  ] as const

  test.each(KINDS)('creates one of the %s, even concurrently', async (list, url, entry) => {
    const owner = await t.register()
    const sent = { ...entry, request_id: randomUUID() }
    await Promise.all([1, 2, 3].map(() => call('POST', url, sent, 201, owner)))
    await call('POST', url, { ...sent, request_id: sent.request_id.toUpperCase() }, 201, owner)
    const kept = (await read(owner))[list]
    expect(kept).toHaveLength(1)
    expect(kept[0]).toMatchObject(entry)
  })

  test.each(KINDS)('keeps the last sent text in %s', async (list, url, entry, field) => {
    const owner = await t.register()
    const request_id = randomUUID()
    await call('POST', url, { ...entry, location: 'Oslo', request_id }, 201, owner)
    // The whole list is saved in between, as an import does.
    await t.rest('PUT', '/api/profiles/me', { [list]: (await read(owner))[list] }, owner)
    await call('POST', url, { ...entry, [field]: 'Mended', request_id }, 201, owner)
    const kept = (await read(owner))[list]
    expect(kept).toHaveLength(1)
    expect(kept[0]).toMatchObject({ [field]: 'Mended', location: null })
  })

  test('is per person, and accepted once more by a full list', async () => {
    const owner = await t.register()
    const request_id = randomUUID()
    const mine = await addExperience({ request_id }, owner)
    const theirs = await addExperience({ request_id }, other)
    expect(theirs.id).not.toBe(mine.id)
    const rest = Array.from({ length: 99 }, () => JOB)
    await t.rest('PUT', '/api/profiles/me', { experiences: [mine, ...rest] }, owner)
    expect(await addExperience({ request_id, title: 'Lead' }, owner)).toMatchObject({
      id: mine.id,
      title: 'Lead',
    })
    await call('POST', EXPERIENCES, { ...JOB, request_id: randomUUID() }, 400, owner)
    await call('POST', EXPERIENCES, { ...JOB, request_id: 'soon' }, 400, owner)
  })
})
