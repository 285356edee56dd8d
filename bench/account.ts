// "Download my data" of a large account, and its import into an empty one: 10,000 applications with
// 90,000 status changes and postings' texts, 200 packets with a file each. Measures the time of
// both, the export's memory, and how long it delays others. On the embedded database, or on
// PostgreSQL with `DATABASE=postgres`.
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../server/db/open.ts'
import { migrate } from '../server/db/migrate.ts'
import { readMemoryMb } from '../server/sandbox/memory.ts'
import { startPostgres } from '../server/testing/postgres.ts'
import { makeForm, makePdf } from '../server/testing/sample-documents.ts'
import { JOB_STATUSES } from '../src/jobs/constants.ts'
import { makeTemporaryDir, signInPerson, startServer } from './support/server.ts'

const JOBS = Number(process.env['JOBS'] ?? 10_000)
const CHANGES_EACH = 9
const PACKETS = 200
const FILE_BYTES = 100_000
const POSTING = 'What we look for, in words as postings have them. '.repeat(60)
const INSERT_ROWS = 250
const DAY_MS = 24 * 60 * 60 * 1000
const GROWTH_LIMIT_MB = 150
const IMPORT_LIMIT_MS = 60_000
const RUNS = 3

const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const many = <Row>(count: number, make: (index: number) => Row) =>
  Array.from({ length: count }, (_, index) => make(index))

const postgres = process.env['DATABASE'] === 'postgres' ? await startPostgres() : undefined
const dataDir = makeTemporaryDir('account')
const place = { dataDir, ...(postgres && { databaseUrl: postgres.url }) }
const env = { DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) }

const fill = async (user_id: string) => {
  const { db, close } = await openDatabase(place)
  await migrate(db)
  const ids = many(JOBS, () => crypto.randomUUID())
  for (let from = 0; from < JOBS; from += INSERT_ROWS) {
    const batch = ids.slice(from, from + INSERT_ROWS)
    const rows = batch.map((id, index) => ({
      id,
      user_id,
      company: `Company ${from + index} Ltd`,
      position: `Engineer ${from + index}`,
      status: JOB_STATUSES[index % JOB_STATUSES.length] ?? ('applied' as const),
      application_date: at(-(index % 300)).slice(0, 10),
      notes: 'A note of ordinary length, as people write them. '.repeat(index % 6),
    }))
    await db.insertInto('jobs').values(rows).execute()
    const postings = batch.map((job_id, index) => ({
      user_id,
      job_id,
      text: `${index} ${POSTING}`,
      search_text: POSTING.toLowerCase(),
      captured_at: at(-1),
    }))
    await db.insertInto('job_postings').values(postings).execute()
    const changes = batch.flatMap((job_id) =>
      many(CHANGES_EACH, (index) => ({
        user_id,
        job_id,
        from_status: index === 0 ? null : ('saved' as const),
        to_status: index % 2 === 0 ? ('saved' as const) : ('applied' as const),
        changed_at: at(index - 100),
      })),
    )
    for (let part = 0; part < changes.length; part += 1_000) {
      await db
        .insertInto('job_status_changes')
        .values(changes.slice(part, part + 1_000))
        .execute()
    }
  }
  await close()
  return ids
}

const preparing = await startServer(env)
const person = await signInPerson(preparing.url)
await preparing.stop()
const jobs = await fill(person.id)
const sealing = await startServer(env)
const call = async (url: string, method: string, body?: object, token = person.token) => {
  const response = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${url} returned ${response.status}: ${await response.text()}`)
  return response
}
for (const [index, id] of jobs.slice(0, PACKETS).entries()) {
  const form = makeForm({ content: makePdf(FILE_BYTES, `Resume ${index}`) })
  const uploaded = await fetch(`${sealing.url}/api/documents/upload`, {
    method: 'POST',
    headers: { ...form.headers, authorization: `Bearer ${person.token}` },
    body: new Uint8Array(form.payload),
  })
  const document = (await uploaded.json()) as { id: string }
  await call(`${sealing.url}/api/jobs/${id}`, 'PUT', { document_ids: [document.id] })
  await call(`${sealing.url}/api/jobs/${id}/packet`, 'POST', { answers: [] })
  await call(`${sealing.url}/api/documents/${document.id}`, 'DELETE')
}
await sealing.stop()

const failures: string[] = []
const report = (what: string, value: number, limit: number, unit: string, more = '') => {
  const isMet = value <= limit
  if (!isMet) failures.push(what)
  console.log(
    `${isMet ? 'ok  ' : 'OVER'} ${what}: ${Math.round(value)} ${unit} of ${limit} ${unit}${more}`,
  )
}

/** The time of the longest concurrent call of another user. */
const watchOthers = (url: string, token: string) => {
  const found = { longestMs: 0, isOver: false }
  const watching = (async () => {
    while (!found.isOver) {
      const begun = performance.now()
      await call(`${url}/api/stages`, 'GET', undefined, token)
      found.longestMs = Math.max(found.longestMs, performance.now() - begun)
      await sleep(20)
    }
  })()
  return async () => {
    found.isOver = true
    await watching
    return found.longestMs
  }
}

const server = await startServer(env)
const other = await signInPerson(server.url)
await sleep(3_000)
let archive = new Uint8Array()
for (let run = 0; run < RUNS; run += 1) {
  const before = readMemoryMb(server.pid)
  let most = before
  const timer = setInterval(() => (most = Math.max(most, readMemoryMb(server.pid))), 5)
  const stop = watchOthers(server.url, other.token)
  const begun = performance.now()
  const response = await call(`${server.url}/api/auth/export`, 'GET')
  const headMs = performance.now() - begun
  archive = new Uint8Array(await response.arrayBuffer())
  const ms = performance.now() - begun
  clearInterval(timer)
  const waited = Math.round(await stop())
  const more = ` (from ${Math.round(before)} to ${Math.round(most)}; ${Math.round(ms)} ms, begun after ${Math.round(headMs)}; others waited at most ${waited} ms)`
  report('memory of an export', most - before, GROWTH_LIMIT_MB, 'MB', more)
  await sleep(1_000)
}
const taker = await signInPerson(server.url)
const form = new FormData()
form.append('file', new Blob([archive], { type: 'application/zip' }), 'foothold.zip')
const begun = performance.now()
const taken = await fetch(`${server.url}/api/account/import`, {
  method: 'POST',
  headers: { authorization: `Bearer ${taker.token}` },
  body: form,
})
const importMs = performance.now() - begun
if (!taken.ok) throw new Error(`returned ${taken.status}: ${await taken.text()}`)
const size = `${(archive.length / 1024 / 1024).toFixed(1)} MB`
report('an import of it', importMs, IMPORT_LIMIT_MS, 'ms', ` (${size}; ${await taken.text()})`)
await server.stop()
await postgres?.stop()
if (failures.length > 0) process.exitCode = 1
