import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Document } from '#src/documents/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { createDocumentsApp, type DocumentsApp } from '../testing/documents.ts'
import { findFreePort } from '../testing/free-port.ts'
import { toS3Env } from '../testing/object-storage.ts'
import { makePdf } from '../testing/sample-documents.ts'
import { createUnreachableDatabase } from '../testing/unreachable.ts'

const TOKEN = 'a-token-of-the-owner'
const env = { METRICS_TOKEN: TOKEN }

let t: DocumentsApp
let ada: TestUser
beforeAll(async () => {
  t = await createDocumentsApp(undefined, {}, env)
  ada = await t.register()
})
afterAll(() => t.close())

const ask = (authorization?: string, app: TestApp = t) =>
  app.rest('GET', '/metrics', undefined, undefined, authorization ? { authorization } : {})

/** Returns the samples of a scrape, by name and labels. */
async function scrape(app: TestApp = t): Promise<Map<string, number>> {
  const response = await ask(`Bearer ${TOKEN}`, app)
  expect(response.statusCode).toBe(200)
  const samples = response.body.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    samples.map((line) => {
      const end = line.lastIndexOf(' ')
      return [line.slice(0, end), Number(line.slice(end + 1))]
    }),
  )
}

test('metrics require the token', async () => {
  const response = await ask(`Bearer ${TOKEN}`)
  expect(response.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(response.headers['cache-control']).toBe('no-store')
  const missing = await t.rest('GET', '/api/nothing-is-here')
  for (const given of [undefined, 'Bearer wrong', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN]) {
    const refused = await ask(given)
    expect(refused.statusCode).toBe(404)
    expect(refused.body).toBe(missing.body)
  }
  expect((await ask(`Bearer ${ada.token}`)).statusCode).toBe(404)
})

test('a server without a token has no metrics, also for a browser', async () => {
  const plain = await createTestApp({ database: t.database })
  expect((await ask(`Bearer ${TOKEN}`, plain)).statusCode).toBe(404)
  expect((await ask('Bearer ', plain)).statusCode).toBe(404)
  const visit = await plain.rest('GET', '/metrics', undefined, undefined, { accept: 'text/html' })
  expect(visit.statusCode).toBe(404)
  await plain.app.close()
})

test('requests are counted by route pattern, never by URL', async () => {
  const id = '3f0c6f7e-1111-4222-8333-444455556666'
  await t.rest('PUT', `/api/jobs/${id}`, { company: 'Acme' }, ada)
  await t.rest('GET', `/nothing/${id}?secret=${id}`)
  await t.rest('GET', '/api/jobs', undefined, ada)
  const samples = await scrape()
  const count = (labels: string) => samples.get(`foothold_http_requests_total{${labels}}`)
  expect(count('method="PUT",route="/api/jobs/:id",status="404"')).toBe(1)
  expect(count('method="GET",route="/api/jobs",status="200"')).toBe(1)
  expect(
    samples.get('foothold_http_request_duration_seconds_count{method="GET",route="/api/jobs"}'),
  ).toBe(1)
  expect([...samples.keys()].join('\n')).not.toContain(id)
})

test('calls are counted by procedure, by tRPC and REST, and an unknown name adds no series', async () => {
  const before = (await scrape()).get('foothold_calls_total{procedure="jobs.list",status="200"}')
  await t.trpc('query', 'jobs.list', undefined, ada)
  await t.rest('GET', '/api/jobs', undefined, ada)
  await t.trpc('query', 'jobs.list')
  await t.trpc('query', 'jobs.inventedByAStranger', undefined, ada)
  const samples = await scrape()
  expect(samples.get('foothold_calls_total{procedure="jobs.list",status="200"}')).toBe(
    (before ?? 0) + 2,
  )
  expect(samples.get('foothold_calls_total{procedure="jobs.list",status="401"}')).toBe(1)
  expect([...samples.keys()].join('\n')).not.toContain('invented')
})

test('the process, the event loop and the connections of the database are measured', async () => {
  const samples = await scrape()
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1024 * 1024)
  expect(samples.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
  expect(samples.get('foothold_database_connections{state="idle"}')).toBeGreaterThanOrEqual(1)
  expect(samples.get('foothold_database_connections{state="busy"}')).toBeGreaterThanOrEqual(0)
  expect(samples.get('foothold_database_waiting')).toBe(0)
})

test('the lag of the outbox is the age of the oldest mail that is due', async () => {
  expect((await scrape()).get('foothold_lag_seconds{of="mail"}')).toBe(0)
  const { id } = await t.database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', ada.email)
    .executeTakeFirstOrThrow()
  const due = new Date(Date.now() - 120_000).toISOString()
  await t.database.db
    .insertInto('mail_outbox')
    .values({ kind: 'password_reset', user_id: id, created_at: due, next_attempt_at: due })
    .execute()
  expect((await scrape()).get('foothold_lag_seconds{of="mail"}')).toBeGreaterThan(119)
})

test('documents are counted by outcome', async () => {
  const uploaded = await t.upload(ada, { filename: 'damaged.pdf', content: makePdf() })
  const { id } = uploaded.json<Document>()
  await t.rest('POST', `/api/profile/import-from-resume/${id}`, undefined, ada)
  const samples = await scrape()
  expect(samples.get('foothold_documents_read_total{outcome="unreadable"}')).toBe(1)
  expect(samples.get('foothold_document_read_duration_seconds_count')).toBe(1)
  expect(samples.get('foothold_documents_reading')).toBe(0)
})

test('an unreachable storage is counted by operation', async () => {
  const endpoint = `http://127.0.0.1:${await findFreePort()}`
  const s3 = { endpoint, publicEndpoint: endpoint, region: 'us-east-1', bucket: 'none' }
  const other = await createTestApp({
    database: t.database,
    env: { ...env, ...toS3Env({ ...s3, accessKey: 'nobody', secretKey: 'nothing' }) },
  })
  expect((await other.rest('GET', '/readyz')).statusCode).toBe(503)
  expect((await scrape(other)).get('foothold_storage_errors_total{operation="check"}')).toBe(1)
  await other.app.close()
})

test('each app counts for itself', async () => {
  const other = await createTestApp({ database: t.database, env })
  await other.rest('GET', '/healthz')
  const samples = await scrape(other)
  const requests = [...samples].filter(([name]) => name.startsWith('foothold_http_requests_total'))
  expect(requests).toEqual([
    ['foothold_http_requests_total{method="GET",route="/healthz",status="200"}', 1],
  ])
  await other.app.close()
})

test('metrics respond while the database is down, without its values', async () => {
  const other = await createTestApp({ env, database: createUnreachableDatabase() })
  const samples = await scrape(other)
  expect(samples.has('foothold_lag_seconds{of="mail"}')).toBe(false)
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(0)
  await other.close()
})
