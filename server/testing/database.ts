import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import type { DatabaseHandle } from '../db/client.ts'
import { EMBEDDED_OPTIONS } from '../db/embedded/files.ts'
import { migrate } from '../db/migrate.ts'
import { openPostgres } from '../db/postgres.ts'
import { wrapEmbedded } from './embedded.ts'
import { connect, runOnServer, withDatabase } from './postgres.ts'
import { type Content, restoreFresh } from './reuse.ts'

/** `home` has the files of an embedded database, of which `prepareDataDir` makes copies. */
type Sources = { home: string; fresh: Content }

declare module 'vitest' {
  interface ProvidedContext {
    /** The database of this test run, and the sources of its clones. */
    database:
      | (Sources & { kind: 'embedded'; empty: string; archive: string })
      | (Sources & { kind: 'postgres'; url: string; socketUrl: string; template: string })
  }
}

/**
 * Returns an empty database with all migrations applied, for one test file. Close it afterwards.
 */
export async function createTestDatabase(): Promise<DatabaseHandle> {
  const source = inject('database')
  return source.kind === 'embedded' ? takeEmbedded(source) : takePostgres(source)
}

/** Returns a database with the migrations up to and including `last`, to test the next one. */
export async function createOlderDatabase(last: string): Promise<DatabaseHandle> {
  const source = inject('database')
  const handle =
    source.kind === 'embedded'
      ? wrapEmbedded(await loadEmbedded(source.empty))
      : await openClone(source.socketUrl, await clonePostgres(source.socketUrl, 'template0'))
  await migrate(handle.db, last)
  return handle
}

/**
 * Copies an embedded database into `dataDir`, a hundredth of a first start: a migrated one, or an
 * empty one in tests for PostgreSQL.
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  await cp(inject('database').home, join(dataDir, 'database'), { recursive: true })
}

/** Databases of finished test files; resetting one takes a thirtieth of loading another. */
const idle: PGlite[] = []

async function takeEmbedded(source: { archive: string; fresh: Content }): Promise<DatabaseHandle> {
  const pglite = idle.pop() ?? (await loadEmbedded(source.archive))
  return wrapEmbedded(pglite, async () => {
    if (await restoreFresh((statement) => pglite.query(statement), source.fresh)) idle.push(pglite)
    else await pglite.close()
  })
}

async function loadEmbedded(archive: string): Promise<PGlite> {
  return PGlite.create({ ...EMBEDDED_OPTIONS, loadDataDir: await openAsBlob(archive) })
}

/** PostgreSQL databases of finished test files; cloning another takes several times as long. */
const idleNames: string[] = []

/** Ends other connections, such as those of a killed program. */
const END_OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

async function takePostgres(source: {
  socketUrl: string
  template: string
  fresh: Content
}): Promise<DatabaseHandle> {
  const { socketUrl: url, template, fresh } = source
  const name = idleNames.pop() ?? (await clonePostgres(url, template))
  const clone = await openClone(url, name)
  return {
    ...clone,
    close: async () => {
      await clone.closeAlone()
      const isFresh = await connect(withDatabase(url, name), async (query) => {
        await query(END_OTHERS)
        return restoreFresh(query, fresh)
      }).catch(() => false)
      if (isFresh) idleNames.push(name)
      else await dropDatabase(url, name)
    },
  }
}

async function clonePostgres(url: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(url, `create database ${name} template ${template}`)
  return name
}

const dropDatabase = (url: string, name: string) =>
  runOnServer(url, `drop database if exists ${name} with (force)`)

/** Drops the database on close, unless only the connections are closed. */
async function openClone(
  url: string,
  name: string,
): Promise<DatabaseHandle & { closeAlone: () => Promise<void> }> {
  const handle = await openPostgres(withDatabase(url, name))
  const close = async () => {
    await handle.close()
    await dropDatabase(url, name)
  }
  return { ...handle, closeAlone: () => handle.close(), close }
}
