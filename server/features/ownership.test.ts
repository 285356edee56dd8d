import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Job } from '#src/jobs/schema.ts'
import { PROCEDURES } from '../procedures.ts'
import { REST_ROUTES } from '../router.ts'
import { createTestApp, type TestApp, type TestUser } from '../testing/app.ts'

/** Anybody may call these; every other procedure must be somebody's. */
const PUBLIC = [
  'shell.deployment',
  'shell.log',
  'auth.register',
  'auth.login',
  'auth.forgotPassword',
  'auth.resetPassword',
]
/** About the caller alone. A new procedure is in one of these lists, or takes the id of a thing. */
const WITHOUT_ID = [
  ...PUBLIC,
  'auth.logout',
  'auth.me',
  'auth.changePassword',
  'auth.updateAccount',
  'auth.deleteAccount',
  'auth.sessions',
  'auth.endOtherSessions',
  'jobs.list',
  'jobs.similar',
  'jobs.create',
  'profile.get',
  'profile.create',
  'profile.update',
  'profile.putLink',
  'profile.removeLink',
  'profile.addExperience',
  'profile.addEducation',
  'profile.addProject',
  'eeo.create',
  'eeo.get',
  'eeo.update',
  'eeo.delete',
  'resources.list',
  'resources.categories',
  'resources.create',
  'resources.fetchTitle',
  'resources.importBookmarks',
  'documents.list',
  'documents.uploadUrl',
  'documents.finalize',
  'import.applyParsed',
  'import.undo',
]

let t: TestApp
let owner: TestUser
let other: TestUser
let theirs: Job
beforeAll(async () => {
  t = await createTestApp()
  owner = await t.register()
  other = await t.register()
  const fields = { company: 'Secret', position: 'Agent' }
  theirs = (await t.rest('POST', '/api/jobs', fields, owner)).json()
})
afterAll(() => t.close())

const kindOf = (name: string) =>
  PROCEDURES.get(name)?._def.type === 'query' ? ('query' as const) : ('mutation' as const)
const names = [...PROCEDURES.keys()]

test.each(names.filter((name) => !WITHOUT_ID.includes(name)))(
  'another user’s id is not found by %s',
  async (name) => {
    const input = {
      id: theirs.id,
      document_id: theirs.id,
      status: 'offer',
      notes: 'taken over',
      document_type: 'other',
      item: 'x',
      is_ticked: true,
    }
    const answer = await t.trpc(kindOf(name), name, input, other)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('Secret')
    const [still] = (await t.rest('GET', '/api/jobs', undefined, owner)).json<Job[]>()
    expect(still).toEqual(theirs)
  },
)

test.each(REST_ROUTES.filter(({ path }) => path.includes(':id')))(
  'another user’s id is not found by $method $path',
  async ({ method, path }) => {
    const sent = { notes: 'taken over', document_type: 'other' }
    const body = method === 'GET' || method === 'DELETE' ? undefined : sent
    const answer = await t.rest(method, path.replace(':id', theirs.id), body, other)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ detail: expect.stringMatching(/^\w+ not found$/) })
  },
)

test('one user’s list never holds another’s applications', async () => {
  expect((await t.rest('GET', '/api/jobs', undefined, other)).json()).toEqual([])
})

test.each(names.filter((name) => !PUBLIC.includes(name)))(
  '%s needs somebody who is signed in, whatever else is wrong with the call',
  async (name) => {
    for (const input of [undefined, { id: theirs.id }, { id: 'x' }]) {
      const answer = await t.trpc(kindOf(name), name, input)
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({
        error: { data: { detail: 'Please log in to continue' } },
      })
    }
  },
)
