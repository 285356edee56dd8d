import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { createIncoming } from './incoming.ts'

const DOWN = 'File storage is not reachable at the moment. Please try again in a minute.'
const folder = mkdtempSync(join(tmpdir(), 'foothold-incoming-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const dataDir = join(folder, 'data')
const incoming = createIncoming(dataDir)
const listIncoming = () => readdir(join(dataDir, 'incoming'))
async function* toChunks(...chunks: string[]) {
  for (const chunk of chunks) yield Buffer.from(chunk)
}
const limit = { userId: 'ada', maxBytes: 6, tooLarge: 'too much' }

test('an upload is a local file once it is received', async () => {
  const file = await incoming.receive(toChunks('Ada', 'Ada'), limit)
  expect(file.size).toBe(6)
  expect(await listIncoming()).toHaveLength(1)
  await incoming.discard(file)
  expect(await listIncoming()).toEqual([])
})

test('a too large upload is rejected as soon as possible', async () => {
  let asked = 0
  async function* endlessContent() {
    for (;;) {
      asked += 1
      yield Buffer.from('Ada')
    }
  }
  await expect(incoming.receive(endlessContent(), limit)).rejects.toThrow('too much')
  expect(asked).toBe(3)
  expect(await listIncoming()).toEqual([])
})

test('an interrupted upload leaves nothing', async () => {
  async function* interruptedContent() {
    yield Buffer.from('Ada')
    throw new Error('gone')
  }
  await expect(incoming.receive(interruptedContent(), limit)).rejects.toThrow('gone')
  expect(await listIncoming()).toEqual([])
})

test('the server’s own file exists once it is complete, and not if it is interrupted', async () => {
  async function* yieldTexts(...texts: string[]) {
    for (const text of texts) yield text
    if (texts.length > 2) throw new Error('gone')
  }
  const file = await incoming.keep(yieldTexts('Größe', ''))
  expect([file.size, await readFile(file.path, 'utf8')]).toEqual([7, 'Größe'])
  await incoming.discard(file)
  await expect(incoming.keep(yieldTexts('a', 'b', 'c'))).rejects.toThrow('gone')
  expect(await listIncoming()).toEqual([])
})

test('a queued upload has no file yet', async () => {
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>()
  async function* stalledContent() {
    yield Buffer.from('Ada')
    await stopped
  }
  const all = ['ada', 'grace', 'mary', 'joan'].map((userId) =>
    incoming.receive(stalledContent(), { ...limit, userId }),
  )
  await expect.poll(async () => (await listIncoming()).length).toBe(3)
  await expect.poll(async () => (await listIncoming()).length).toBe(4)
  stop()
  for (const file of await Promise.all(all)) await incoming.discard(file)
})

test('files of a killed process are swept after their time', async () => {
  const [old, fresh] = [join(dataDir, 'incoming', 'old'), join(dataDir, 'incoming', 'fresh')]
  await mkdir(join(dataDir, 'incoming'), { recursive: true })
  for (const path of [old, fresh]) await writeFile(path, 'Ada')
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
  await utimes(old, twoHoursAgo, twoHoursAgo)
  expect(await incoming.sweep(60 * 60 * 1000)).toBe(1)
  expect(await listIncoming()).toEqual(['fresh'])
})

test('a failed write is reported as the storage being down', async () => {
  await writeFile(join(folder, 'full'), '')
  const nowhere = createIncoming(join(folder, 'full'))
  await expect(nowhere.receive(toChunks('Ada'), limit)).rejects.toThrow(DOWN)
  await expect(nowhere.keep(Readable.from(['Ada']))).rejects.toThrow(DOWN)
})
