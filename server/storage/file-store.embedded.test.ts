import { mkdtempSync, rmSync } from 'node:fs'
import { access, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAll } from '../testing/list-all.ts'
import { getObjectStorage } from '../testing/shared-object-storage.ts'
import { createDirectoryStore } from './directory.ts'
import type { FileStore, LocalFile } from './file-store.ts'
import type { S3Config } from '../config.ts'
import { createMinio } from './minio.ts'
import { createS3Store } from './s3.ts'

const DOWN = 'File storage is not reachable at the moment. Please try again in a minute.'
const folder = mkdtempSync(join(tmpdir(), 'foothold-store-'))
const objectStorage = await getObjectStorage()
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
})

/** Several tests share one bucket. */
const lazyConfig = () => {
  let config: S3Config | undefined
  return () => (config ??= objectStorage.makeConfig())
}
const makeS3 = (endpoint?: string) =>
  createS3Store({
    s3: objectStorage.makeConfig(endpoint),
    publicUrl: 'http://localhost:3000',
    warn: (error) => expect.fail(String(error)),
  })
const makeDirectory = () => createDirectoryStore(join(folder, crypto.randomUUID()))

let local = 0
const makeLocal = async (content: string): Promise<LocalFile> => {
  const path = join(folder, `local-${(local += 1)}`)
  await writeFile(path, content)
  return { path, size: Buffer.byteLength(content) }
}

describe.each([
  ['the directory', makeDirectory],
  ['S3', makeS3],
])('a file in %s', (_home, make) => {
  let files: FileStore
  beforeAll(() => {
    files = make()
  })
  const read = async (key: string) => {
    const stream = await files.open(key)
    return stream && (await buffer(stream)).toString()
  }

  test('is complete once it is stored, and removed from its former place', async () => {
    const file = await makeLocal('Ada')
    await files.put('home/documents/one', file, 'application/pdf')
    expect(await read('home/documents/one')).toBe('Ada')
    expect(await files.stat('home/documents/one')).toEqual({ size: 3 })
    await expect(access(file.path)).rejects.toThrow('ENOENT')
  })

  test('that is missing is undefined', async () => {
    expect(await files.open('home/documents/none')).toBeUndefined()
    expect(await files.stat('home/documents/none')).toBeUndefined()
    await files.remove('home/documents/none')
  })

  test('can be removed', async () => {
    await files.put('home/documents/two', await makeLocal('Ada'), 'application/pdf')
    await files.remove('home/documents/two')
    expect(await files.stat('home/documents/two')).toBeUndefined()
  })

  test('is listed by its prefix, with its age', async () => {
    await files.put('other/documents/three', await makeLocal('Ada'), 'application/pdf')
    const listed = await listAll(files.list('other/'))
    expect(listed).toEqual([{ key: 'other/documents/three', modifiedAt: expect.any(Date) }])
    expect(Math.abs((listed[0]?.modifiedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(await listAll(files.list('nobody/'))).toEqual([])
  })

  test('can be checked for', async () => {
    await expect(files.check()).resolves.toBeUndefined()
  })
})

test('more files than one page of a list are all listed', async () => {
  const files = makeS3()
  const keys = Array.from({ length: 1_050 }, (_, index) => `many/${String(index).padStart(4, '0')}`)
  for (let at = 0; at < keys.length; at += 50) {
    await Promise.all(
      keys
        .slice(at, at + 50)
        .map(async (key) => files.put(key, await makeLocal('x'), 'text/plain')),
    )
  }
  const listed = await listAll(files.list('many/'))
  expect(listed.map(({ key }) => key)).toEqual(keys)
})

test('unreachable S3, a refused key, and a directory that is a file are reported as down', async () => {
  const nowhere = makeS3('http://127.0.0.1:1')
  const refused = createS3Store({
    s3: { ...objectStorage.makeConfig(), secretKey: 'wrong' },
    publicUrl: 'http://localhost:3000',
    warn: () => undefined,
  })
  const blocked = join(folder, 'blocked')
  await writeFile(blocked, '')
  const directory = createDirectoryStore(blocked)
  for (const files of [nowhere, refused, directory]) {
    const file = await makeLocal('Ada')
    await expect(files.put('home/x', file, 'text/plain')).rejects.toThrow(DOWN)
    await access(file.path)
    await expect(files.stat('home/x')).rejects.toThrow(DOWN)
    await expect(files.open('home/x')).rejects.toThrow(DOWN)
  }
  await expect(nowhere.remove('home/x')).rejects.toThrow(DOWN)
  await expect(listAll(nowhere.list('home/'))).rejects.toThrow(DOWN)
  await expect(nowhere.direct?.signUpload('home/x', { type: 'text/plain' })).rejects.toThrow(DOWN)
})

describe('access to the bucket from a browser', () => {
  const s3 = lazyConfig()
  const cors = async (rules?: string) => {
    const body = rules === undefined ? '' : `<CORSConfiguration>${rules}</CORSConfiguration>`
    const request = { method: rules === undefined ? 'GET' : 'PUT', bucketName: s3().bucket }
    const client = createMinio(s3(), s3().endpoint)
    return text(await client.makeRequestAsync({ ...request, query: 'cors' }, Buffer.from(body)))
  }
  const open = (publicUrl: string) => {
    const warn = (error: unknown) => expect.fail(String(error))
    return createS3Store({ s3: s3(), publicUrl, warn }).check()
  }
  const listOrigins = async () =>
    [...(await cors()).matchAll(/<AllowedOrigin>(.+?)<\/AllowedOrigin>/g)].map(
      ([, one = '']) => one,
    )

  test('is allowed for our pages and earlier origins, each once', async () => {
    await open('http://localhost:3000')
    await open('https://jobs.example')
    await open('http://localhost:3000')
    expect(await listOrigins()).toEqual(['http://localhost:3000', 'https://jobs.example'])
  })

  test('is decided by the operator, whose rules are unchanged', async () => {
    const theirs = `<CORSRule><ID>Größe &amp; co</ID><AllowedOrigin>https://other.example</AllowedOrigin><AllowedOrigin>https://*.example</AllowedOrigin><AllowedMethod>PUT</AllowedMethod><AllowedMethod>GET</AllowedMethod><AllowedHeader>*</AllowedHeader></CORSRule>`
    await cors(theirs)
    const before = await cors()
    await open('https://jobs.example')
    expect(await cors()).toBe(before)
    await open('https://jobs.test')
    expect((await listOrigins()).toSorted()).toEqual([
      'https://*.example',
      'https://jobs.test',
      'https://other.example',
    ])
    expect(await cors()).toContain('<ID>Größe &amp; co</ID>')
  })

  test('is extended from reading to writing', async () => {
    await cors(
      '<CORSRule><AllowedOrigin>https://jobs.example</AllowedOrigin><AllowedMethod>GET</AllowedMethod></CORSRule>',
    )
    await open('https://jobs.example')
    expect(await cors()).toContain('<AllowedMethod>PUT</AllowedMethod>')
  })
})

test('an invalid key never becomes a path', async () => {
  const files = makeDirectory()
  for (const key of ['../x', '/etc/passwd', 'a//b', 'a/../b', '', 'A', 'a\\b', 'a/.']) {
    await expect(files.stat(key)).rejects.toThrow('not a key')
  }
})
