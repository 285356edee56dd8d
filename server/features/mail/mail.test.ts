import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Activity } from '#src/activities/schema.ts'
import type { Interview } from '#src/interviews/schema.ts'
import type { Job } from '#src/jobs/schema.ts'
import type { Mail } from '#src/mail/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'
import { sendFile } from '../../testing/send-file.ts'
import { MAIL_TEXT_TTL_MS } from './index.ts'
import { eraseOldMails } from './queries.ts'

let t: TestApp
let ada: TestUser
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  ada = await t.register()
})

const upload = (content: string | Buffer, who = ada) =>
  sendFile(t, '/api/mail', { name: 'a.eml', content }, who)
const call = (method: 'GET' | 'POST', path: string, body?: object, who = ada) =>
  t.rest(method, `/api/mail${path}`, body, who)
const paste = async (text: string, fields: object = {}) => {
  const response = await call('POST', '', { text, ...fields })
  expect(response.statusCode, response.body).toBe(201)
  return response.json<Mail>()
}
const accept = async (id: string, body: object = {}) => {
  const response = await call('POST', `/${id}/accept`, body)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ job_id: string; undo_id: string }>()
}
const undo = (id: string) => t.rest('POST', `/api/undo/${id}`, undefined, ada)
const addJob = async (fields: object = {}) => {
  const sent = { company: 'Norvane', position: 'Backend Engineer', ...fields }
  return (await t.rest('POST', '/api/jobs', sent, ada)).json<Job>()
}
const getJob = async (id: string) =>
  (await t.rest('GET', `/api/jobs/${id}`, undefined, ada)).json<Job>()
const listInterviews = async (id: string) =>
  (await t.rest('GET', `/api/jobs/${id}/interviews`, undefined, ada)).json<{
    interviews: Interview[]
  }>().interviews
const listActivities = async (id: string) =>
  (await t.rest('GET', `/api/activities?job_id=${id}`, undefined, ada)).json<{
    activities: Activity[]
  }>().activities
const listOpen = async () => (await call('GET', '?state=open')).json<{ mail: Mail[] }>().mail

const REJECTION =
  'Hi Robin,\n\nThank you for applying to Norvane. Unfortunately, we will not be moving forward with your application for the Backend Engineer position.\n\nBest regards\nNorvane Recruiting'
const REFUSED =
  'Unfortunately, we will not be moving forward with your application for the Backend Engineer position.'
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()

const eml = (body: string, head: Record<string, string> = {}) =>
  [
    ...Object.entries({
      From: 'Norvane Recruiting <jobs@norvane.example>',
      Subject: 'Your application',
      'Message-ID': '<1@norvane.example>',
      Date: new Date(daysAgo(1)).toUTCString(),
      ...head,
    }).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n')

const invitation = (uid: string, fields: string, method = 'REQUEST', id = '1') =>
  eml(
    `--b\r\nContent-Type: text/plain\r\n\r\nWe would like to invite you to an interview at Norvane.\r\n--b\r\nContent-Type: text/calendar; method=${method}\r\n\r\nBEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:${method}\r\nBEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:Interview\r\n${fields}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n--b--\r\n`,
    { 'Message-ID': `<${id}@norvane.example>`, 'Content-Type': 'multipart/mixed; boundary=b' },
  )

test('a mail becomes a proposal that quotes the decisive sentence', async () => {
  const job = await addJob()
  const received_at = daysAgo(2)
  const mail = await paste(REJECTION, { subject: 'Update', received_at })
  expect(mail).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    kind: 'rejection',
    sentence: REFUSED,
    company: 'Norvane',
    position: 'Backend Engineer',
    job_id: job.id,
    interview: null,
    received_at,
    state: 'open',
  })
  expect(await listOpen()).toEqual([mail])
  expect(await getJob(job.id)).toEqual(job)
})

test('text that looks like an escaped character is kept in a mail', async () => {
  const { id } = await paste('Your solution: split("\\u0000"). Thank you for applying to Norvane.')
  const read = await t.trpc('query', 'mail.read', { id }, ada)
  expect(read.json()).toMatchObject({
    result: { data: { text: expect.stringContaining('split("\\u0000")') } },
  })
})

test('the same mail is stored once, by its message id or else by its text', async () => {
  const first = await upload(eml(REJECTION))
  const again = await upload(eml('Something else', {}))
  expect([first.statusCode, again.statusCode]).toEqual([201, 200])
  expect(again.json()).toEqual(first.json())
  const pasted = await Promise.all(
    [1, 2, 3].map(() => call('POST', '', { text: REJECTION, subject: 'x' })),
  )
  expect(pasted.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 200, 201,
  ])
  await call('POST', `/${first.json<Mail>().id}/dismiss`)
  expect((await upload(eml(REJECTION))).json()).toMatchObject({ state: 'dismissed' })
  expect((await upload(eml(REJECTION), await t.register())).statusCode).toBe(201)
})

