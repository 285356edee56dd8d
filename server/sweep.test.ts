import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DELETED_JOB_TTL_MS } from '#src/jobs/constants.ts'
import { DELETED_ENTRY_TTL_MS } from '#src/profile/constants.ts'
import { DELETED_RESOURCE_TTL_MS } from '#src/resources/constants.ts'
import { createTestDatabase } from './testing/database.ts'
import type { DatabaseHandle } from './db/client.ts'
import { createLogger } from './log.ts'
import { openStorage } from './storage/open.ts'
import { ALL_FEATURES } from './features.ts'
import { startSweeper, sweep, type SweepLog } from './sweep.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let database: DatabaseHandle
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const TASKS = ALL_FEATURES.flatMap((feature) => feature.sweep ?? [])
const deps = async (log: SweepLog) => {
  const config = { dataDir: '/nonexistent', publicUrl: 'http://localhost' }
  return {
    db: database.db,
    config,
    log,
    ...(await openStorage(config, createLogger({ logLevel: 'silent' }))),
  }
}
const said: string[] = []
const recordMessage = (_details: object, message: string) => void said.push(message)

const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString()

test('only expired data is removed', async () => {
  const { db } = database
  const { id: user_id } = await db
    .insertInto('users')
    .values({ email: 'ada@example.com', email_key: 'ada@example.com' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('sessions')
    .values([
      { id: 'expired', user_id, expires_at: fromNow(-MINUTE_MS) },
      { id: 'open', user_id, expires_at: fromNow(MINUTE_MS) },
    ])
    .execute()
  await db
    .insertInto('rate_limits')
    .values([
      { key: 'over', hits: 3, resets_at: fromNow(-MINUTE_MS) },
      { key: 'running', hits: 3, resets_at: fromNow(MINUTE_MS) },
    ])
    .execute()
  await db
    .insertInto('password_resets')
    .values([
      { token_hash: 'e'.repeat(64), user_id, expires_at: fromNow(-MINUTE_MS) },
      { token_hash: 'f'.repeat(64), user_id, expires_at: fromNow(MINUTE_MS) },
    ])
    .execute()
  await db
    .insertInto('mail_outbox')
    .values([
      { kind: 'password_reset', user_id: randomUUID(), created_at: fromNow(-61 * MINUTE_MS) },
      { kind: 'password_reset', user_id, created_at: fromNow(-59 * MINUTE_MS) },
    ])
    .execute()
  await db
    .insertInto('known_devices')
    .values([
      { token_hash: 'a'.repeat(64), user_id, last_used_at: fromNow(-401 * DAY_MS) },
      { token_hash: 'b'.repeat(64), user_id, last_used_at: fromNow(-399 * DAY_MS) },
    ])
    .execute()
  await db
    .insertInto('security_events')
    .values([
      { kind: 'sign_in', user_id, happened_at: fromNow(-91 * DAY_MS) },
      { kind: 'sign_in', user_id, happened_at: fromNow(-89 * DAY_MS) },
    ])
    .execute()
  const job = {
    user_id,
    position: 'Programmer',
    status: 'applied' as const,
    application_date: '2026-11-21',
  }
  const [kept, undoable] = [randomUUID(), randomUUID()]
  await db
    .insertInto('jobs')
    .values([
      { ...job, company: 'Gone', deleted_at: fromNow(-DELETED_JOB_TTL_MS - MINUTE_MS) },
      {
        ...job,
        id: undoable,
        company: 'Undoable',
        deleted_at: fromNow(-DELETED_JOB_TTL_MS + MINUTE_MS),
      },
      { ...job, id: kept, company: 'Kept', deleted_at: null },
    ])
    .execute()
  await db
    .insertInto('suggestion_snoozes')
    .values([
      { user_id, job_id: kept, snoozed_until: fromNow(-MINUTE_MS) },
      { user_id, job_id: undoable, snoozed_until: fromNow(MINUTE_MS) },
    ])
    .execute()

  const resource = { user_id, title: 'x', url: 'https://example.com', category: 'other' as const }
  await db
    .insertInto('resources')
    .values([
      { ...resource, title: 'Gone', deleted_at: fromNow(-DELETED_RESOURCE_TTL_MS - MINUTE_MS) },
      { ...resource, title: 'Undoable', deleted_at: fromNow(-DELETED_RESOURCE_TTL_MS + MINUTE_MS) },
      { ...resource, title: 'Kept', deleted_at: null },
    ])
    .execute()

  await db.insertInto('profiles').values({ user_id, first_name: 'A', last_name: 'L' }).execute()
  const entry = { user_id, title: 'x', start_date: '2020-01-01', role_type: 'senior' as const }
  const ended = (ms: number) => ({ id: randomUUID(), deleted_at: fromNow(ms) })
  await db
    .insertInto('experiences')
    .values([
      { ...entry, company_name: 'Gone', ...ended(-DELETED_ENTRY_TTL_MS - MINUTE_MS) },
      { ...entry, company_name: 'Undoable', ...ended(-DELETED_ENTRY_TTL_MS + MINUTE_MS) },
      { ...entry, company_name: 'Kept', id: randomUUID() },
    ])
    .execute()

  const delivery = { user_id, kind: 'digest' as const, subject_id: user_id }
  await db
    .insertInto('deliveries')
    .values([
      { ...delivery, due_at: fromNow(-61 * DAY_MS), created_at: fromNow(-61 * DAY_MS) },
      { ...delivery, due_at: fromNow(-59 * DAY_MS), created_at: fromNow(-59 * DAY_MS) },
    ])
    .execute()
  await db
    .insertInto('digest_links')
    .values([
      { token_hash: '1'.repeat(64), user_id, created_at: fromNow(-91 * DAY_MS) },
      { token_hash: '2'.repeat(64), user_id, created_at: fromNow(-89 * DAY_MS) },
    ])
    .execute()

  const device = { user_id, endpoint: 'https://push.example/x', p256dh: 'x', auth: 'x' }
  await db
    .insertInto('push_subscriptions')
    .values({ ...device, session_hash: 'e'.repeat(64) })
    .execute()

  await db
    .insertInto('packet_files')
    .values({
      user_id,
      sha256: 'f'.repeat(64),
      size: 1,
      file_type: 'application/pdf',
      storage_key: 'no-packet-has-it',
    })
    .execute()

  const told = { user_id, summary: 'x', day: '2026-01-01', sequence: 1, changed_at: fromNow(0) }
  await db
    .insertInto('calendar_events')
    .values([
      { ...told, uid: 'over', cancelled_at: fromNow(-31 * DAY_MS) },
      { ...told, uid: 'told', cancelled_at: fromNow(-29 * DAY_MS) },
    ])
    .execute()

  const counts = new Map<string, number>()
  const log = {
    info: (swept: object) => {
      for (const [kind, count] of Object.entries(swept)) {
        counts.set(kind, (counts.get(kind) ?? 0) + Number(count))
      }
    },
    warn: recordMessage,
    error: recordMessage,
  }
  await Promise.all([sweep(TASKS, await deps(log)), sweep(TASKS, await deps(log))])
  expect(said).toEqual([])
  expect(Object.fromEntries(counts)).toEqual({
    sessions: 1,
    email_changes: 0,
    rate_limits: 1,
    jobs: 1,
    contacts: 0,
    interviews: 0,
    reminders: 0,
    views: 0,
    activities: 0,
    suggestion_snoozes: 1,
    access_tokens: 0,
    deliveries: 1,
    digest_links: 1,
    push_subscriptions: 1,
    calendar_events: 1,
    imports: 0,
    read_mails: 0,
    resources: 1,
    packets: 0,
    sealed_files: 1,
    profile_entries: 1,
    password_resets: 1,
    invitations: 0,
    security_events: 1,
    devices: 1,
    pending_sign_ins: 0,
    passkey_challenges: 0,
    undos: 0,
    mails: 1,
    uploads: 0,
    incoming: 0,
    documents: 0,
    files: 0,
    returned: 0,
    erased: 0,
  })

  const left = await db.selectFrom('jobs').select('company').orderBy('company').execute()
  expect(left.map(({ company }) => company)).toEqual(['Kept', 'Undoable'])
  const bookmarks = await db.selectFrom('resources').select('title').orderBy('title').execute()
  expect(bookmarks.map(({ title }) => title)).toEqual(['Kept', 'Undoable'])
  const entries = await db.selectFrom('experiences').select('company_name').execute()
  expect(entries.map((row) => row.company_name).toSorted()).toEqual(['Kept', 'Undoable'])
  const sessions = await db.selectFrom('sessions').select('id').execute()
  expect(sessions).toEqual([{ id: 'open' }])
  const resets = await db.selectFrom('password_resets').select('token_hash').execute()
  expect(resets).toEqual([{ token_hash: 'f'.repeat(64) }])
  const mails = await db.selectFrom('mail_outbox').select('user_id').execute()
  expect(mails).toEqual([{ user_id }])
  const limits = await db.selectFrom('rate_limits').select('key').execute()
  expect(limits).toEqual([{ key: 'running' }])
})

test('the sweeper can be stopped before its first pass', async () => {
  await startSweeper(
    TASKS,
    await deps({ info: recordMessage, warn: recordMessage, error: recordMessage }),
  )()
  expect(said).toEqual([])
})
