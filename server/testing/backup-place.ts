import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { hasColumn, readCatalogue } from '../backup/catalogue.ts'
import { type Config, loadConfig } from '../config.ts'
import type { DatabaseHandle, Db } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { openUnmigrated } from '../db/open.ts'
import { hashPassword } from '../features/auth/password.ts'
import { createLogger } from '../log.ts'
import { openStorage } from '../storage/open.ts'
import { createTestApp, PASSWORD } from './app.ts'
import { createPerson, type Person } from './person.ts'
import { runOnServer, withDatabase } from './postgres.ts'
import { runProgram, type RunningProgram } from './process.ts'

/** An empty database and file storage for a Foothold configuration. */
export type Place = {
  env: NodeJS.ProcessEnv
  config: Config
  /** Opens the database without a server's start. */
  open: () => Promise<DatabaseHandle>
  /** Every row and every file as text, independent of the location. */
  dump: () => Promise<Record<string, string[]>>
  remove: () => Promise<void>
}

const log = createLogger({ logLevel: 'silent' })

/** @param server the PostgreSQL server that gets another database; by default embedded */
export async function createPlace(
  given: NodeJS.ProcessEnv,
  server?: { url: string; template?: string },
): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'foothold-place-'))
  const name = `place_${randomUUID().replaceAll('-', '')}`
  const template = server?.template ?? 'template0'
  if (server) await runOnServer(server.url, `create database ${name} template ${template}`)
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...(server && { DATABASE_URL: withDatabase(server.url, name) }),
    ...given,
  }
  const config = loadConfig(env)
  const open = () => openUnmigrated(config, 'test')
  return {
    env,
    config,
    open,
    async dump() {
      const database = await open()
      try {
        return await dumpAll(database.db, config)
      } finally {
        await database.close()
      }
    },
    async remove() {
      rmSync(dataDir, { recursive: true, force: true })
      if (server) await runOnServer(server.url, `drop database if exists ${name} with (force)`)
    },
  }
}

/** Adds a person with rows in every table, and the rows of `addMore`. */
export async function fillPlace(
  { config, env, open }: Place,
  addMore: (db: Db, userId: string) => Promise<void> = async () => undefined,
): Promise<Person> {
  const database = await open()
  await migrate(database.db)
  const storage = await openStorage(config, log)
  const t = await createTestApp({ env, database, storage })
  const passwordHash = await hashPassword(PASSWORD)
  const files = { files: storage.files, folder: config.dataDir }
  const person = await createPerson(t, 'mark', { passwordHash, files })
  await addMore(database.db, person.things.userId)
  await t.close()
  return person
}

const UPLOAD_KEY = /"key": "[0-9a-f-]{36}\//

async function dumpAll(db: Db, config: Config): Promise<Record<string, string[]>> {
  const { files } = await openStorage(config, log)
  const { id: namespace } = await db
    .selectFrom('storage_namespace')
    .select('id')
    .executeTakeFirstOrThrow()
  // An unfinished upload keeps its key in the original namespace, because its file is not copied.
  const plain = (text: string) =>
    text.replaceAll(namespace, 'NAMESPACE').replace(UPLOAD_KEY, '"key": "NAMESPACE/')
  const dump: Record<string, string[]> = {}
  for (const table of (await readCatalogue(db)).tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(${sql.table(table.name)})::text as row from ${sql.table(table.name)}`.execute(
      db,
    )
    dump[table.name] = rows.map(({ row }) => plain(row)).toSorted()
    if (!hasColumn(table, 'storage_key')) continue
    const keys = await sql<{ key: string }>`
      select storage_key as key from ${sql.table(table.name)}`.execute(db)
    for (const { key } of keys.rows) {
      const content = await files.open(key)
      dump[`file ${plain(key)}`] = [content ? (await buffer(content)).toString('base64') : 'gone']
    }
  }
  return dump
}

/** Runs the owner's command line in a separate process. */
export const runOwner = ({ env }: Pick<Place, 'env'>, ...line: string[]): RunningProgram =>
  runProgram('server/admin.ts', env, line)
