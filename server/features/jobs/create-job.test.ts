import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findTomorrowNoon } from '#src/jobs/interview-defaults.ts'
import { makeJob } from '#src/jobs/job-fixture.ts'
import type { Job, StatusChange } from '#src/jobs/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'
import { inZone } from './local-time.ts'

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp()
  user = await t.register()
})
afterAll(() => t.close())

const BASE = { company: 'Acme', position: 'Engineer' }
const create = async (fields: object = {}, headers?: Record<string, string>) => {
  const response = await t.rest('POST', '/api/jobs', { ...BASE, ...fields }, user, headers)
  expect(response.statusCode, response.body).toBe(201)
  return response.json<Job>()
}
const readHistory = async (id: string) => {
  const response = await t.trpc('query', 'jobs.history', { id }, user)
  return response.json<{ result: { data: { changes: StatusChange[] } } }>().result.data.changes
}
const list = async (who = user) => (await t.rest('GET', '/api/jobs', undefined, who)).json<Job[]>()

describe('creating', () => {
  test('needs only a company and a position, and returns the whole application', async () => {
    const job = await create()
    expect(job).toEqual({
      ...makeJob(BASE),
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      application_date: job.created_at.slice(0, 10),
      status_changed_at: job.created_at,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updated_at: job.created_at,
    })
  })

  test('accepts the status in any case and every documented field', async () => {
    const fields = {
      status: ' OFFER ',
      location: '  Berlin ',
      application_date: '2026-02-28',
      deadline: '2026-03-31',
      interview_date: '2026-03-01T09:00:00+02:00',
      interview_type: 'System_Design',
      interview_round: 2,
      url: 'https://example.com/job?id=1',
      notes: 'line one\nline two',
      checked_items: ['a', 'b'],
      unknown: 'is ignored',
    }
    const { unknown: _, ...stored } = fields
    expect(await create(fields)).toMatchObject({
      ...stored,
      status: 'offer',
      location: 'Berlin',
      interview_date: '2026-03-01T07:00:00.000Z',
      interview_type: 'system_design',
    })
  })

  test('with interviewing sets the interview in the person’s time zone', async () => {
    const zone = 'Pacific/Kiritimati'
    const before = findTomorrowNoon(new Date(), inZone(zone))
    const job = await create({ status: 'interviewing' }, { 'x-time-zone': zone })
    expect([before, findTomorrowNoon(new Date(), inZone(zone))]).toContain(job.interview_date)
    expect(job).toMatchObject({ interview_type: 'technical', interview_round: 1 })
  })

  test('dates the application today in the person’s time zone', async () => {
    const ahead = await create({}, { 'x-time-zone': 'Pacific/Kiritimati' })
    const behind = await create({}, { 'x-time-zone': 'Pacific/Pago_Pago' })
    expect(ahead.application_date > behind.application_date).toBe(true)
  })

  test('uses UTC for an unknown time zone', async () => {
    const noon = findTomorrowNoon(new Date(), inZone('UTC'))
    for (const zone of ['Nowhere/Land', 'x'.repeat(3000), "'; drop table jobs"]) {
      const job = await create({ status: 'interviewing' }, { 'x-time-zone': zone })
      expect([noon, findTomorrowNoon(new Date(), inZone('UTC'))]).toContain(job.interview_date)
    }
  })

  test.each([
    [{ company: '' }, 'Company is required'],
    [{ company: '   ' }, 'Company is required'],
    [{ position: null }, 'Position is required'],
    [{ company: 'x'.repeat(201) }, 'Company must be at most 200 characters'],
    [{ company: 'A\u0000B' }, 'Company contains a character that cannot be stored'],
    [{ location: 7 }, 'Location must be text'],
    [{ url: 'not a url' }, 'Please enter a valid URL'],
    [{ url: 'javascript:alert(1)' }, 'Please enter a valid URL'],
    [{ status: 'ghosted' }, 'Status must be one of: saved, applied, interviewing, offer, rejected'],
    [
      { interview_type: 'chat' },
      'Interview type must be one of: technical, behavioral, system_design, hr, other',
    ],
    [{ interview_round: 0 }, 'Interview round must be a whole number from 1 to 99'],
    [{ interview_round: 1e300 }, 'Interview round must be a whole number from 1 to 99'],
    [{ application_date: '2026-02-30' }, 'Application date must be a date like 2026-01-31'],
    [{ deadline: '0001-01-01' }, 'Deadline must be between 1900 and 2200'],
    [
      { interview_date: 'tomorrow' },
      'Interview date must be a date and time like 2026-01-31T12:00:00Z',
    ],
    [{ notes: 'x'.repeat(20_001) }, 'Notes must be at most 20,000 characters'],
    [{ checked_items: 'a' }, 'Checked items must be a list'],
  ])('rejects %o with one message', async (fields, message) => {
    const response = await t.rest('POST', '/api/jobs', { ...BASE, ...fields }, user)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ detail: [message] })
  })

  test('with one request id creates once, however often and fast it is sent', async () => {
    const request_id = randomUUID()
    const responses = await Promise.all(
      Array.from({ length: 6 }, () =>
        t.rest('POST', '/api/jobs', { company: 'Twice', position: 'Once', request_id }, user),
      ),
    )
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201))
    const ids = new Set(responses.map((response) => response.json<Job>().id))
    expect(ids.size).toBe(1)
    const [id = ''] = ids
    expect(await readHistory(id)).toHaveLength(1)
    expect((await list()).filter(({ company }) => company === 'Twice')).toHaveLength(1)

    const other = await t.register()
    const theirs = await t.rest('POST', '/api/jobs', { ...BASE, request_id }, other)
    expect(theirs.json<Job>().id).not.toBe(id)
  })
})
