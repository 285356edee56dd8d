import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import type { DatabaseHandle } from '../db/client.ts'
import { EMBEDDED_OPTIONS } from '../db/embedded/files.ts'
import { migrate } from '../db/migrate.ts'
import { openPostgres } from '../db/postgres.ts'
import { wrapEmbedded } from './embedded.ts'
import { runOnServer, withDatabase } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The database of this test run, and what the migrated one is cloned from. */
    database:
      { kind: 'embedded'; archive: string } | { kind: 'postgres'; url: string; template: string }
  }
}

/** An empty database with all migrations applied, for one test file. Close it when done. */
export async function createTestDatabase(): Promise<DatabaseHandle> {
  const source = inject('database')
  return source.kind === 'embedded'
    ? cloneEmbedded(source.archive)
    : clonePostgres(source.url, source.template)
}

/** A database with the migrations up to and including `last`, to test the next one. */
export async function createOlderDatabase(last: string): Promise<DatabaseHandle> {
  const source = inject('database')
  const handle =
    source.kind === 'embedded'
      ? wrapEmbedded(await PGlite.create(EMBEDDED_OPTIONS))
      : await clonePostgres(source.url, 'template0')
  await migrate(handle.db, last)
  return handle
}

/** Creates a migrated embedded database in `dataDir`, ten times faster than a first start. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const source = inject('database')
  if (source.kind !== 'embedded') throw new Error('For the embedded database only')
  await mkdir(dataDir, { recursive: true })
  const loadDataDir = await openAsBlob(source.archive)
  const home = join(dataDir, 'database')
  const pglite = await PGlite.create(home, { ...EMBEDDED_OPTIONS, loadDataDir })
  await pglite.close()
}

async function cloneEmbedded(archive: string): Promise<DatabaseHandle> {
  const loadDataDir = await openAsBlob(archive)
  return wrapEmbedded(await PGlite.create({ ...EMBEDDED_OPTIONS, loadDataDir }))
}

async function clonePostgres(url: string, template: string): Promise<DatabaseHandle> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(url, `create database ${name} template ${template}`)
  const handle = await openPostgres(withDatabase(url, name))
  return {
    ...handle,
    close: async () => {
      await handle.close()
      await runOnServer(url, `drop database if exists ${name} with (force)`)
    },
  }
}
