import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { access, mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAll } from '../testing/list-all.ts'
import { type RunningObjectStorage, startObjectStorage } from '../testing/object-storage.ts'
import { createDirectoryStore } from './directory.ts'
import type { FileStore, LocalFile } from './file-store.ts'
import { createIncoming } from './incoming.ts'
import { createS3Store } from './s3.ts'

const DOWN = 'File storage is not reachable at the moment. Please try again in a minute.'
const folder = mkdtempSync(join(tmpdir(), 'foothold-store-'))
let objectStorage: RunningObjectStorage
beforeAll(async () => {
  objectStorage = await startObjectStorage()
})
afterAll(async () => {
  await objectStorage.stop()
  rmSync(folder, { recursive: true, force: true })
})

const makeS3 = (endpoint?: string) =>
  createS3Store({
    s3: objectStorage.makeConfig(endpoint),
    publicUrl: 'http://localhost:3000',
    warn: (error) => expect.fail(String(error)),
  })
const makeDirectory = () =>
  createDirectoryStore(join(folder, crypto.randomUUID(), 'files'), async () => undefined)

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

  test('is there, whole, once it is put, and gone from where it was', async () => {
    const file = await makeLocal('Ada')
    await files.put('home/documents/one', file, 'application/pdf')
    expect(await read('home/documents/one')).toBe('Ada')
    expect(await files.stat('home/documents/one')).toEqual({ size: 3 })
    await expect(access(file.path)).rejects.toThrow('ENOENT')
  })

  test('that is not there is nothing at all', async () => {
    expect(await files.open('home/documents/none')).toBeUndefined()
    expect(await files.stat('home/documents/none')).toBeUndefined()
    await files.remove('home/documents/none')
  })

  test('can be removed', async () => {
    await files.put('home/documents/two', await makeLocal('Ada'), 'application/pdf')
    await files.remove('home/documents/two')
    expect(await files.stat('home/documents/two')).toBeUndefined()
  })

  test('is listed beneath its prefix, with its age', async () => {
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

test('more files than one page of a list are all listed', { timeout: 120_000 }, async () => {
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

test('S3 that cannot be reached, or refuses our key, is down; a directory that is a file too', async () => {
  const nowhere = makeS3('http://127.0.0.1:1')
  const refused = createS3Store({
    s3: { ...objectStorage.makeConfig(), secretKey: 'wrong' },
    publicUrl: 'http://localhost:3000',
    warn: () => undefined,
  })
  const blocked = join(folder, 'blocked')
  await writeFile(blocked, '')
  const directory = createDirectoryStore(join(blocked, 'files'), async () => undefined)
  for (const files of [nowhere, refused, directory]) {
    const file = await makeLocal('Ada')
    await expect(files.put('home/x', file, 'text/plain')).rejects.toThrow(DOWN)
    await access(file.path)
    await expect(files.stat('home/x')).rejects.toThrow(DOWN)
    await expect(files.open('home/x')).rejects.toThrow(DOWN)
  }
  await expect(nowhere.remove('home/x')).rejects.toThrow(DOWN)
  await expect(listAll(nowhere.list('home/'))).rejects.toThrow(DOWN)
  await expect(nowhere.direct?.signUpload('home/x')).rejects.toThrow(DOWN)
})

test('a key that is none of ours never becomes a path', async () => {
  const files = makeDirectory()
  for (const key of ['../x', '/etc/passwd', 'a//b', 'a/../b', '', 'A', 'a\\b', 'a/.']) {
    await expect(files.stat(key)).rejects.toThrow('not a key')
  }
})

describe('what arrives', () => {
  const dataDir = join(folder, 'data')
  const incoming = createIncoming(dataDir)
  const listIncoming = () => readdir(join(dataDir, 'incoming'))
  async function* pour(...chunks: string[]) {
    for (const chunk of chunks) yield Buffer.from(chunk)
  }
  const limit = { userId: 'ada', maxBytes: 6, tooLarge: 'too much' }

  test('is on this machine once it is received', async () => {
    const file = await incoming.receive(pour('Ada', 'Ada'), limit)
    expect(file.size).toBe(6)
    expect(await listIncoming()).toHaveLength(1)
    await incoming.discard(file)
    expect(await listIncoming()).toEqual([])
  })

  test('and is too much is refused as soon as it is', async () => {
    let asked = 0
    async function* pourOn() {
      for (;;) {
        asked += 1
        yield Buffer.from('Ada')
      }
    }
    await expect(incoming.receive(pourOn(), limit)).rejects.toThrow('too much')
    expect(asked).toBe(3)
    expect(await listIncoming()).toEqual([])
  })

  test('and breaks off leaves nothing', async () => {
    async function* breakOff() {
      yield Buffer.from('Ada')
      throw new Error('gone')
    }
    await expect(incoming.receive(breakOff(), limit)).rejects.toThrow('gone')
    expect(await listIncoming()).toEqual([])
  })

  test('and waits for its turn has no file yet', async () => {
    const stop = new AbortController()
    async function* standStill() {
      yield Buffer.from('Ada')
      await once(stop.signal, 'abort')
    }
    const all = ['ada', 'grace', 'mary', 'joan'].map((userId) =>
      incoming.receive(standStill(), { ...limit, userId }),
    )
    await expect.poll(async () => (await listIncoming()).length).toBe(3)
    await expect.poll(async () => (await listIncoming()).length).toBe(4)
    stop.abort()
    for (const file of await Promise.all(all)) await incoming.discard(file)
  })

  test('and was left by a process that was killed is swept after its time', async () => {
    const [old, fresh] = [join(dataDir, 'incoming', 'old'), join(dataDir, 'incoming', 'fresh')]
    await mkdir(join(dataDir, 'incoming'), { recursive: true })
    for (const path of [old, fresh]) await writeFile(path, 'Ada')
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
    await utimes(old, twoHoursAgo, twoHoursAgo)
    expect(await incoming.sweep(60 * 60 * 1000)).toBe(1)
    expect(await listIncoming()).toEqual(['fresh'])
  })

  test('and cannot be written is told to the person as the storage being down', async () => {
    await writeFile(join(folder, 'full'), '')
    const nowhere = createIncoming(join(folder, 'full'))
    await expect(nowhere.receive(pour('Ada'), limit)).rejects.toThrow(DOWN)
  })
})
