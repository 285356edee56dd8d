import fs, { mkdtempSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareDataDir } from '../../testing/database.ts'
import { wrapEmbedded } from '../../testing/embedded.ts'
import type { Db, DatabaseHandle } from '../client.ts'
import { openFiles } from './files.ts'

let dataDir: string
let handle: DatabaseHandle
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foothold-durable-'))
  await prepareDataDir(dataDir)
  handle = wrapEmbedded(await openFiles(dataDir))
})
afterAll(async () => {
  await handle.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Counts the calls that reach the operating system while `work` runs. */
async function countSyncs(work: () => Promise<unknown>): Promise<number> {
  const original = fs.fdatasyncSync
  let calls = 0
  fs.fdatasyncSync = (descriptor) => {
    calls += 1
    original(descriptor)
  }
  syncBuiltinESMExports()
  try {
    await work()
  } finally {
    fs.fdatasyncSync = original
    syncBuiltinESMExports()
  }
  return calls
}

const addUser = (db: Db, name: string) =>
  db
    .insertInto('users')
    .values({ email: `${name}@example.com`, email_key: `${name}@example.com` })
    .execute()

test('a commit or a transaction costs one fdatasync, and reading none', async () => {
  await addUser(handle.db, 'first')
  const commits = await countSyncs(async () => {
    for (let i = 0; i < 100; i += 1) await addUser(handle.db, `single${i}`)
  })
  expect(commits).toBe(100)

  const transaction = await countSyncs(() =>
    handle.db.transaction().execute(async (trx) => {
      for (let i = 0; i < 10; i += 1) await addUser(trx, `together${i}`)
    }),
  )
  expect(transaction).toBe(1)

  const reading = await countSyncs(async () => {
    for (let i = 0; i < 10; i += 1) await handle.db.selectFrom('users').selectAll().execute()
  })
  expect(reading).toBe(0)
})