describe('accepting', () => {
  test('moves the application on the mail’s day, adds an activity, and has an effect only once', async () => {
    const job = await addJob({ application_date: daysAgo(20).slice(0, 10) })
    const received_at = daysAgo(3)
    const { id } = await paste(REJECTION, { received_at })
    const done = await accept(id)
    expect(done.job_id).toBe(job.id)
    expect(await accept(id)).toEqual(done)
    expect(await getJob(job.id)).toMatchObject({
      status: 'rejected',
      status_changed_at: received_at,
    })
    expect(await listActivities(job.id)).toMatchObject([
      { kind: 'email', text: REFUSED, happened_at: received_at },
    ])
    expect(await listOpen()).toEqual([])
    const state = await t.trpc('query', 'mail.read', { id }, ada)
    expect(state.json<{ result: { data: unknown } }>().result.data).toBeNull()
  })

  test('can be undone completely, which opens the mail again', async () => {
    const job = await addJob({ application_date: daysAgo(20).slice(0, 10) })
    const { id } = await paste(REJECTION)
    const { undo_id } = await accept(id)
    expect((await undo(undo_id)).statusCode).toBe(204)
    expect(await getJob(job.id)).toEqual(job)
    expect(await listActivities(job.id)).toEqual([])
    expect(await listOpen()).toMatchObject([{ id, sentence: REFUSED, job_id: job.id }])
    expect((await undo(undo_id)).statusCode).toBe(404)
    expect((await accept(id)).undo_id).not.toBe(undo_id)
  })

  test('never dates a change before the last one', async () => {
    const job = await addJob({ application_date: daysAgo(20).slice(0, 10) })
    await t.rest('PUT', `/api/jobs/${job.id}`, { status: 'interviewing' }, ada)
    const moved = await getJob(job.id)
    const { id } = await paste(REJECTION, { received_at: daysAgo(5) })
    await accept(id)
    const rejected = await getJob(job.id)
    expect(rejected.status).toBe('rejected')
    expect(rejected.status_changed_at > moved.status_changed_at).toBe(true)
    expect(rejected.status_changed_at <= new Date().toISOString()).toBe(true)
  })

  test.each([
    ['saved', 'applied'],
    ['interviewing', 'interviewing'],
    ['rejected', 'rejected'],
  ])('a confirmation for an application that is %s leaves it %s', async (before, after) => {
    const job = await addJob({ status: before })
    const { id, kind } = await paste(
      'We have received your application for the Backend Engineer position at Norvane.',
    )
    expect(kind).toBe('confirmation')
    await accept(id)
    expect((await getJob(job.id)).status).toBe(after)
  })

  test('creates an application if there is none, and undo removes it', async () => {
    const { id, job_id } = await paste(REJECTION, { received_at: daysAgo(4) })
    expect(job_id).toBeNull()
    expect((await call('POST', `/${id}/accept`, {})).statusCode).toBe(400)
    const create = { company: 'Norvane', position: 'Backend Engineer' }
    const done = await accept(id, { create })
    expect(await getJob(done.job_id)).toMatchObject({
      ...create,
      status: 'rejected',
      application_date: daysAgo(4).slice(0, 10),
    })
    expect((await undo(done.undo_id)).statusCode).toBe(204)
    expect((await t.rest('GET', `/api/jobs/${done.job_id}`, undefined, ada)).statusCode).toBe(404)
  })

  test('needs an application if the proposed one was deleted', async () => {
    const job = await addJob()
    const { id, job_id } = await paste(REJECTION)
    expect(job_id).toBe(job.id)
    await t.rest('DELETE', `/api/jobs/${job.id}`, undefined, ada)
    expect((await call('POST', `/${id}/accept`, {})).statusCode).toBe(400)
  })

  test('uses the values that the person has changed', async () => {
    const [job, other] = [await addJob(), await addJob({ company: 'Other' })]
    const { id } = await paste(REJECTION)
    const interview = {
      starts_at: '2126-01-05T10:00:00Z',
      time_zone: 'Europe/Berlin',
      place: 'Here',
    }
    await accept(id, { job_id: other.id, status: 'interviewing', interview })
    expect((await getJob(job.id)).status).toBe('applied')
    expect((await getJob(other.id)).status).toBe('interviewing')
    expect(await listInterviews(other.id)).toMatchObject([
      {
        starts_at: '2126-01-05T10:00:00.000Z',
        time_zone: 'Europe/Berlin',
        place: 'Here',
        duration_minutes: 60,
      },
    ])
  })

  test('another person’s mail or application is not found', async () => {
    const mail = await paste(REJECTION)
    const stranger = await t.register()
    const theirs = (
      await t.rest('POST', '/api/jobs', { company: 'a', position: 'b' }, stranger)
    ).json<Job>()
    expect((await call('POST', `/${mail.id}/accept`, {}, stranger)).statusCode).toBe(404)
    expect((await call('POST', `/${mail.id}/accept`, { job_id: theirs.id })).statusCode).toBe(404)
    expect(await listOpen()).toHaveLength(1)
  })
})

