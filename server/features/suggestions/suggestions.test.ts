import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { JOB_STATUSES, type JobStatus } from '#src/jobs/constants.ts'
import type { Job } from '#src/jobs/schema.ts'
import type { SilentJob } from '#src/suggestions/schema.ts'
import { DEFAULT_USUAL_DAYS, KNOWN_ANSWERS_MIN } from '#src/suggestions/silence.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, who = user) =>
  t.rest(method, path, body, who)
const addSent = async (days: number, fields: object = {}, who = user) => {
  const application_date = daysAgo(days).slice(0, 10)
  const sent = { company: 'Acme', position: 'Engineer', application_date, ...fields }
  return (await call('POST', '/api/jobs', sent, who)).json<Job>().id
}
const listSilent = async (who = user) =>
  (await call('GET', '/api/suggestions', undefined, who)).json<{ silent: SilentJob[] }>().silent
const listIds = async () => (await listSilent()).map(({ job_id }) => job_id)

describe('a silent application', () => {
  beforeAll(async () => {
    user = await t.register()
  })

  test('was sent more than two weeks ago, latest first, if no usual time is known', async () => {
    const [long, lately] = [await addSent(40), await addSent(17)]
    await addSent(12)
    for (const status of ['saved', 'offer', 'rejected']) await addSent(40, { status })
    const put = async (fields: object) => call('PUT', `/api/jobs/${await addSent(40)}`, fields)
    await put({ archived: true })
    for (const outcome of ['ghosted', 'withdrawn']) await put({ outcome })
    const deleted = await addSent(30)
    await call('DELETE', `/api/jobs/${deleted}`)
    const silent = await listSilent()
    expect(silent).toEqual([
      { job_id: lately, silent_days: expect.any(Number), usual_days: DEFAULT_USUAL_DAYS },
      { job_id: long, silent_days: expect.any(Number), usual_days: DEFAULT_USUAL_DAYS },
    ])
    expect(Math.abs((silent[0]?.silent_days ?? 0) - 17)).toBeLessThanOrEqual(1)
    expect(await listSilent(await t.register())).toEqual([])
  })

  test('is not silent after a change, an entry, an interview or a follow-up', async () => {
    const job_id = await addSent(50)
    const isSilent = async () => (await listIds()).includes(job_id)
    expect(await isSilent()).toBe(true)

    const entry = { text: 'Asked again', job_id }
    const added = await call('POST', '/api/activities', { ...entry, happened_at: daysAgo(3) })
    expect(await isSilent()).toBe(false)
    await call('DELETE', `/api/activities/${added.json<{ id: string }>().id}`)
    expect(await isSilent()).toBe(true)
    await call('POST', '/api/activities', { ...entry, happened_at: daysAgo(20) })
    const [found] = (await listSilent()).filter((one) => one.job_id === job_id)
    expect(found?.silent_days).toBe(20)

    const followUp = { title: 'Ask', job_id, due_at: daysAgo(20) }
    const { id } = (await call('POST', '/api/reminders', followUp)).json<{ id: string }>()
    expect(await isSilent()).toBe(false)
    await call('PUT', `/api/reminders/${id}`, { done: true })
    expect(await isSilent()).toBe(true)

    const change = (id: string, fields: object) => call('PUT', `/api/interviews/${id}`, fields)
    const meet = async (starts_at: string) =>
      (await call('POST', `/api/jobs/${job_id}/interviews`, { starts_at })).json<{ id: string }>()
        .id
    const next = await meet(daysAgo(-5))
    expect(await isSilent()).toBe(false)
    await change(next, { result: 'cancelled' })
    expect(await isSilent()).toBe(true)
    const past = await meet(daysAgo(2))
    expect(await isSilent()).toBe(false)
    await change(past, { starts_at: daysAgo(30) })
    expect(await isSilent()).toBe(true)
    await call('PUT', `/api/jobs/${job_id}`, { status: 'interviewing' })
    expect(await isSilent()).toBe(false)
  })

  test('is not proposed for four weeks after "not now", which can be undone', async () => {
    const id = await addSent(60)
    const snooze = (method: 'POST' | 'DELETE') => call(method, `/api/suggestions/${id}/snooze`)
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await snooze('POST')).statusCode).toBe(204)
      expect(await listIds()).not.toContain(id)
    }
    expect((await snooze('DELETE')).statusCode).toBe(204)
    expect(await listIds()).toContain(id)
    expect((await snooze('DELETE')).statusCode).toBe(404)
    await snooze('POST')
    const { rows } = await sql<{ days: number }>`
      select extract(epoch from snoozed_until - now()) / 86400 as days from suggestion_snoozes
      where job_id = ${id}`.execute(t.database.db)
    expect(Number(rows[0]?.days)).toBeCloseTo(28, 1)
    await sql`update suggestion_snoozes set snoozed_until = now() where job_id = ${id}`.execute(
      t.database.db,
    )
    expect(await listIds()).toContain(id)
    const stranger = await t.register()
    expect((await call('POST', `/api/suggestions/${id}/snooze`, {}, stranger)).statusCode).toBe(404)
  })
})

