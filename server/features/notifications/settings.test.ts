import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Job } from '#src/jobs/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp()
  user = await t.register()
})
afterAll(() => t.close())

const get = async (who: TestUser, headers = {}) =>
  (await t.rest('GET', '/api/notifications', undefined, who, headers)).json<object>()
const put = (who: TestUser, fields: object, headers = {}) =>
  t.rest('PUT', '/api/notifications', fields, who, headers)

test('notifications are off by default', async () => {
  const off = { digest: 'off', hour: 8, time_zone: 'UTC', push: false }
  expect(await get(user)).toEqual(off)
  expect(await get(user, { 'x-time-zone': 'Asia/Tokyo' })).toEqual({
    ...off,
    time_zone: 'Asia/Tokyo',
  })
})

test('a change is a merge, for the person only', async () => {
  const [ada, bob] = [await t.register(), await t.register()]
  const sent = { digest: 'daily', hour: 7, time_zone: 'Europe/Berlin', push: true }
  const response = await put(ada, sent)
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual(sent)
  expect((await put(ada, { hour: 0 })).json()).toEqual({ ...sent, hour: 0 })
  expect((await put(ada, { digest: 'off', push: false })).json()).toEqual({
    ...sent,
    hour: 0,
    digest: 'off',
    push: false,
  })
  expect(await get(bob)).toMatchObject({ digest: 'off' })
})

test.each([
  [{ hour: 24 }, 'Hour must be a whole number from 0 to 23'],
  [{ hour: 7.5 }, 'Hour must be a whole number from 0 to 23'],
  [{ hour: '7' }, 'Hour must be a whole number from 0 to 23'],
  [{ digest: 'hourly' }, 'Digest must be one of off, daily, weekly'],
  [{ time_zone: 'Nowhere/Land' }, 'Time zone must be a zone like Europe/Berlin'],
  [{ time_zone: '+02:00' }, 'Time zone must be a zone like Europe/Berlin'],
  [{ time_zone: '' }, 'Time zone must be a zone like Europe/Berlin'],
  [{ push: 'yes' }, 'Push must be true or false'],
  [{}, 'Nothing to change was sent'],
])('%j is rejected', async (fields, detail) => {
  const response = await put(user, fields)
  expect(response.statusCode).toBe(400)
  expect([response.json<{ detail: unknown }>().detail].flat()).toEqual([detail])
})

test('a zone keeps the person’s name for it, in its usual spelling', async () => {
  const saveZone = async (time_zone: string) =>
    (await put(user, { time_zone })).json<{ time_zone: string }>().time_zone
  expect(await saveZone('europe/berlin')).toBe('Europe/Berlin')
  expect(await saveZone('Asia/Kolkata')).toBe('Asia/Kolkata')
})

test('the person’s zone is that of the request, else the one chosen here, else UTC', async () => {
  const somebody = await t.register()
  const addIn = async (headers: Record<string, string>) => {
    const sent = { company: 'a', position: 'b', status: 'interviewing' }
    const { interview_date } = (await t.rest('POST', '/api/jobs', sent, somebody, headers)).json<
      Job & { interview_date: string }
    >()
    return interview_date.slice(11)
  }
  // Tomorrow at noon, in that zone.
  expect(await addIn({})).toBe('12:00:00.000Z')
  await put(somebody, { time_zone: 'Asia/Tokyo' })
  expect(await addIn({})).toBe('03:00:00.000Z')
  expect(await addIn({ 'x-time-zone': 'Nowhere/Land' })).toBe('03:00:00.000Z')
  expect(await addIn({ 'x-time-zone': 'Asia/Kolkata' })).toBe('06:30:00.000Z')
})
