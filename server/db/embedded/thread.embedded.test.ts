import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { prepareDataDir } from '../../testing/database.ts'
import { runProgram } from '../../testing/process.ts'
import { openDatabase } from '../open.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foothold-thread-'))
  await prepareDataDir(dataDir)
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const runStatement = (statement: string) =>
  runProgram('server/testing/embedded-statement.ts', {}, [dataDir, statement])

test('the process does its other work while a statement runs', async () => {
  const { db, close } = await openDatabase({ dataDir })
  const statement = sql`select count(*) from generate_series(1, 500000)`.execute(db)
  // A statement in this thread would hold up every turn until its end.
  let turns = 0
  const timer = setInterval(() => (turns += 1), 5)
  await statement
  clearInterval(timer)
  expect(turns).toBeGreaterThan(3)
  await close()
})

test('a statement that never returns ends the process with its own exit code', async () => {
  const program = runStatement('select count(*) from generate_series(1, 1000000000000)')
  expect(await program.ended).toBe(74)
  expect(program.output()).toBe(
    'open\nThe embedded database has stopped working: a statement did not come back within 2 seconds. Foothold exits; all saved data is kept. Check whether the disk is full, then start Foothold again.\n',
  )
})

test('a log that cannot be written ends the process at once with a message', async () => {
  const logs = join(dataDir, 'database', 'pg_wal')
  const [, prefix = '', last = ''] =
    /^(\w{16})(\w{8})$/.exec(
      readdirSync(logs)
        .filter((name) => /^\w{24}$/.test(name))
        .at(-1) ?? '',
    ) ?? []
  const next = prefix + (Number.parseInt(last, 16) + 1).toString(16).toUpperCase().padStart(8, '0')
  mkdirSync(join(logs, next))
  const program = runStatement('select pg_switch_wal(); create table more (id int)')
  expect(await program.ended).toBe(74)
  expect(program.output()).toMatch(
    /^open\nThe embedded database has stopped working: could not .+: Is a directory\. Foothold exits;/,
  )
})
