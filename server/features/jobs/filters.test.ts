import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Job } from '#src/jobs/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp()
  user = await t.register()
  for (const fields of [
    { company: 'Acme, Inc', status: 'applied', location: 'Berlin', source: 'LinkedIn' },
    { company: 'Beta', status: 'offer', work_mode: 'remote', application_date: '2026-01-10' },
    {
      company: 'Gamma',
      status: 'saved',
      tags: ['Dream job'],
      deadline: '2026-02-01',
      notes: 'Zürich, by Dana',
    },
  ]) {
    const sent = { position: 'Editor', application_date: '2026-03-01', ...fields }
    await t.rest('POST', '/api/jobs', sent, user)
  }
})
afterAll(() => t.close())

const list = async (search = '') => {
  const response = await t.rest('GET', `/api/jobs${search}`, undefined, user)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Job[]>()
}
const names = async (search: string) => (await list(search)).map(({ company }) => company)

test.each([
  ['', ['Gamma', 'Acme, Inc', 'Beta']],
  ['?page=2', ['Gamma', 'Acme, Inc', 'Beta']],
  ['?status=applied', ['Acme, Inc']],
  ['?status=applied,offer', ['Acme, Inc', 'Beta']],
  ['?status=applied&status=saved', ['Gamma', 'Acme, Inc']],
  ['?status=applied|offer&work_mode=remote', ['Beta']],
  ['?company=Acme,%20Inc|beta', ['Acme, Inc', 'Beta']],
  ['?place=berlin', ['Acme, Inc']],
  ['?source=-', ['Gamma', 'Beta']],
  ['?applied=2026-01-01..2026-01-31', ['Beta']],
  ['?deadline=..2026-02-01', ['Gamma']],
  ['?added=last-1', ['Gamma', 'Acme, Inc', 'Beta']],
  ['?interview=yes', []],
  ['?tag=dream%20job', ['Gamma']],
  ['?outcome=ghosted', []],
  ['?archived=no', ['Gamma', 'Acme, Inc', 'Beta']],
  ['?q=zurich%20dana', ['Gamma']],
  ['?status=', ['Gamma', 'Acme, Inc', 'Beta']],
])('%s lists %o', async (search, expected) => {
  expect(await names(search)).toEqual(expected)
})

test('words of the stored posting are found too', async () => {
  const [beta] = await list('?company=beta')
  await t.rest('PUT', `/api/jobs/${beta?.id}/posting`, { text: 'We write Kotlin' }, user)
  expect(await names('?q=kotlin%20editor')).toEqual(['Beta'])
})

test('an open follow-up counts, a finished one does not', async () => {
  const [gamma] = await list('?company=gamma')
  const sent = { title: 'Ask', due_at: '2026-03-01T09:00:00Z', job_id: gamma?.id }
  const { id } = (await t.rest('POST', '/api/reminders', sent, user)).json<{ id: string }>()
  expect(await names('?follow_up=yes')).toEqual(['Gamma'])
  expect(await names('?follow_up=no')).toEqual(['Acme, Inc', 'Beta'])
  await t.rest('PUT', `/api/reminders/${id}`, { done: true }, user)
  expect(await names('?follow_up=yes')).toEqual([])
})

test('a day begins in the person’s time zone', async () => {
  await t.database.db.updateTable('jobs').set({ created_at: '2026-03-01T23:30:00Z' }).execute()
  const at = async (zone: string) =>
    (
      await t.rest('GET', '/api/jobs?added=2026-03-02', undefined, user, { 'x-time-zone': zone })
    ).json<Job[]>().length
  expect([await at('Europe/Berlin'), await at('UTC')]).toEqual([3, 0])
})

test.each([
  ['status=sleeping', 'Status must be any of: saved, applied, interviewing, offer, rejected'],
  ['applied=soon', 'Application date must be days like 2026-01-01..2026-01-31, last-30 or next-30'],
  [`q=${'x'.repeat(201)}`, 'Search must be at most 200 characters'],
])('rejects %s', async (search, message) => {
  const response = await t.rest('GET', `/api/jobs?${search}`, undefined, user)
  expect([response.statusCode, response.json()]).toEqual([400, { detail: [message] }])
})
