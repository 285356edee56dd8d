import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Document } from '#src/documents/schema.ts'
import type { S3Config } from '../../config.ts'
import { createLogger } from '../../log.ts'
import { StartupError } from '../../startup-error.ts'
import { openStorage } from '../../storage/open.ts'
import { createTestApp } from '../../testing/app.ts'
import { type CutProxy, createCutProxy } from '../../testing/cut-proxy.ts'
import { createDocumentsApp, type DocumentsApp } from '../../testing/documents.ts'
import { listAll } from '../../testing/list-all.ts'
import { toS3Env } from '../../testing/object-storage.ts'
import { getObjectStorage } from '../../testing/shared-object-storage.ts'
import { makePdf } from '../../testing/sample-documents.ts'
import { migrateLocalFilesToS3 } from './migrate-local-files.ts'

const objectStorage = await getObjectStorage()
let proxy: CutProxy
beforeAll(async () => {
  proxy = await createCutProxy(objectStorage.port)
})
afterAll(async () => {
  await proxy.close()
})

let t: DocumentsApp
let s3: S3Config
const logged: string[] = []
beforeEach(async () => {
  t = await createDocumentsApp()
  s3 = objectStorage.makeConfig(proxy.url)
  logged.length = 0
  return () => t.close()
})

const log = createLogger({ logLevel: 'info' }, { write: (line) => void logged.push(line) })
const open = () => openStorage({ ...t.config, s3 }, log)
/** Runs the migration as at a server's start. */
const migrateFiles = async () =>
  migrateLocalFilesToS3({
    config: { ...t.config, s3 },
    db: t.database.db,
    ...(await open()),
    log,
  })
const listKept = async () =>
  (await t.listFiles()).map((path) => path.slice(join(t.config.dataDir, 'files/').length))
const listStored = async () => {
  const { files } = await open()
  return (await listAll(files.list(''))).map(({ key }) => key)
}
const contents = [makePdf(2_000, 'first'), makePdf(3_000, 'second'), makePdf(4_000, 'third')]
const uploadAll = async () => {
  const user = await t.register()
  const ids: string[] = []
  for (const content of contents) {
    ids.push((await t.upload(user, { content })).json<Document>().id)
  }
  return { user, ids }
}

test('the data directory’s files move to the bucket once there is one', async () => {
  const { user, ids } = await uploadAll()
  const kept = await listKept()
  await migrateFiles()
  expect(await listStored()).toEqual(kept)
  expect(await listKept()).toEqual([])
  expect(logged.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ files: 3 })])

  const env = { DATA_DIR: t.config.dataDir, ...toS3Env(s3) }
  const later = await createTestApp({ env, database: t.database })
  for (const [index, id] of ids.entries()) {
    const response = await later.rest('GET', `/api/documents/${id}/download`, undefined, user)
    const fetched = await fetch(response.json<{ url: string }>().url)
    expect(contents[index]?.equals(Buffer.from(await fetched.arrayBuffer()))).toBe(true)
  }
  await later.app.close()
})

test('servers that start at once move every file, and none of them fails', async () => {
  await uploadAll()
  const kept = await listKept()
  await Promise.all([migrateFiles(), migrateFiles(), migrateFiles()])
  expect(await listStored()).toEqual(kept)
  expect(await listKept()).toEqual([])
})

test('wherever it is interrupted, no file is lost, the start is refused, and the next one continues', async () => {
  await uploadAll()
  const kept = await listKept()
  for (let requests = 0; ; requests += 1) {
    proxy.cutAfter(requests)
    const failure: unknown = await migrateFiles().catch((error: unknown) => error)
    proxy.mend()
    const left = await listKept()
    expect(new Set([...left, ...(await listStored())])).toEqual(new Set(kept))
    if (failure === undefined) break
    expect(failure).toBeInstanceOf(StartupError)
  }
  expect(await listKept()).toEqual([])
})

test('the files of another database stay where they are', async () => {
  await uploadAll()
  const folder = join(t.config.dataDir, 'files', crypto.randomUUID(), 'documents')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'another'), 'Ada')
  await migrateFiles()
  expect(await t.listFiles()).toEqual([join(folder, 'another')])
})

test('a start without files to move does not contact the bucket', async () => {
  proxy.cutAfter(0)
  await migrateFiles()
  proxy.mend()
  expect(logged).toEqual([])
})
