import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Document } from '#src/documents/schema.ts'
import type { DatabaseHandle } from '../../db/client.ts'
import { openStorage, type Storage } from '../../storage/open.ts'
import { PASSWORD, type TestUser } from '../../testing/app.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { createDocumentsApp, type DocumentsApp } from '../../testing/documents.ts'
import { listAll } from '../../testing/list-all.ts'
import { getObjectStorage } from '../../testing/shared-object-storage.ts'
import { QUARANTINE_TTL_MS } from './quarantine.ts'
import { approveSweep } from './sweep-approval.ts'
import { sweepFiles, UNFINISHED_TTL_MS } from './sweep.ts'

const HOUR_MS = 60 * 60 * 1000
const MINUTE_MS = 60_000

const objectStorage = await getObjectStorage()

describe.each(['the data directory', 'S3'])('files in %s', (home) => {
  let t: DocumentsApp
  let storage: Storage
  let user: TestUser
  const logged: string[] = []
  beforeAll(async () => {
    t = await createDocumentsApp(home === 'S3' ? objectStorage.makeConfig() : undefined)
    storage = await openStorage(t.config, t.app.log)
  })
  afterAll(() => t.close())
  beforeEach(async () => {
    user = await t.register()
    logged.length = 0
  })

  const ignore = () => undefined
  /** Sweeps as if this much time had passed; for another database if given. */
  const sweep = (laterMs = UNFINISHED_TTL_MS + MINUTE_MS, { db }: DatabaseHandle = t.database) =>
    sweepFiles(
      {
        db,
        config: t.config,
        log: { info: ignore, warn: ignore, error: (_facts, message) => void logged.push(message) },
        ...storage,
      },
      Date.now() + laterMs,
    )
  const upload = async (who = user) => (await t.upload(who)).json<Document>()
  const download = (id: string, who = user) =>
    t.rest('GET', `/api/documents/${id}/download`, undefined, who)
  const findKey = async (id: string) => {
    const found = await t.database.db
      .selectFrom('documents')
      .select('storage_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return found.storage_key
  }
  const has = async (key: string) => (await storage.files.stat(key)) !== undefined
  /** Makes the database forget documents, as one that was restored from an older backup has. */
  const forget = (ids: readonly string[]) =>
    t.database.db.deleteFrom('documents').where('id', 'in', ids).returningAll().execute()

  test('without a document are set aside once they are old enough, and kept for 30 days', async () => {
    const [kept, lost] = [await upload(), await upload()]
    const key = await findKey(lost.id)
    await forget([lost.id])
    expect(await sweep(0)).toMatchObject({ files: 0 })
    const passes = await Promise.all([sweep(), sweep()])
    expect(passes.some(({ files }) => files > 0)).toBe(true)
    expect([await has(key), await has(`quarantine/${key}`)]).toEqual([false, true])
    expect((await download(kept.id)).statusCode).toBe(200)

    await sweep(QUARANTINE_TTL_MS - HOUR_MS)
    expect(await has(`quarantine/${key}`)).toBe(true)
    expect(await sweep(QUARANTINE_TTL_MS + HOUR_MS)).toMatchObject({ erased: 1 })
    expect(await has(`quarantine/${key}`)).toBe(false)
  })

  test('set aside by a copy of the database are found again by its own', async () => {
    const copy = await createTestDatabase()
    const space = t.database.db.selectFrom('storage_namespace').select('id')
    const { id } = await space.executeTakeFirstOrThrow()
    await copy.db.updateTable('storage_namespace').set({ id }).execute()
    try {
      const [one, two] = [await upload(), await upload()]
      const keys = [await findKey(one.id), await findKey(two.id)]
      await approveSweep(t.config.dataDir)
      await sweep(undefined, copy)
      expect(await Promise.all(keys.map(has))).toEqual([false, false])
      expect((await download(one.id)).statusCode).toBe(200)
      expect(await Promise.all(keys.map(has))).toEqual([true, false])
      expect(await sweep()).toMatchObject({ returned: expect.any(Number), files: 0 })
      expect(await Promise.all(keys.map(has))).toEqual([true, true])

      await approveSweep(t.config.dataDir)
      await sweep(undefined, copy)
      const exported = await t.rest('GET', '/api/auth/export', undefined, user)
      expect(exported.rawPayload.includes('documents/2 resume.pdf')).toBe(true)
    } finally {
      await copy.close()
    }
  })

  test('are kept if too many are unknown, until the owner confirms once', async () => {
    const others = [await t.register(), await t.register()]
    const documents = [await upload(), await upload()]
    for (const other of others) documents.push(await upload(other), await upload(other))
    const keys = await Promise.all(documents.map(({ id }) => findKey(id)))
    await forget(documents.map(({ id }) => id))
    expect(await sweep()).toMatchObject({ files: 0 })
    expect(await Promise.all(keys.map(has))).toEqual(keys.map(() => true))
    expect(logged).toEqual([
      expect.stringMatching(
        /^Unused files were not removed: 6 of the \d+ documents in the storage are unknown to the database\. .* create the file approve-sweep in DATA_DIR/,
      ),
    ])
    await approveSweep(t.config.dataDir)
    expect(await sweep()).toMatchObject({ files: 6 })
    expect(existsSync(join(t.config.dataDir, 'approve-sweep'))).toBe(false)
    expect(await Promise.all(keys.map((key) => has(`quarantine/${key}`)))).toEqual(
      keys.map(() => true),
    )
  })

  test('of a deleted document are kept for a day, and then set aside', async () => {
    const { id } = await upload()
    const key = await findKey(id)
    expect((await t.rest('DELETE', `/api/documents/${id}`, undefined, user)).statusCode).toBe(204)
    await sweep()
    expect(await has(key)).toBe(true)
    const dayAgo = new Date(Date.now() - 24 * HOUR_MS - MINUTE_MS).toISOString()
    const { db } = t.database
    await db.updateTable('documents').set({ deleted_at: dayAgo }).where('id', '=', id).execute()
    expect(await sweep(0)).toMatchObject({ documents: 1 })
    expect([await has(key), await has(`quarantine/${key}`)]).toEqual([false, true])
    const late = await t.rest('POST', `/api/documents/${id}/restore`, {}, user)
    expect(late.statusCode).toBe(404)

    const response = await t.rest('POST', '/api/auth/delete-account', { password: PASSWORD }, user)
    expect(response.statusCode).toBe(204)
    expect(await has(`quarantine/${key}`)).toBe(false)
  })

  test('of another database in the same storage are ignored', async () => {
    const key = `${randomUUID()}/documents/${randomUUID()}`
    const from = await findKey((await upload()).id)
    await storage.files.move(from, key)
    await sweep()
    expect(await has(key)).toBe(true)
    await storage.files.move(key, from)
    expect(await listAll(storage.files.list(`quarantine/${key.split('/')[0]}/`))).toEqual([])
  })
})
