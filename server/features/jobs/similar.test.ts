import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Job } from '#src/jobs/schema.ts'
import type { SimilarJob } from '#src/jobs/similar.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp()
})
beforeEach(async () => {
  user = await t.register()
})
afterAll(() => t.close())

const add = async (fields: object, who = user) =>
  (
    await t.rest('POST', '/api/jobs', { company: 'Acme', position: 'Engineer', ...fields }, who)
  ).json<Job>()
const ask = (query: Record<string, string>, who = user) =>
  t.rest('GET', `/api/jobs/similar?${new URLSearchParams(query)}`, undefined, who)
const reasons = async (query: Record<string, string>) =>
  (await ask(query)).json<{ matches: SimilarJob[] }>().matches.map(({ reason }) => reason)

test('an application is found by its URL and by its company and position', async () => {
  const job = await add({
    company: 'Acme GmbH',
    position: 'Senior Engineer (m/w/d)',
    url: 'https://www.linkedin.com/jobs/view/4051241378?trk=x',
    application_date: '2026-03-01',
    status: 'rejected',
  })
  const match = {
    id: job.id,
    company: 'Acme GmbH',
    position: 'Senior Engineer (m/w/d)',
    status: 'rejected',
    application_date: '2026-03-01',
    archived_at: null,
  }
  const byAddress = await ask({
    url: 'https://de.linkedin.com/jobs/search?currentJobId=4051241378',
  })
  expect(byAddress.json()).toEqual({ matches: [{ ...match, reason: 'address' }] })
  const byTitle = await ask({ company: 'ACME', position: 'Sr. Engineer - Berlin' })
  expect(byTitle.json()).toEqual({ matches: [{ ...match, reason: 'title' }] })
  expect(await reasons({ company: 'ACME', position: 'Engineer' })).toEqual([])
  expect(await reasons({ company: 'ACME' })).toEqual([])
  expect(await reasons({})).toEqual([])
})

test('nothing of another person, deleted, or excluded is found', async () => {
  const title = { company: 'Acme', position: 'Engineer' }
  const mine = await add({})
  await add({}, await t.register())
  expect(await reasons(title)).toEqual(['title'])
  expect(await reasons({ ...title, except: mine.id })).toEqual([])
  await t.rest('DELETE', `/api/jobs/${mine.id}`, undefined, user)
  expect(await reasons(title)).toEqual([])
})

test('a changed application is found by its current values', async () => {
  const job = await add({})
  await t.rest(
    'PUT',
    `/api/jobs/${job.id}`,
    { position: 'Baker', url: 'https://a.example/1' },
    user,
  )
  expect(await reasons({ company: 'Acme', position: 'Engineer' })).toEqual([])
  expect(await reasons({ company: 'Acme', position: 'Baker' })).toEqual(['title'])
  expect(await reasons({ url: 'http://a.example/1/' })).toEqual(['address'])
})

test('names of any script and length are stored and found', async () => {
  const company = 'ﷺ'.repeat(200)
  const url = `https://a.example/${'ä'.repeat(1_000)}`
  const job = await add({ company, position: '株式会社'.repeat(50), url })
  expect(job.company).toBe(company)
  expect(await reasons({ url })).toEqual(['address'])
  expect(await reasons({ company, position: job.position })).toEqual(['title'])
})

test('an invalid URL or id is rejected with a sentence, and so is an unknown user', async () => {
  expect((await ask({ url: 'javascript:alert(1)' })).json()).toEqual({
    detail: ['Please enter a valid URL'],
  })
  expect((await ask({ except: 'x' })).statusCode).toBe(400)
  expect((await t.rest('GET', '/api/jobs/similar')).statusCode).toBe(401)
})

test('a URL that encodes a character that no database stores is stored and found', async () => {
  const url = 'https://jobs.example.com/%00/engineer'
  await add({ url })
  expect(await reasons({ url })).toEqual(['address'])
})
