import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { ensureServer } from '../../tools/ensure-built.ts'
import { EMBEDDED_OPTIONS } from '../db/embedded/files.ts'
import { migrate } from '../db/migrate.ts'
import { wrapEmbedded } from './embedded.ts'
import { readContent } from './reuse.ts'

/**
 * Stores an empty and a migrated embedded database as archives for the tests to clone, and builds
 * the server, which some of them start.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await ensureServer()
  const folder = await mkdtemp(join(tmpdir(), 'foothold-test-'))
  const pglite = await PGlite.create(EMBEDDED_OPTIONS)
  const store = async (name: string) => {
    const path = join(folder, name)
    const dump = await pglite.dumpDataDir('none')
    await writeFile(path, Buffer.from(await dump.arrayBuffer()))
    return path
  }
  const empty = await store('empty.tar')
  const handle = wrapEmbedded(pglite)
  await migrate(handle.db)
  const fresh = await readContent((statement) => pglite.query(statement))
  const archive = await store('migrated.tar')
  await handle.close()
  project.provide('database', { kind: 'embedded', empty, archive, fresh })
  return () => rm(folder, { recursive: true, force: true })
}
