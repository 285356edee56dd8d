import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { deleteOutdatedChanges, WATCHED_TABLES } from './db/changed-tables.ts'
import { hashPassword } from './features/auth/password.ts'
import { createTestApp, PASSWORD, type TestApp } from './testing/app.ts'
import { createTestDatabase } from './testing/database.ts'
import { queryAll, createDevice, isMarked, NAMES } from './testing/holding-device.ts'
import { openLocalDirect } from './testing/local-direct.ts'
import { awaitOlderWrites } from './testing/older-writes.ts'
import { createPerson, type Person } from './testing/person.ts'
import { recordReads } from './testing/recorded-reads.ts'

// A query that declares its sources is not computed while these have not changed.

const folder = mkdtempSync(join(tmpdir(), 'foothold-query-sources-'))
let t: TestApp
let create: () => Promise<Person>
let takeReads: () => string[]
beforeAll(async () => {
  const recorded = recordReads(await createTestDatabase())
  takeReads = recorded.takeReads
  const storage = openLocalDirect(folder)
  t = await createTestApp({
    storage,
    database: recorded.database,
    pages: { resolve: async () => [] },
    env: { WRITES_PER_MINUTE: '100000' },
  })
  const passwordHash = await hashPassword(PASSWORD)
  create = () => createPerson(t, 'some', { passwordHash, files: { files: storage.files, folder } })
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true })
})

afterEach(() => {
  vi.useRealTimers()
})

test('the database records the changes of every table that responses depend on', async () => {
  const { rows } = await sql<{ name: string; events: string }>`
    select tgrelid::regclass::text as name, string_agg(tgname, ' ' order by tgname) as events
    from pg_trigger where not tgisinternal and tgname like 'note%' group by 1`.execute(
    t.database.db,
  )
  const events = (name: string) =>
    name === 'users' ? 'note_user' : 'note_delete note_insert note_update'
  expect(Object.fromEntries(rows.map((row) => [row.name, row.events]))).toEqual(
    Object.fromEntries(WATCHED_TABLES.map((name) => [name, events(name)])),
  )
})

/** Nothing can be queried without an account or its profile. */
const NEEDED = ['users', 'profiles']
/** Also removes the rows that refer to them. */
const REMOVALS: Readonly<Record<string, string>> = Object.fromEntries(
  WATCHED_TABLES.filter((table) => !NEEDED.includes(table)).flatMap((table) => [
    [`remove ${table}`, `delete from ${table} where user_id = $1`],
    [
      `remove one of ${table}`,
      `delete from ${table} where ctid =
      (select ctid from ${table} where user_id = $1 limit 1)`,
    ],
  ]),
)
const UPDATES: Readonly<Record<string, string>> = {
  'rename people': `update contacts set name = name || 'x' where user_id = $1`,
  'name roles': `update experiences set title = title || 'x' where user_id = $1`,
  'change the address': `update users set email = 'x' || email where id = $1`,
  'delete an application': `update jobs set deleted_at = now() where user_id = $1`,
  'bring it back': `update jobs set deleted_at = null where user_id = $1`,
  merge: `insert into goals (user_id, period, target) values ($1, 'month', 3)
    on conflict (user_id) do update set target = goals.target + 1`,
  'title bookmarks': `with changed as (update resources set title = title || 'x' where user_id = $1
    returning id) select count(*) from changed`,
}
const run = (statement: string, userId: string, db = t.database.db) =>
  sql`${sql.raw(statement.split('$1').join(`'${userId}'`))}`.execute(db)

test('after any statement, the held response equals the current one', async () => {
  const kinds = Object.entries({ ...UPDATES, ...REMOVALS })
  const step = fc.record({
    kinds: fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 3 }),
    isUndone: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
      const { user, things } = await create()
      const [device, rare] = [createDevice(t, user), createDevice(t, user)]
      await Promise.all([device.sync(), rare.sync()])
      for (const { kinds: chosen, isUndone } of steps) {
        const write = t.database.db.transaction().execute(async (trx) => {
          for (const [, statement] of chosen) await run(statement, things.userId, trx)
          if (isUndone) throw new Error('taken back')
        })
        // Queried in between, too. A write that a foreign key rejects is rolled back completely.
        await Promise.allSettled([device.sync(), write])
        if (steps.length % 2 === 0) await deleteOutdatedChanges(t.database.db)
        expect(await device.sync(), chosen.map(([name]) => name).join()).toEqual(
          await queryAll(t, user),
        )
      }
      expect(await rare.sync()).toEqual(await queryAll(t, user))
    }),
    { numRuns: 3, endOnFailure: true },
  )
})

test('unchanged data is not read again, and only changes are sent', async () => {
  // In the middle of an hour, because responses that depend on the time change at its end.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(new Date().setUTCMinutes(30)) })
  const { user, things } = await create()
  await awaitOlderWrites(t.database.db)
  const device = createDevice(t, user)
  await device.sync()
  takeReads()
  const same = await queryAll(t, user, device.marks())
  expect(same).toEqual(device.marks().map((response_mark) => ({ response_mark })))
  const read = takeReads().join(' ')
  for (const table of ['jobs', 'contacts', 'reminders', 'profiles']) {
    expect(read).not.toMatch(new RegExp(`\\b${table}\\b`))
  }
  await run(UPDATES['rename people'] ?? '', things.userId)
  const told = (await queryAll(t, user, device.marks())).flatMap((response, index) =>
    isMarked(response) && 'data' in response ? [NAMES[index]] : [],
  )
  expect(told).toEqual(['contacts.list'])
})

test('a deleted account leaves no record, even with concurrent writes', async () => {
  const { things } = await create()
  const { db } = t.database
  await Promise.all([
    run(`delete from users where id = $1`, things.userId),
    run(UPDATES['rename people'] ?? '', things.userId),
  ])
  const { rows } = await sql`
    select table_name from changed_tables where user_id = ${things.userId}`.execute(db)
  expect(rows).toEqual([])
})