describe('an invitation', () => {
  const AT =
    'DTSTART;TZID=W. Europe Standard Time:21260110T100000\r\nDURATION:PT30M\r\nLOCATION:Room 1'
  const LATER =
    'DTSTART;TZID=W. Europe Standard Time:21260111T140000\r\nDURATION:PT45M\r\nLOCATION:Room 2'

  test('creates its interview, which updates and a cancellation then change', async () => {
    const job = await addJob()
    const send = async (content: string) => (await upload(content)).json<Mail>()
    const first = await send(invitation('u1', AT))
    expect(first).toMatchObject({
      kind: 'interview',
      job_id: job.id,
      interview: {
        starts_at: '2126-01-10T09:00:00.000Z',
        duration_minutes: 30,
        time_zone: 'Europe/Berlin',
        place: 'Room 1',
      },
    })
    await accept(first.id)
    expect((await getJob(job.id)).status).toBe('interviewing')
    expect(await listInterviews(job.id)).toMatchObject([
      { starts_at: '2126-01-10T09:00:00.000Z', result: null },
    ])

    const moved = await send(invitation('u1', `${LATER}\r\nSEQUENCE:2`, 'REQUEST', '2'))
    const update = await accept(moved.id)
    const at = { starts_at: '2126-01-11T13:00:00.000Z', duration_minutes: 45, place: 'Room 2' }
    expect(await listInterviews(job.id)).toMatchObject([at])
    expect((await undo(update.undo_id)).statusCode).toBe(204)
    expect(await listInterviews(job.id)).toMatchObject([
      { starts_at: '2126-01-10T09:00:00.000Z', place: 'Room 1' },
    ])
    await accept(moved.id)

    await accept((await send(invitation('u1', `${AT}\r\nSEQUENCE:1`, 'REQUEST', '3'))).id)
    expect(await listInterviews(job.id)).toMatchObject([at])
    await accept((await send(invitation('u1', `${LATER}\r\nSEQUENCE:3`, 'CANCEL', '4'))).id)
    const cancelled = [{ ...at, result: 'cancelled' }]
    expect(await listInterviews(job.id)).toMatchObject(cancelled)

    // A mail accepted without its interview leaves the interview unchanged; a later acceptance
    // still finds it.
    const revived = await send(invitation('u1', `${AT}\r\nSEQUENCE:4`, 'REQUEST', '5'))
    const without = await accept(revived.id, { interview: null })
    expect(await listInterviews(job.id)).toMatchObject(cancelled)
    await undo(without.undo_id)
    await accept(revived.id)
    expect(await listInterviews(job.id)).toMatchObject([{ place: 'Room 1', result: null }])
  })

  test('is distinguished from one that moves or cancels its interview', async () => {
    await addJob()
    const send = async (content: string) => (await upload(content)).json<Mail>().id
    const listChanges = async () =>
      (await t.trpc('query', 'mail.changes', undefined, ada)).json<{ result: { data: unknown } }>()
        .result.data
    const first = await send(invitation('u3', AT))
    expect(await listChanges()).toEqual({ moved: [], cancelled: [] })
    await accept(first)
    const moved = await send(invitation('u3', `${LATER}\r\nSEQUENCE:1`, 'REQUEST', '2'))
    const cancelled = await send(invitation('u3', `${LATER}\r\nSEQUENCE:2`, 'CANCEL', '3'))
    await send(invitation('u4', AT, 'CANCEL', '4'))
    expect(await listChanges()).toEqual({ moved: [moved], cancelled: [cancelled] })
  })

  test('is undone together with its interview', async () => {
    const job = await addJob()
    const { id } = (await upload(invitation('u2', AT))).json<Mail>()
    const { undo_id } = await accept(id)
    await undo(undo_id)
    expect(await listInterviews(job.id)).toEqual([])
    expect((await getJob(job.id)).status).toBe('applied')
  })
})

