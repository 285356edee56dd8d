import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import type { Db } from '../../db/client.ts'
import { migrate } from '../../db/migrate.ts'
import { createLogger } from '../../log.ts'
import { openStorage } from '../../storage/open.ts'
import {
  downloadArchive,
  readLasting,
  sendArchive,
  writeLasting,
} from '../../testing/account-archive.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { createPlace, fillPlace, type Place } from '../../testing/backup-place.ts'
import { prepareDataDir } from '../../testing/database.ts'
import { toS3Env } from '../../testing/object-storage.ts'
import { getObjectStorage } from '../../testing/shared-object-storage.ts'

const SLOW = { timeout: 600_000 }

const objectStorage = await getObjectStorage()
const places: Place[] = []
const log = createLogger({ logLevel: 'silent' })
afterAll(async () => {
  for (const place of places) await place.remove()
})

type Kind = { database: 'postgres' | 'embedded'; storage: 's3' | 'directory' }

async function makePlace({ database, storage }: Kind): Promise<Place> {
  const source = inject('database')
  if (source.kind !== 'postgres') throw new Error('For PostgreSQL only')
  const env = storage === 's3' ? toS3Env(objectStorage.makeConfig()) : {}
  const place = await createPlace(env, database === 'postgres' ? { url: source.url } : undefined)
  if (database === 'embedded') await prepareDataDir(place.config.dataDir)
  places.push(place)
  return place
}

async function runAt<T>(place: Place, work: (t: TestApp) => Promise<T>): Promise<T> {
  const database = await place.open()
  await migrate(database.db)
  const storage = await openStorage(place.config, log)
  const t = await createTestApp({ env: place.env, database, storage })
  try {
    return await work(t)
  } finally {
    await t.close()
  }
}

/** Adds rows whose order in lists is not part of an archive. */
async function addTies(db: Db, userId: string): Promise<void> {
  await sql`
    update documents set file_type = 'application/msword'
    where user_id = ${userId} and filename like '%.doc'`.execute(db)
  await sql`
    insert into jobs (user_id, company, position, status, application_date, notes, salary_min, created_at)
    select ${userId}, 'Tie ' || n, 'E „Größe“ 💼', 'applied', '2026-02-02', E'\\\\ "\nend', 0.1,
      '2026-02-02T10:00:00Z'::timestamptz + (n % 7) * interval '1 microsecond'
    from generate_series(1, 60) as n`.execute(db)
  await sql`
    insert into job_status_changes (user_id, job_id, from_status, to_status, changed_at)
    select user_id, id, from_status, to_status, '2026-02-02T10:00:00Z'
    from jobs, (values (null, 'saved'), ('saved', 'applied')) as change (from_status, to_status)
    where user_id = ${userId} and company like 'Tie %'`.execute(db)
  await sql`
    insert into activities (user_id, kind, happened_at, text, job_id)
    select user_id, 'note', '2026-02-02T10:00:00Z', company, id
    from jobs where user_id = ${userId} and deleted_at is null`.execute(db)
  await sql`
    insert into interviews (user_id, job_id, type, place, checked_items)
    select user_id, id, 'technical', company, array['company.product']
    from jobs where user_id = ${userId} and deleted_at is null`.execute(db)
  await sql`
    insert into resources (user_id, title, url, category)
    select ${userId}, 'Bookmark ' || n, 'https://example.com/' || n, 'article'
    from generate_series(1, 60) as n`.execute(db)
  await sql`
    insert into reminders (user_id, title, due_at)
    select ${userId}, 'Follow up ' || n, '2026-02-02T10:00:00Z' from generate_series(1, 60) as n`.execute(
    db,
  )
}

test(
  'a person’s data is imported completely between every two pairs of database and storage',
  SLOW,
  async () => {
    const first = await makePlace({ database: 'postgres', storage: 'directory' })
    const { user } = await fillPlace(first, addTies)
    let archive = await runAt(first, (t) => downloadArchive(t, user))
    const expected = readLasting(archive)
    const written = writeLasting(archive)
    expect(expected.files).toHaveLength(4)
    for (const kind of [
      { database: 'embedded', storage: 's3' },
      { database: 'postgres', storage: 'directory' },
    ] as const) {
      archive = await runAt(await makePlace(kind), async (t) => {
        const grace = await t.register({ first_name: 'Grace', last_name: 'Hopper' })
        const response = await sendArchive(t, archive, grace)
        expect(response.json()).toMatchObject({ problems: [] })
        expect(response.statusCode).toBe(200)
        return downloadArchive(t, grace)
      })
      expect(readLasting(archive)).toEqual(expected)
      expect(writeLasting(archive)).toBe(written)
    }
  },
)
