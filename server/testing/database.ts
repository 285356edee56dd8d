import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import type { DatabaseHandle } from '../db/client.ts'
import { EMBEDDED_OPTIONS, wrapEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { openPostgres } from '../db/postgres.ts'
import { runOnServer, withDatabase } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Which database this run of the tests uses, and where the migrated one is to be cloned from. */
    database:
      { kind: 'embedded'; archive: string } | { kind: 'postgres'; url: string; template: string }
  }
}

/** An empty database of the test's own with every migration applied. Close it when done. */
export async function createTestDatabase(): Promise<DatabaseHandle> {
  const source = inject('database')
  return source.kind === 'embedded'
    ? cloneEmbedded(source.archive)
    : clonePostgres(source.url, source.template)
}

/** A database with the migrations up to `last` alone, for the test of the one after it. */
export async function createOlderDatabase(last: string): Promise<DatabaseHandle> {
  const source = inject('database')
  const handle =
    source.kind === 'embedded'
      ? wrapEmbedded(await PGlite.create(EMBEDDED_OPTIONS))
      : await clonePostgres(source.url, 'template0')
  await migrate(handle.db, last)
  return handle
}

/** A migrated embedded database on disk under `dataDir`, in a tenth of a first start's time. */
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