test('a dismissed mail cannot be accepted until it is restored', async () => {
  await addJob()
  const { id } = await paste(REJECTION)
  expect((await call('POST', `/${id}/dismiss`)).statusCode).toBe(204)
  expect((await call('POST', `/${id}/dismiss`)).statusCode).toBe(204)
  expect((await call('POST', `/${id}/accept`, {})).statusCode).toBe(409)
  expect((await call('POST', `/${id}/restore`)).json()).toMatchObject({ id, state: 'open' })
  await accept(id)
  expect((await call('POST', `/${id}/dismiss`)).statusCode).toBe(409)
})

test('a reply in a thread is assigned to the application of the previous mail', async () => {
  await addJob()
  const job = await addJob({ company: 'Quillstone', position: 'Writer' })
  const first = (await upload(eml('Hello', { 'Message-ID': '<a@x>' }))).json<Mail>()
  await accept(first.id, { job_id: job.id })
  const next = await upload(
    eml('Unfortunately the position has been filled.', {
      'Message-ID': '<b@x>',
      References: '<a@x>',
      From: 'Kim <kim@agency.example>',
    }),
  )
  expect(next.json()).toMatchObject({ kind: 'rejection', job_id: job.id })
})

test('a mail of an applicant tracking system is assigned by its Reply-To address', async () => {
  await addJob({ company: 'Blue Stone', position: 'Editor' })
  const job = await addJob({ company: 'Blue Stone Labs', position: 'Editor' })
  const content = eml('Hi Robin, thank you for your application.', {
    From: 'Amy <no-reply@us.greenhouse-mail.io>',
    'Reply-To': 'Amy Fox <amy@bluestonelabs.example>',
    'Message-ID': '<reply-to@greenhouse-mail.io>',
  })
  expect((await upload(content)).json<Mail>().job_id).toBe(job.id)
})

test('a mail from a contact at an agency is assigned to that contact’s application', async () => {
  await addJob()
  const job = await addJob({ company: 'Quillstone', position: 'Writer' })
  await t.rest(
    'POST',
    '/api/contacts',
    { name: 'Kim', kind: 'agency', email: 'Kim@agency.example', job_ids: [job.id] },
    ada,
  )
  const mail = await upload(
    eml('Unfortunately the position has been filled.', { From: 'Kim <kim@agency.example>' }),
  )
  expect(mail.json()).toMatchObject({ kind: 'rejection', job_id: job.id })
})

test('a mail’s text is stored for at most thirty days', async () => {
  const { id } = await paste(REJECTION, { subject: 'Update' })
  const read = async () =>
    (await t.trpc('query', 'mail.read', { id }, ada)).json<{ result: { data: unknown } }>().result
      .data
  expect(await read()).toMatchObject({ subject: 'Update', text: REJECTION })
  const { db } = t.database
  await db
    .updateTable('mails')
    .set({ created_at: daysAgo(31) })
    .where('id', '=', id)
    .execute()
  await eraseOldMails(db, { textTtlMs: MAIL_TEXT_TTL_MS, ttlMs: 10 * MAIL_TEXT_TTL_MS })
  expect(await read()).toBeNull()
  expect(await listOpen()).toMatchObject([{ id, sentence: REFUSED }])
})

describe('rejects', () => {
  const parts = Array.from({ length: 200 }, (_, index) => `--b\r\n\r\n${index}\r\n`).join('')
  const headers = Array.from({ length: 1_001 }, (_, index) => `X-${index}: 1\r\n`).join('')
  test.each([
    ['text beyond the limit', () => call('POST', '', { text: 'x'.repeat(1_000_001) }), 413],
    ['a file beyond the limit', () => upload(Buffer.alloc(10 * 1024 * 1024 + 1, 'x')), 413],
    [
      'too many parts',
      () => upload(eml(parts, { 'Content-Type': 'multipart/mixed; boundary=b' })),
      422,
    ],
    ['too many headers', () => upload(headers + eml('x')), 422],
    ['no text', () => call('POST', '', {}), 400],
    ['an unknown state', () => call('GET', '?state=gone'), 400],
    [
      'another type',
      () =>
        t.app.inject({
          method: 'POST',
          url: '/api/mail',
          headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'text/plain' },
          payload: 'x',
        }),
      415,
    ],
    ['a request without a session', () => t.rest('POST', '/api/mail', { text: 'x' }), 401],
  ])('%s', async (_what, run, status) => {
    const response = await run()
    expect(response.statusCode, response.body).toBe(status)
    expect(response.json()).toEqual({ detail: expect.anything() })
  })

  test('neither a text of a million characters nor an empty file', async () => {
    expect((await call('POST', '', { text: 'x '.repeat(500_000) })).statusCode).toBe(201)
    expect((await upload('')).statusCode).toBeLessThan(500)
  })
})
