import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { type KyselyPlugin, PostgresQueryCompiler, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KNOWN_HEADER, type MarkedAnswer, NOT_HELD } from '#src/shell/known-answers.ts'
import { eraseOvertaken, WATCHED_TABLES } from './db/changed-tables.ts'
import { DISTRIBUTION } from './db/distribution.ts'
import { hashPassword } from './features/auth/password.ts'
import type { Sources } from './known-answers.ts'
import { PROCEDURES } from './procedures.ts'
import { createTestApp, PASSWORD, type TestApp, type TestUser } from './testing/app.ts'
import { createTestDatabase } from './testing/database.ts'
import { openLocalDirect } from './testing/local-direct.ts'
import { awaitOlderWrites } from './testing/older-writes.ts'
import { OWNERSHIP_CASES } from './testing/ownership-cases.ts'
import { kindOf } from './testing/ownership.ts'
import { createPerson, type Person } from './testing/person.ts'

// Of a query that says what its answer is made of, nothing is asked while that has not changed.

const compiler = new PostgresQueryCompiler()
let statements: string[] = []
const recorder: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    if (node.kind === 'SelectQueryNode' || node.kind === 'RawNode') {
      statements.push(compiler.compileQuery(node, queryId).sql)
    }
    return node
  },
  transformResult: async ({ result }) => result,
}

