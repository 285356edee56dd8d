import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DISK_FULL } from '#src/shell/constants.ts'
import { createTestApp, type TestApp, type TestUser } from '../testing/app.ts'
import { createDiskSpace } from './disk-space.ts'

const MB = 1024 * 1024
const JOB = { company: 'Analytical Engines', position: 'Programmer' }

let free = Infinity
let app: TestApp
let ada: TestUser
let id: string
beforeAll(async () => {
  app = await createTestApp({ readFreeBytes: () => Promise.resolve(free) })
  ada = await app.register()
  id = (await app.rest('POST', '/api/jobs', JOB, ada)).json<{ id: string }>().id
})
afterAll(() => app.close())

/** The free space is cached for a second. */
const setFree = async (bytes: number) => {
  free = bytes
  await sleep(1_100)
}

test('while the disk is full saving is refused with a reason; reading, signing in and deleting work', async () => {
  await setFree(64 * MB - 1)
  const refused = await app.rest('POST', '/api/jobs', JOB, ada)
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('60')
  expect(refused.json()).toEqual({ detail: DISK_FULL })
  const batch = await app.trpc('mutation', 'jobs.update', { id, company: 'Other' }, ada)
  expect(batch.json()).toMatchObject({ error: { data: { httpStatus: 503, detail: DISK_FULL } } })
  const upload = await app.rest('POST', '/api/documents/upload', undefined, ada, {
    'content-type': 'multipart/form-data; boundary=x',
  })
  expect(upload.json()).toEqual({ detail: DISK_FULL })

  expect((await app.rest('GET', '/api/jobs', undefined, ada)).json()).toMatchObject([
    { id, ...JOB },
  ])
  expect((await app.login(ada.email)).statusCode).toBe(200)
  expect((await app.rest('DELETE', `/api/jobs/${id}`, undefined, ada)).statusCode).toBe(204)

  await setFree(64 * MB)
  expect((await app.rest('POST', '/api/jobs', JOB, ada)).statusCode).toBe(201)
})

test('the system is queried at most once a second', async () => {
  let asked = 0
  const disk = createDiskSpace('/', () => {
    asked += 1
    return Promise.resolve(Infinity)
  })
  const startedAt = performance.now()
  for (let i = 0; i < 100; i += 1) await disk.requireRoom()
  // On a busy machine even this takes seconds.
  expect(asked).toBeLessThanOrEqual(1 + (performance.now() - startedAt) / 1_000)
})

test('a missing directory does not cause requests to be refused', async () => {
  await expect(createDiskSpace('/nonexistent').requireRoom()).resolves.toBeUndefined()
})
