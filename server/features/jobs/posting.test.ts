import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { POSTING_TEXT_MAX } from '#src/jobs/posting.ts'
import type { Job } from '#src/jobs/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp()
  user = await t.register()
})
afterAll(() => t.close())

const create = async (fields: object = {}) => {
  const body = { company: 'Acme', position: 'Engineer', ...fields }
  const response = await t.rest('POST', '/api/jobs', body, user)
  expect(response.statusCode, response.body).toBe(201)
  return response.json<Job>()
}
const get = (id: string) => t.rest('GET', `/api/jobs/${id}`, undefined, user)
const put = (id: string, posting: object) => t.rest('PUT', `/api/jobs/${id}/posting`, posting, user)
const getPosting = (id: string) => t.rest('GET', `/api/jobs/${id}/posting`, undefined, user)

const TERMS = {
  work_mode: 'hybrid',
  employment_type: 'full_time',
  salary_min: 50_000,
  salary_max: 60_000.5,
  salary_currency: 'EUR',
  salary_period: 'year',
  source: 'Referral',
}

test('an application stores work mode, employment type, salary and source', async () => {
  const created = await create({ ...TERMS, salary_currency: 'eur' })
  expect(created).toMatchObject({ ...TERMS, has_posting: false })
  expect((await get(created.id)).json()).toEqual(created)
  const cleared = await t.rest('PUT', `/api/jobs/${created.id}`, { salary_max: '' }, user)
  expect(cleared.json()).toMatchObject({ ...TERMS, salary_max: null })
})

test('a salary range cannot be reversed, also if one half existed before', async () => {
  const detail = 'The lowest salary must not be above the highest'
  const { id } = await create({ salary_max: 10 })
  const changed = await t.rest('PUT', `/api/jobs/${id}`, { salary_min: 10.01 }, user)
  expect([changed.statusCode, changed.json()]).toEqual([400, { detail }])
  const both = { company: 'Acme', position: 'Engineer', salary_min: 2, salary_max: 1 }
  const added = await t.rest('POST', '/api/jobs', both, user)
  expect([added.statusCode, added.json()]).toEqual([400, { detail }])
})

test.each([
  [{ work_mode: 'moon' }],
  [{ employment_type: 'full time' }],
  [{ salary_min: -1 }],
  [{ salary_min: '5' }],
  [{ salary_max: 1e13 }],
  [{ salary_currency: 'EURO' }],
  [{ salary_currency: 'XQZ' }],
  [{ salary_period: 'decade' }],
  [{ source: 'x'.repeat(81) }],
])('rejects %o', async (fields) => {
  const body = { company: 'Acme', position: 'Engineer', ...fields }
  expect((await t.rest('POST', '/api/jobs', body, user)).statusCode).toBe(400)
})

test('a posting is stored, replaced and removed, and the application says so', async () => {
  const { id, updated_at } = await create()
  expect((await getPosting(id)).statusCode).toBe(404)
  const posting = {
    text: 'We build bridges',
    html_title: 'Engineer at Acme',
    url: 'https://acme.example/jobs/1',
    captured_at: '2026-03-01T10:00:00.000Z',
  }
  expect((await put(id, posting)).json()).toEqual(posting)
  expect((await getPosting(id)).json()).toEqual(posting)
  const kept = (await get(id)).json<Job>()
  expect(kept.has_posting).toBe(true)
  expect(kept.updated_at > updated_at).toBe(true)
  const listed = (await t.rest('GET', '/api/jobs', undefined, user)).json<Job[]>()
  expect(listed.find((job) => job.id === id)).toEqual(kept)

  const replaced = (await put(id, { text: 'Only text' })).json<typeof posting>()
  expect(replaced).toMatchObject({ text: 'Only text', html_title: null, url: null })
  expect(Date.now() - Date.parse(replaced.captured_at)).toBeLessThan(60_000)

  expect((await put(id, { text: '' })).statusCode).toBe(200)
  expect((await getPosting(id)).statusCode).toBe(404)
  expect((await get(id)).json()).toMatchObject({ has_posting: false })
})

test('an application is added with its posting once, however often it is sent', async () => {
  const body = {
    company: 'Acme',
    position: 'Engineer',
    posting: { text: 'We build bridges', url: 'https://acme.example/1' },
    request_id: crypto.randomUUID(),
  }
  const added = (await t.rest('POST', '/api/jobs', body, user)).json<Job>()
  expect(added.has_posting).toBe(true)
  expect((await t.rest('POST', '/api/jobs', body, user)).json()).toEqual(added)
  expect((await getPosting(added.id)).json()).toMatchObject(body.posting)
})

test.each([
  [{}],
  [{ text: null }],
  [{ text: 'x'.repeat(POSTING_TEXT_MAX + 1) }],
  [{ text: 'x', url: 'javascript:alert(1)' }],
  [{ text: 'x', captured_at: 'yesterday' }],
])('rejects the posting %o and keeps the existing one', async (posting) => {
  const { id } = await create()
  await put(id, { text: 'kept' })
  expect((await put(id, posting)).statusCode).toBe(400)
  expect((await getPosting(id)).json()).toMatchObject({ text: 'kept' })
})

test('any text is stored unchanged except for surrounding spaces', async () => {
  const { id } = await create()
  const texts = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((text) => text.trim() !== '' && !text.includes('\u0000'))
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      expect((await put(id, { text })).json()).toMatchObject({ text: text.trim() })
      expect((await getPosting(id)).json()).toMatchObject({ text: text.trim() })
    }),
    { numRuns: 30 },
  )
})

test('words are found in postings without accents, and never as a pattern', async () => {
  const searcher = await t.register()
  const find = async (text: string) => {
    const response = await t.trpc('query', 'jobs.searchPostings', { text }, searcher)
    return response.json<{ result: { data: { matches: unknown[] } } }>().result.data.matches
  }
  const body = { company: 'Acme', position: 'Engineer' }
  const { id } = (await t.rest('POST', '/api/jobs', body, searcher)).json<Job>()
  const text = 'Wir suchen in Zürich: 100 % Kubernetes'
  await t.rest('PUT', `/api/jobs/${id}/posting`, { text }, searcher)
  expect(await find('zurich KUBERNETES cobol')).toEqual([
    { job_id: id, words: ['zurich', 'kubernetes'] },
  ])
  expect(await find('100 %')).toEqual([{ job_id: id, words: ['100', '%'] }])
  expect(await find('z_rich')).toEqual([])
})
