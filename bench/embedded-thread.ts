// The costs and gains of the embedded database's thread: the same statements on PGlite directly in
// the caller's thread, and through the thread, measured alternately.
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PGliteDialect, sql } from 'kysely'
import type { Db } from '../server/db/client.ts'
import { openFiles } from '../server/db/embedded/files.ts'
import { openEmbedded } from '../server/db/embedded/open.ts'
import { migrate } from '../server/db/migrate.ts'
import { listJobs } from '../server/features/jobs/list-queries.ts'
import { makeTemporaryDir } from './support/server.ts'

const ROUNDS = 3
const PEOPLE = { few: 1_000, many: 10_000 }
const LONG = sql`select count(*) from generate_series(1, 6000000)`

type Subject = { name: string; db: Db; close: () => Promise<void>; people: Record<string, string> }

async function fill(db: Db): Promise<Record<string, string>> {
  await migrate(db)
  const people: Record<string, string> = {}
  for (const [name, count] of Object.entries(PEOPLE)) {
    const email = `${name}@example.com`
    const { id } = await db
      .insertInto('users')
      .values({ email, email_key: email })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`
      insert into jobs (user_id, company, position, location, status, application_date, notes)
      select ${id}, 'Company ' || i % 500, 'Engineer ' || i % 90, 'Berlin, Germany', 'applied',
        date '2026-01-01' + i % 300, repeat('A note of ordinary length. ', i % 6)
      from generate_series(1, ${sql.lit(count)}) i`.execute(db)
    people[name] = id
  }
  await sql`analyze`.execute(db)
  return people
}

async function openDirect(): Promise<Subject> {
  const pglite = await openFiles(makeTemporaryDir('direct'))
  const db: Db = new Kysely({ dialect: new PGliteDialect({ pglite }) })
  return { name: 'before', db, close: () => db.destroy(), people: await fill(db) }
}

async function openThread(): Promise<Subject> {
  const { db, close, opened } = openEmbedded(makeTemporaryDir('thread'))
  await opened
  return { name: 'thread', db, close, people: await fill(db) }
}

const at = (sorted: number[], part: number) =>
  (sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(2)

/** Wall time, and how long the caller's thread was busy, which is what other requests wait for. */
async function measure(
  subject: Subject,
  what: string,
  times: number,
  work: () => Promise<unknown>,
) {
  const took: number[] = []
  const before = performance.eventLoopUtilization()
  for (let i = 0; i < times; i += 1) {
    const start = performance.now()
    await work()
    took.push(performance.now() - start)
  }
  const { active } = performance.eventLoopUtilization(before)
  const sorted = took.toSorted((one, other) => one - other)
  console.log(
    `${subject.name}  ${what.padEnd(20)} p50 ${at(sorted, 0.5)} ms, p95 ${at(sorted, 0.95)} ms, ` +
      `caller's thread busy ${(active / times).toFixed(2)} ms each`,
  )
}

async function measureLong({ name, db }: Subject) {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await sleep(20)
  const start = performance.now()
  await LONG.execute(db)
  const took = performance.now() - start
  await sleep(20)
  delay.disable()
  console.log(
    `${name}  a statement of ${Math.round(took)} ms: event loop delayed at most ${(delay.max / 1e6).toFixed(0)} ms`,
  )
}

const subjects = [await openDirect(), await openThread()]
for (let round = 1; round <= ROUNDS; round += 1) {
  console.log(`round ${round}`)
  for (const subject of subjects) {
    const { db, people } = subject
    const list = (name: string) => () => listJobs(db, people[name] ?? '')
    const insert = () =>
      db
        .updateTable('users')
        .set({ email: 'few@example.com' })
        .where('id', '=', people['few'] ?? '')
        .execute()
    await measure(subject, 'select 1', 2_000, () => sql`select 1`.execute(db))
    await measure(subject, 'a commit', 300, insert)
    await measure(subject, '1,000 applications', 40, list('few'))
    await measure(subject, '10,000 applications', 10, list('many'))
    await measureLong(subject)
  }
}
await Promise.all(subjects.map(({ close }) => close()))
