import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { EMBEDDED_OPTIONS } from '../db/embedded/files.ts'
import { migrate } from '../db/migrate.ts'
import { wrapEmbedded } from './embedded.ts'

/** Migrates one embedded database and stores it as an archive for the tests to clone. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'foothold-test-'))
  const archive = join(folder, 'migrated.tar')
  const pglite = await PGlite.create(EMBEDDED_OPTIONS)
  const handle = wrapEmbedded(pglite)
  await migrate(handle.db)
  const dump = await pglite.dumpDataDir('none')
  await writeFile(archive, Buffer.from(await dump.arrayBuffer()))
  await handle.close()
  project.provide('database', { kind: 'embedded', archive })
  return () => rm(folder, { recursive: true, force: true })
}
