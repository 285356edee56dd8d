import { openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { ensureServer } from '../../tools/ensure-built.ts'
import { EMBEDDED_OPTIONS } from '../db/embedded/files.ts'
import { migrate } from '../db/migrate.ts'
import { ensureEmptyArchive, storeArchive, unpackArchive, wrapEmbedded } from './embedded.ts'
import { readContent } from './reuse.ts'

/**
 * Stores a migrated embedded database for the tests to clone, and builds the server, which some of
 * them start.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await ensureServer()
  const folder = await mkdtemp(join(tmpdir(), 'foothold-test-'))
  const [archive, home] = [join(folder, 'migrated.tar'), join(folder, 'migrated')]
  const empty = await ensureEmptyArchive()
  const pglite = await PGlite.create({ ...EMBEDDED_OPTIONS, loadDataDir: await openAsBlob(empty) })
  const handle = wrapEmbedded(pglite)
  await migrate(handle.db)
  const fresh = await readContent((statement) => pglite.query(statement))
  await storeArchive(pglite, archive)
  await handle.close()
  await unpackArchive(archive, home)
  project.provide('database', { kind: 'embedded', empty, archive, home, fresh })
  return () => rm(folder, { recursive: true, force: true })
}
