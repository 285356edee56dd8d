import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DELETED_JOB_TTL_MS } from '#src/jobs/constants.ts'
import { DELETED_RESOURCE_TTL_MS } from '#src/resources/constants.ts'
import { createTestDatabase } from './testing/database.ts'
import type { DatabaseHandle } from './db/client.ts'
import { createLogger } from './log.ts'
import { openStorage } from './storage/open.ts'
import { startSweeper, sweep } from './sweep.ts'

const MINUTE_MS = 60_000

let database: DatabaseHandle
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString()

test('only what has had its time is removed', async () => {
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
  const job = {
    user_id,
    position: 'Programmer',
    status: 'applied' as const,
    application_date: '2026-11-21',
  }
  await db
    .insertInto('jobs')
    .values([
      { ...job, company: 'Gone', deleted_at: fromNow(-DELETED_JOB_TTL_MS - MINUTE_MS) },
      { ...job, company: 'Undoable', deleted_at: fromNow(-DELETED_JOB_TTL_MS + MINUTE_MS) },
      { ...job, company: 'Kept', deleted_at: null },
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

  const [one, two] = await Promise.all([sweep(db), sweep(db)])
  expect(one.sessions + two.sessions).toBe(1)
  expect(one.rate_limits + two.rate_limits).toBe(1)
  expect(one.jobs + two.jobs).toBe(1)
  expect(one.resources + two.resources).toBe(1)
  expect(one.password_resets + two.password_resets).toBe(1)
  expect(one.mails + two.mails).toBe(1)

  const left = await db.selectFrom('jobs').select('company').orderBy('company').execute()
  expect(left.map(({ company }) => company)).toEqual(['Kept', 'Undoable'])
  const bookmarks = await db.selectFrom('resources').select('title').orderBy('title').execute()
  expect(bookmarks.map(({ title }) => title)).toEqual(['Kept', 'Undoable'])
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
  const said: string[] = []
  const say = (_details: object, message: string) => void said.push(message)
  const config = { dataDir: '/nonexistent', publicUrl: 'http://localhost' }
  const storage = openStorage(config, createLogger({ logLevel: 'silent' }))
  await startSweeper(database.db, storage, { info: say, warn: say, error: say })()
  expect(said).toEqual([])
})
