import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Interview } from '#src/interviews/schema.ts'
import type { Job } from '#src/jobs/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp()
  user = await t.register()
})
afterAll(() => t.close())

const SECRET = 'Ask for more money'
const add = async (fields: object) => {
  const sent = { company: 'Acme; Sons, „Größe“', position: 'Engineer\\Lead', notes: SECRET }
  const { id } = (await t.rest('POST', '/api/jobs', sent, user)).json<Job>()
  const interview = { notes: SECRET, place: 'Room 7, 2nd floor; left', ...fields }
  return (await t.rest('POST', `/api/jobs/${id}/interviews`, interview, user)).json<Interview>()
}
const read = async (id: string) => {
  const response = await t.rest('GET', `/api/interviews/${id}/ics`, undefined, user)
  expect(response.statusCode, response.body).toBe(200)
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  const calendar = new ICAL.Component(ICAL.parse(response.body))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('no event')
  return { text: response.body, calendar, component, event: new ICAL.Event(component) }
}

test.each([
  // Around the nights in which the clocks change.
  ['Europe/Berlin', '2026-03-29T00:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['America/New_York', '2026-03-08T06:59:00.000Z'],
  ['America/New_York', '2026-11-01T05:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-03T15:15:00.000Z'],
])(
  'an event in %s at %s has the same instant for an independent parser',
  async (time_zone, starts_at) => {
    const { id } = await add({ starts_at, time_zone, duration_minutes: 90 })
    const { event } = await read(id)
    expect(event.startDate.toJSDate().toISOString()).toBe(starts_at)
    expect(event.endDate.toJSDate().getTime() - Date.parse(starts_at)).toBe(90 * 60_000)
  },
)

test('an event has title, place and time, reminds a day and an hour before, and has no note', async () => {
  const { id } = await add({ starts_at: '2126-03-01T09:00:00Z', round: 2 })
  const { text, calendar, component, event } = await read(id)
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  expect(event.summary).toBe('Interview: Engineer\\Lead, Acme; Sons, „Größe“ (round 2)')
  expect(event.location).toBe('Room 7, 2nd floor; left')
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  const triggers = component
    .getAllSubcomponents('valarm')
    .map((alarm) => String(alarm.getFirstPropertyValue('trigger')))
  expect(triggers).toEqual(['-P1D', '-PT1H'])
  expect(text).not.toContain(SECRET)
  expect(text).toContain('\r\n')
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('an event’s id is stable, and a change increases its number', async () => {
  const { id } = await add({ starts_at: '2126-03-01T09:00:00Z' })
  const first = await read(id)
  await t.rest('PUT', `/api/interviews/${id}`, { result: 'cancelled' }, user)
  const second = await read(id)
  expect(second.event.uid).toBe(first.event.uid)
  expect([first.event.sequence, second.event.sequence]).toEqual([0, 1])
  expect(second.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(second.component.getAllSubcomponents('valarm')).toEqual([])
  const changedAt = ({ component }: typeof first) =>
    String(component.getFirstPropertyValue('last-modified'))
  expect(changedAt(second) >= changedAt(first)).toBe(true)
})

test('there is no event without a date, nor of another person’s interview', async () => {
  const { id } = await add({ starts_at: null })
  const response = await t.rest('GET', `/api/interviews/${id}/ics`, undefined, user)
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { detail: 'This interview has no date yet' },
  ])
  const stranger = await t.register()
  expect((await t.rest('GET', `/api/interviews/${id}/ics`, undefined, stranger)).statusCode).toBe(
    404,
  )
})
