import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ENTRIES_MAX } from '#src/profile/constants.ts'
import type { Profile } from '#src/profile/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  user = await t.register()
})

const KINDS = {
  experiences: {
    path: '/api/profiles/me/experiences',
    fields: { company_name: 'Acme', title: 'Lead', start_date: '2020-03-01' },
    missing: 'Experience not found',
  },
  educations: {
    path: '/api/profiles/me/educations',
    fields: {
      school_name: 'MIT',
      degree: 'BSc',
      field_of_study: 'Maths',
      start_date: '2016-01-01',
    },
    missing: 'Education not found',
  },
  projects: {
    path: '/api/projects',
    fields: { project_name: 'Engine', description: 'Analytical' },
    missing: 'Project not found',
  },
}
type Kind = keyof typeof KINDS
const ALL = ['experiences', 'educations', 'projects'] as const

const read = async () => (await t.rest('GET', '/api/profiles/me', undefined, user)).json<Profile>()
async function add(kind: Kind, fields: object = {}): Promise<string> {
  const { path, fields: own } = KINDS[kind]
  const known = new Set((await read())[kind].map(({ id }) => id))
  const added = await t.rest('POST', path, { ...own, ...fields }, user)
  expect(added.statusCode, added.body).toBe(201)
  return (await read())[kind].find(({ id }) => !known.has(id))?.id ?? ''
}
const remove = (kind: Kind, id: string) =>
  t.rest('DELETE', `${KINDS[kind].path}/${id}`, undefined, user)
const restore = (kind: Kind, id: string, who = user) =>
  t.rest('POST', `${KINDS[kind].path}/${id}/restore`, undefined, who)

test.each(ALL)('one of the deleted %s is restored as it was, however often', async (kind) => {
  const id = await add(kind)
  const before = (await read())[kind]
  expect((await remove(kind, id)).statusCode).toBe(204)
  expect((await read())[kind]).toEqual([])
  expect((await remove(kind, id)).statusCode).toBe(404)
  for (let times = 0; times < 2; times += 1) {
    const restored = await restore(kind, id.toUpperCase())
    expect(restored.statusCode, restored.body).toBe(200)
    // Calls about projects return the whole profile.
    expect(restored.json()).toMatchObject(
      kind === 'projects' ? { projects: before } : (before[0] ?? {}),
    )
    expect((await read())[kind]).toEqual(before)
  }
})

test.each(ALL)('a deletion of %s can be undone for a day, by its owner only', async (kind) => {
  const id = await add(kind)
  await remove(kind, id)
  const other = await t.register()
  for (const [unknown, who] of [
    [id, other],
    [randomUUID(), user],
  ] as const) {
    const response = await restore(kind, unknown, who)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ detail: KINDS[kind].missing })
  }
  await sql`
    update ${sql.table(kind)} set deleted_at = now() - interval '25 hours'
    where id = ${id}`.execute(t.database.db)
  expect((await restore(kind, id)).statusCode).toBe(404)
})

test('deleted entries are in no list, no export and no change', async () => {
  const id = await add('experiences', { title: 'Secret lead' })
  await remove('experiences', id)
  const path = `${KINDS.experiences.path}/${id}`
  expect((await t.rest('PUT', path, { title: 'x' }, user)).statusCode).toBe(404)
  const foreign = await t.rest(
    'PUT',
    '/api/profiles/me',
    { experiences: [{ id, ...KINDS.experiences.fields }] },
    user,
  )
  expect(foreign.statusCode).toBe(404)
  expect(JSON.stringify(await read())).not.toContain('Secret lead')
})

test('replacing a list keeps entries that can still be restored', async () => {
  const gone = await add('experiences', { title: 'Gone' })
  await remove('experiences', gone)
  const experiences = [{ ...KINDS.experiences.fields, title: 'New' }]
  expect((await t.rest('PUT', '/api/profiles/me', { experiences }, user)).statusCode).toBe(200)
  expect((await restore('experiences', gone)).statusCode).toBe(200)
  expect((await read()).experiences.map(({ title }) => title).toSorted()).toEqual(['Gone', 'New'])
})

test('a request repeated after the deletion adds the entry again', async () => {
  const request_id = randomUUID()
  const id = await add('educations', { request_id })
  await remove('educations', id)
  expect(await add('educations', { request_id, degree: 'MSc' })).toBe(id)
  expect((await read()).educations).toMatchObject([{ id, degree: 'MSc' }])
})

test('a list that has become full restores nothing', async () => {
  const id = await add('projects')
  await remove('projects', id)
  const projects = Array.from({ length: ENTRIES_MAX }, () => KINDS.projects.fields)
  await t.rest('PUT', '/api/profiles/me', { projects }, user)
  const refused = await restore('projects', id)
  expect(refused.statusCode).toBe(400)
  expect((await read()).projects).toHaveLength(ENTRIES_MAX)
  await remove('projects', (await read()).projects[0]?.id ?? '')
  expect((await restore('projects', id)).statusCode).toBe(200)
})

test('a deleted link is restored in its place', async () => {
  const urls = ['https://a.example', 'https://b.example', 'https://c.example']
  const profile = { other_urls: urls, other_url_titles: { 'https://b.example': 'Blog' } }
  await t.rest('PUT', '/api/profiles/me', profile, user)
  const link = { type: 'other', url: 'https://b.example' }
  await t.trpc('mutation', 'profile.removeLink', link, user)
  expect((await read()).other_urls).toEqual([urls[0], urls[2]])
  await t.trpc('mutation', 'profile.putLink', { ...link, title: 'Blog', at: 1 }, user)
  expect(await read()).toMatchObject(profile)
})