const folder = mkdtempSync(join(tmpdir(), 'foothold-made-of-'))
let t: TestApp
let create: () => Promise<Person>
beforeAll(async () => {
  const database = await createTestDatabase()
  const storage = openLocalDirect(folder)
  t = await createTestApp({
    storage,
    database: { ...database, db: database.db.withPlugin(recorder) },
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

const SOURCES = new Map<string, Sources>(
  [...PROCEDURES].flatMap(([name, { _def }]) => {
    const meta: { madeOf?: Sources } = _def.meta ?? {}
    return meta.madeOf === undefined ? [] : [[name, meta.madeOf]]
  }),
)
const NAMES = [...SOURCES.keys()]
const PATH = `/trpc/${NAMES.join()}?batch=1&input=%7B%7D`

/** What all of these queries answer to who holds what `marks` are of, or to who asks for plain answers. */
const ask = async ({ token }: TestUser, marks?: readonly string[]) => {
  const headers = { authorization: `Bearer ${token}` }
  const known = marks === undefined ? {} : { [KNOWN_HEADER]: marks.join() }
  const answer = await t.app.inject({ url: PATH, headers: { ...headers, ...known } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ result: { data: unknown } }[]>().map(({ result }) => result.data)
}
const isMarked = (data: unknown): data is MarkedAnswer =>
  typeof data === 'object' && data !== null && 'answer_mark' in data

/** A device that keeps what it was told, as the app does. */
const createDevice = (user: TestUser) => {
  let held = NAMES.map(() => ({ mark: NOT_HELD, data: undefined as unknown }))
  return {
    marks: () => held.map(({ mark }) => mark),
    sync: async () => {
      const answers = await ask(
        user,
        held.map(({ mark }) => mark),
      )
      held = answers.map((answer, index) => {
        if (!isMarked(answer)) throw new Error(`${NAMES[index]} answers without a mark`)
        const { answer_mark, next_mark: mark = answer_mark } = answer
        return { mark, data: 'data' in answer ? answer.data : held[index]?.data }
      })
      return held.map(({ data }) => data)
    },
  }
}

test('the database notes the changes of every table that answers are made of', async () => {
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

/** Read for every request, or to count all text that is kept. */
const BESIDE = ['sessions', 'users', 'changed_tables', 'notification_settings']

test.each([...SOURCES])('%s reads no table that it does not name', async (name, { tables }) => {
  const { user } = await create()
  statements = []
  const answer = await t.trpc('query', name, undefined, user)
  expect(answer.statusCode, answer.body).toBe(200)
  const read = statements
    .filter((statement) => !statement.includes('octet_length'))
    .flatMap((statement) => [...statement.matchAll(/\w+/g)].map(([word]) => word))
  const unnamed = Object.keys(DISTRIBUTION).filter(
    (table) =>
      read.includes(table) && !BESIDE.includes(table) && !tables.some((named) => named === table),
  )
  expect(unnamed).toEqual([])
  expect(read).toContain(tables[0])
})

/** They end the session. */
const ENDING = ['auth.', 'security.', 'twoStep.']
const CALLS = Object.entries(OWNERSHIP_CASES).filter(
  ([name]) => kindOf(name) === 'mutation' && !ENDING.some((feature) => name.startsWith(feature)),
)

/** Without an account or its profile there is nothing to answer. */
const NEEDED = ['users', 'profiles']
/** With what refers to the rows. */
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

test('after whatever call, what is held is what would be answered', async () => {
  const { user, things } = await create()
  const device = createDevice(user)
  await device.sync()
  for (const [name, { input }] of CALLS) {
    await t.trpc('mutation', name, input?.(things), user)
    expect(await device.sync(), name).toEqual(await ask(user))
  }
})

test('after whatever statement, what is held is what would be answered', async () => {
  const kinds = Object.entries({ ...UPDATES, ...REMOVALS })
  const step = fc.record({
    kinds: fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 3 }),
    isUndone: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
      const { user, things } = await create()
      const device = createDevice(user)
      await device.sync()
      for (const { kinds: chosen, isUndone } of steps) {
        const write = t.database.db.transaction().execute(async (trx) => {
          for (const [, statement] of chosen) await run(statement, things.userId, trx)
          if (isUndone) throw new Error('taken back')
        })
        // Asked for meanwhile, too. What a reference refuses is taken back as a whole.
        await Promise.allSettled([device.sync(), write])
        if (steps.length % 2 === 0) await eraseOvertaken(t.database.db)
        expect(await device.sync(), chosen.map(([name]) => name).join()).toEqual(await ask(user))
      }
    }),
    { numRuns: 3, endOnFailure: true },
  )
})

test('what has not changed is not read again, and what changed alone is told', async () => {
  const { user, things } = await create()
  await awaitOlderWrites(t.database.db)
  const device = createDevice(user)
  await device.sync()
  statements = []
  const same = await ask(user, device.marks())
  expect(same).toEqual(device.marks().map((answer_mark) => ({ answer_mark })))
  const read = statements.join(' ')
  for (const table of ['jobs', 'contacts', 'reminders', 'profiles']) {
    expect(read).not.toMatch(new RegExp(`\\b${table}\\b`))
  }
  await run(UPDATES['rename people'] ?? '', things.userId)
  const told = (await ask(user, device.marks())).flatMap((answer, index) =>
    isMarked(answer) && 'data' in answer ? [NAMES[index]] : [],
  )
  expect(told).toEqual(['contacts.list'])
})

/** What is told, and for what is not the plain answer. */
const fillIn = (answers: unknown[], plain: unknown[]) =>
  answers.map((answer, index) =>
    isMarked(answer) && 'data' in answer ? answer.data : plain[index],
  )

test('somebody else, another day, another zone or another question is answered anew', async () => {
  const [one, two] = [await create(), await create()]
  await awaitOlderWrites(t.database.db)
  const device = createDevice(one.user)
  await device.sync()
  const marks = device.marks()
  const changed = (at: number, part: string) =>
    marks.map((mark) => mark.split('.').with(at, part).join('.'))
  const strange = [changed(1, 'A'.repeat(16)), changed(0, 'A'.repeat(22)), changed(2, 'x'), []]
  for (const sent of [...strange.slice(0, 3), changed(2, '9'.repeat(19))]) {
    const plain = await ask(one.user)
    const answers = await ask(one.user, sent)
    expect(fillIn(answers, plain)).toEqual(plain)
  }
  const plain = await ask(two.user)
  const foreign = await ask(two.user, marks)
  expect(fillIn(foreign, plain)).toEqual(plain)
  const unasked = foreign.filter((answer) => isMarked(answer) && Object.keys(answer).length === 1)
  expect(unasked).toEqual([])
})

test('an account that is deleted leaves no note, whoever writes meanwhile', async () => {
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
