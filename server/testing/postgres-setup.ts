import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../db/open.ts'
import { ensureEmptyArchive, unpackArchive } from './embedded.ts'
import { connect, runOnServer, startPostgres, withDatabase } from './postgres.ts'
import { readContent } from './reuse.ts'

const TEMPLATE = 'foothold_template'

/**
 * Starts a real PostgreSQL and migrates one database in it, which the tests clone. Also stores the
 * files of an empty embedded database, for tests of both kinds.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { url, socketUrl, stop } = await startPostgres()
  await runOnServer(url, `create database ${TEMPLATE}`)
  const handle = await openDatabase({ databaseUrl: withDatabase(url, TEMPLATE), dataDir: '' })
  await handle.close()
  const fresh = await connect(withDatabase(url, TEMPLATE), readContent)
  const folder = await mkdtemp(join(tmpdir(), 'foothold-test-'))
  const home = join(folder, 'empty')
  await unpackArchive(await ensureEmptyArchive(), home)
  project.provide('database', { kind: 'postgres', url, socketUrl, template: TEMPLATE, home, fresh })
  return async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}
