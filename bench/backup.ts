// A backup of 10,000 applications and 100 documents while the server runs, its delay of others, and
// its restore to the other database and storage, byte for byte. Limits: 10 s to back up, p95 100
// ms. `--kills` also kills 20 restores at random points before the last.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { startObjectStorage, toS3Env } from '../server/testing/object-storage.ts'
import { createPlace, type Place } from '../server/testing/backup-place.ts'
import { startPostgres } from '../server/testing/postgres.ts'
import { openDatabase } from '../server/db/open.ts'
import { createLogger } from '../server/log.ts'
import { openStorage } from '../server/storage/open.ts'
import { makeTemporaryDir, signIn, startServer } from './support/server.ts'

const APPLICATIONS = 10_000
const DOCUMENTS = 100
const DOCUMENT_BYTES = 200_000
const LIGHT_EVERY_MS = 10
const KILLS = 20

const fill = async (place: Place): Promise<void> => {
  const database = await openDatabase(place.config)
  const { db } = database
  const { files } = await openStorage(place.config, createLogger({ logLevel: 'silent' }))
  await sql`
    insert into users (email, email_key)
    select n || '@example.com', n || '@example.com' from generate_series(1, 34) as n`.execute(db)
  await sql`
    insert into jobs (user_id, company, position, status, application_date, notes, created_at)
    select (select id from users where email = '1@example.com'), 'Company ' || n, 'Engineer ' || n,
      'applied', '2026-01-01', repeat(md5(n::text) || ' ', 30), now() - n * interval '1.000001 s'
    from generate_series(1, ${sql.lit(APPLICATIONS)}) as n`.execute(db)
  await sql`
    insert into job_status_changes (user_id, job_id, to_status)
    select user_id, id, 'applied' from jobs`.execute(db)
  const { id: namespace } = await db
    .selectFrom('storage_namespace')
    .select('id')
    .executeTakeFirstOrThrow()
  const folder = makeTemporaryDir('documents')
  const users = await db.selectFrom('users').select('id').orderBy('id').execute()
  for (let index = 0; index < DOCUMENTS; index += 1) {
    const storage_key = `${namespace}/documents/${crypto.randomUUID()}`
    const path = join(folder, 'file')
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, randomBytes(DOCUMENT_BYTES))
    await files.put(storage_key, { path, size: DOCUMENT_BYTES }, 'application/pdf')
    await db
      .insertInto('documents')
      .values({
        user_id: users[Math.floor(index / 3)]?.id ?? '',
        filename: `${index}.pdf`,
        document_type: 'resume',
        file_type: 'application/pdf',
        file_size: DOCUMENT_BYTES,
        storage_key,
      })
      .execute()
  }
  await database.close()
}

/** Runs the owner's command line; kills it after `killMs`. @returns its duration and exit code */
const run = async (place: Place, line: string[], killMs?: number) => {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['server/admin.ts', ...line], {
    env: { PATH: process.env['PATH'], ...place.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const timer = killMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killMs)
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  clearTimeout(timer)
  return { ms: performance.now() - startedAt, code }
}

const percentile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? NaN

/** Sends a small request every few milliseconds, without waiting for earlier responses. */
const measureOthers = async (url: string, token: string, until: Promise<unknown>) => {
  const times: number[] = []
  const sent: Promise<void>[] = []
  const done = new AbortController()
  void until.finally(() => done.abort())
  while (!done.signal.aborted) {
    const startedAt = performance.now()
    const pending = fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })
    sent.push(
      pending
        .then((response) => response.arrayBuffer())
        .then(() => void times.push(performance.now() - startedAt)),
    )
    await sleep(LIGHT_EVERY_MS)
  }
  await Promise.all(sent)
  return times
}

const measure = async (name: string, from: Place, to: Place) => {
  process.on('exit', () => {
    for (const { config } of [from, to]) rmSync(config.dataDir, { recursive: true, force: true })
  })
  await fill(from)
  const server = await startServer(from.env)
  const token = await signIn(server.url)
  const calm = await measureOthers(server.url, token, sleep(2_000))
  const file = join(makeTemporaryDir('backup'), 'backup.zip')
  const backup = run(from, ['backup', file])
  const times = await measureOthers(server.url, token, backup)
  const { ms, code } = await backup
  await server.stop()
  console.log(
    `${name}: backup ${(ms / 1000).toFixed(1)} s (status ${code}); ${times.length} requests meanwhile: ` +
      `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms, ` +
      `longest ${Math.max(...times).toFixed(0)} ms (without: p95 ${percentile(calm, 0.95).toFixed(1)} ms)`,
  )
  let killed = 0
  for (let left = process.argv.includes('--kills') ? KILLS : 0; left > 0; left -= 1) {
    const outcome = await run(to, ['restore', file, '--replace'], Math.random() * 6_000)
    if (outcome.code === null) killed += 1
  }
  const restored = await run(to, ['restore', file, '--replace'])
  const [expected, found] = [await from.dump(), await to.dump()]
  // The server has written a few other rows since.
  const tables = ['users', 'jobs', 'job_status_changes', 'documents', 'profiles']
  const names = Object.keys(expected).filter(
    (key) => tables.includes(key) || key.startsWith('file '),
  )
  const isSame = names.every((key) => JSON.stringify(expected[key]) === JSON.stringify(found[key]))
  const rows = tables.reduce((sum, key) => sum + (found[key]?.length ?? 0), 0)
  console.log(
    `${name}: restored onto the other pair in ${(restored.ms / 1000).toFixed(1)} s (status ${restored.code}) ` +
      `after ${killed} kills; ${rows} rows and ${names.length - tables.length} files are ${isSame ? 'the same' : 'NOT THE SAME'}`,
  )
  if (!isSame || code !== 0 || restored.code !== 0) process.exitCode = 1
}

const postgres = await startPostgres()
const objectStorage = await startObjectStorage()
const s3 = () => toS3Env(objectStorage.makeConfig())
const server = { url: postgres.url }
await measure('embedded and directory', await createPlace({}), await createPlace(s3(), server))
await measure('PostgreSQL and S3', await createPlace(s3(), server), await createPlace({}))
await objectStorage.stop()
await postgres.stop()
