// Documents of 3 MB in the data directory: the memory that 50 concurrent uploads add to the server,
// and the speed of a download compared with @fastify/static on the same file, measured alternately.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { DOCUMENT_MAX_BYTES } from '../src/documents/constants.ts'
import type { Document } from '../src/documents/schema.ts'
import { readMemoryMb } from '../server/sandbox/memory.ts'
import { makeForm, makePdf } from '../server/testing/sample-documents.ts'
import { median } from './support/figures.ts'
import { makeTemporaryDir, type RunningServer, signIn, startServer } from './support/server.ts'

const UPLOADS = 50
const GROWTH_LIMIT_MB = 10
const WANTED_RATIO = 0.7
const CONNECTIONS = 4
const ROUNDS = Number(process.env['ROUNDS'] ?? 5)
const SECONDS = Number(process.env['SECONDS'] ?? 3)
const MB = 1024 * 1024

const content = makePdf(DOCUMENT_MAX_BYTES)
const form = makeForm({ content })

const upload = async (server: RunningServer, token: string): Promise<Document> => {
  const response = await fetch(`${server.url}/api/documents/upload`, {
    method: 'POST',
    headers: { ...form.headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(form.payload),
  })
  if (response.status !== 201) throw new Error(`Not uploaded: ${await response.text()}`)
  return response.json()
}

/** The peak memory (MB) during `work`, minus the memory before it. */
const measureGrowth = async (pid: number, work: () => Promise<unknown>): Promise<number> => {
  const before = readMemoryMb(pid)
  let most = before
  const timer = setInterval(() => (most = Math.max(most, readMemoryMb(pid))), 2)
  await work()
  clearInterval(timer)
  return most - before
}

/**
 * Requires a process that has not hashed passwords, because uploads would reuse that memory
 * unnoticed.
 */
const measureMemory = async (server: RunningServer, tokens: string[]): Promise<boolean> => {
  const all = () => Promise.all(tokens.map((token) => upload(server, token)))
  // Warms up, since the first uploads compile the code and allocate lasting buffers.
  for (const token of tokens) await upload(server, token)
  await sleep(1_000)
  const growth = await measureGrowth(server.pid, all)
  const isMet = growth <= GROWTH_LIMIT_MB
  console.log(
    `${isMet ? 'ok  ' : 'OVER'} memory added by ${UPLOADS} uploads at once: ${growth.toFixed(1)} MB of ${GROWTH_LIMIT_MB} MB`,
  )
  return isMet
}

const measureRate = async (url: string, token: string, seconds = SECONDS): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` }
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`)
  return (result.requests.average * content.length) / MB
}

const measureDownloads = async (server: RunningServer): Promise<boolean> => {
  const token = await signIn(server.url)
  const { id } = await upload(server, token)
  const folder = makeTemporaryDir('files')
  writeFileSync(join(folder, 'resume.pdf'), content)
  const baseline = await startServer({ FOLDER: folder }, ['bench/support/baseline-files.ts'])
  const ours = `${server.url}/api/documents/${id}/download`
  const theirs = `${baseline.url}/resume.pdf`
  const rates: { ours: number[]; baseline: number[] } = { ours: [], baseline: [] }
  await measureRate(ours, token, 1)
  await measureRate(theirs, token, 1)
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.ours.push(await measureRate(ours, token))
    rates.baseline.push(await measureRate(theirs, token))
  }
  await baseline.stop()
  const ratio = median(rates.ours) / median(rates.baseline)
  const isMet = ratio >= WANTED_RATIO
  const show = (values: number[]) => values.map(Math.round).join(', ')
  console.log(
    `${isMet ? 'ok  ' : 'OVER'} download: ${ratio.toFixed(2)} of @fastify/static, at least ${WANTED_RATIO} (MB/s: ${show(rates.ours)}; ${show(rates.baseline)})`,
  )
  return isMet
}

const first = await startServer()
const tokens: string[] = []
while (tokens.length < UPLOADS) tokens.push(await signIn(first.url))
await first.stop()
const server = await startServer({ DATA_DIR: first.dataDir })
const results = [await measureMemory(server, tokens), await measureDownloads(server)]
await server.stop()
if (results.includes(false)) process.exitCode = 1