describe('the usual time', () => {
  test('is the median of this person’s answers once five are known', async () => {
    user = await t.register()
    const silent = await addSent(11)
    expect(await listIds()).not.toContain(silent)
    const changeStatusAfter = async (days: number, status: JobStatus) => {
      const id = await addSent(100)
      await call('PUT', `/api/jobs/${id}`, { status })
      await correctLast(id, days)
    }
    for (const days of [3, 9, 30, 5]) await changeStatusAfter(days, 'rejected')
    expect(await listIds()).not.toContain(silent)
    await changeStatusAfter(8, 'interviewing')
    const [found] = (await listSilent()).filter(({ job_id }) => job_id === silent)
    expect(found).toMatchObject({ usual_days: 8 })
  })

  /** Sets the last change to this many days after the first. */
  const correctLast = async (id: string, days: number) => {
    const changes = (await call('GET', `/api/jobs/${id}/history`)).json<{
      changes: { id: string; changed_at: string }[]
    }>().changes
    const changed_at = new Date(Date.parse(changes[0]?.changed_at ?? '') + days * DAY_MS)
    const path = `/api/jobs/${id}/history/${changes.at(-1)?.id}`
    await call('PUT', path, { changed_at: changed_at.toISOString() })
  }
})

type Event = { job: number; days: number }

/** A plain implementation of the rule, over the generated rows. */
function findSilent(made: Made): Map<number, number> {
  const answers = made.histories.flatMap((history) => {
    const applied = history.filter(({ to }) => to === 'applied').map(({ days }) => days)
    const answered = history.filter(({ to }) => !['saved', 'applied'].includes(to))
    const took = Math.max(...applied) - Math.max(...answered.map(({ days }) => days))
    return applied.length > 0 && answered.length > 0 && took > 0 ? [took] : []
  })
  const sorted = answers.toSorted((a, b) => a - b)
  const middle = ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2
  const usual = sorted.length < KNOWN_ANSWERS_MIN ? 14 : Math.max(1, Math.round(middle))
  const silent = new Map<number, number>()
  for (const [job, history] of made.histories.entries()) {
    const last = history.at(-1)
    if (last === undefined || !['applied', 'interviewing'].includes(last.to)) continue
    if (made.followUps.includes(job)) continue
    const entries = made.activities.filter((one) => one.job === job).map(({ days }) => days)
    const age = Math.min(last.days, ...entries)
    if (age > usual) silent.set(job, Math.floor(age))
  }
  return silent
}

type Made = {
  histories: { to: JobStatus; days: number }[][]
  activities: Event[]
  followUps: number[]
}

/** Deterministic, so that a failure can be reproduced. */
function makeRandom(seed: number): (max: number) => number {
  let state = seed
  return (max) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * max)
  }
}

/** Ages are not whole days, so that none is exactly at a limit. */
function make(random: (max: number) => number): Made {
  const age = (max: number) => random(max) + 0.25
  const histories = Array.from({ length: 60 }, () => {
    const ages = Array.from({ length: 1 + random(3) }, (_, index) => age(80) + 0.1 * index)
    return ages
      .toSorted((a, b) => b - a)
      .map((days) => ({ to: JOB_STATUSES[random(JOB_STATUSES.length)] ?? 'applied', days }))
  })
  const activities = Array.from({ length: 20 }, () => ({ job: random(60), days: age(60) }))
  return { histories, activities, followUps: Array.from({ length: 8 }, () => random(60)) }
}

test.each([1, 2, 3, 4, 5, 6])('equals a plain implementation (%i)', async (seed) => {
  const { db } = t.database
  const somebody = await t.register()
  const made = make(makeRandom(seed * 7919))
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', somebody.email)
    .executeTakeFirstOrThrow()
  const user_id = owner.id
  const ids: string[] = made.histories.map(() => crypto.randomUUID())
  const idOf = (index: number) => ids[index] ?? ''
  const jobs = made.histories.map((history, index) => ({
    id: idOf(index),
    user_id,
    company: 'Acme',
    position: 'Engineer',
    application_date: '2026-01-01',
    status: history.at(-1)?.to ?? ('applied' as const),
    status_changed_at: daysAgo(history.at(-1)?.days ?? 0),
  }))
  await db.insertInto('jobs').values(jobs).execute()
  const changes = made.histories.flatMap((history, index) =>
    history.map(({ to, days }) => ({
      user_id,
      job_id: idOf(index),
      to_status: to,
      changed_at: daysAgo(days),
    })),
  )
  await db.insertInto('job_status_changes').values(changes).execute()
  const entries = made.activities.map(({ job, days }) => ({
    user_id,
    job_id: idOf(job),
    kind: 'note' as const,
    text: 'x',
    happened_at: daysAgo(days),
  }))
  await db.insertInto('activities').values(entries).execute()
  const followUps = made.followUps.map((job) => ({
    user_id,
    job_id: idOf(job),
    title: 'x',
    due_at: daysAgo(0),
  }))
  await db.insertInto('reminders').values(followUps).execute()

  const expected = findSilent(made)
  const found = await listSilent(somebody)
  expect(new Map(found.map((one) => [ids.indexOf(one.job_id), one.silent_days]))).toEqual(expected)
  const days = found.map(({ silent_days }) => silent_days)
  expect(days).toEqual(days.toSorted((a, b) => a - b))
})
