import type { TestProject } from 'vitest/node'
import { openDatabase } from '../db/open.ts'
import { connect, runOnServer, startPostgres, withDatabase } from './postgres.ts'
import { readContent } from './reuse.ts'

const TEMPLATE = 'foothold_template'

/** Starts a real PostgreSQL and migrates one database in it, which the tests clone. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { url, socketUrl, stop } = await startPostgres()
  await runOnServer(url, `create database ${TEMPLATE}`)
  const handle = await openDatabase({ databaseUrl: withDatabase(url, TEMPLATE), dataDir: '' })
  await handle.close()
  const fresh = await connect(withDatabase(url, TEMPLATE), readContent)
  project.provide('database', { kind: 'postgres', url, socketUrl, template: TEMPLATE, fresh })
  return stop
}
