// The worst known documents, read for two people at once: the response time of another person's
// light request, and the total memory of the server and its processes. Then 2,000 damaged documents
// (MUTATIONS=…), each of which must have a result or a clear error.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readMemoryMb } from '../server/sandbox/memory.ts'
import { createSandbox } from '../server/sandbox/sandbox.ts'
import { HOSTILE_DOCUMENTS, type HostileDocument } from '../server/testing/hostile-documents.ts'
import { mutate } from '../server/testing/mutations.ts'
import { makeForm } from '../server/testing/sample-documents.ts'
import { makeResume } from '../server/testing/sample-resumes.ts'
import { FILE_KINDS } from '../src/documents/constants.ts'
import type { Document } from '../src/documents/schema.ts'
import { parsedResume } from '../src/import/schema.ts'
import { readTree } from './support/processes.ts'
import { type RunningServer, signIn, startServer } from './support/server.ts'

const P95_LIMIT_MS = 100
const MEMORY_LIMIT_MB = 1024
const MUTATIONS = Number(process.env['MUTATIONS'] ?? 2_000)
const AT_ONCE = 4
const SETTLED_MS = 5_000

const failures: string[] = []
const report = (what: string, value: number, limit: number, unit: string) => {
  const isMet = value < limit
  if (!isMet) failures.push(what)
  console.log(
    `${isMet ? 'ok  ' : 'OVER'} ${what}: ${Math.round(value)} ${unit} of ${limit} ${unit}`,
  )
}

const call = (server: RunningServer, token: string, method: string, path: string, init = {}) =>
  fetch(`${server.url}${path}`, {
    method,
    ...init,
    headers: { authorization: `Bearer ${token}`, ...Reflect.get(init, 'headers') },
  })

const readHostile = async (server: RunningServer, token: string, document: HostileDocument) => {
  const content = await document.make()
  const { payload, headers } = makeForm({ filename: `resume.${document.kind}`, content })
  const body = new Uint8Array(payload)
  const name = `.${document.kind} with ${document.name}`
  const startedAt = performance.now()
  const uploaded = await call(server, token, 'POST', '/api/documents/upload', { headers, body })
  if (uploaded.status !== 201) return `${name}: not taken, ${await uploaded.text()}`
  const { id } = (await uploaded.json()) as Document
  const response = await call(server, token, 'POST', `/api/profile/import-from-resume/${id}`)
  const text = (await response.text()).slice(0, 90)
  await call(server, token, 'DELETE', `/api/documents/${id}`)
  return `${name}: ${Math.round(performance.now() - startedAt)} ms, ${response.status} ${text}`
}

const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0)

const measureServer = async () => {
  const server = await startServer()
  const [light = '', ...hostile] = await Promise.all([1, 2, 3].map(() => signIn(server.url)))
  // Memory of the database's creation at the first start is freed within seconds.
  await sleep(SETTLED_MS)
  const documents = HOSTILE_DOCUMENTS.values()
  const over = new AbortController()
  let most: number[] = []
  const watch = setInterval(() => {
    const now = readTree(server.pid).map(readMemoryMb)
    if (sum(now) > sum(most)) most = now
  }, 50)
  const times: number[] = []
  const ask = async () => {
    while (!over.signal.aborted) {
      const startedAt = performance.now()
      await (await call(server, light, 'GET', '/api/jobs')).text()
      times.push(performance.now() - startedAt)
      await sleep(20)
    }
  }
  const asking = ask()
  const send = async (token: string) => {
    for (const document of documents)
      console.log(`     ${await readHostile(server, token, document)}`)
  }
  await Promise.all(hostile.map(send))
  over.abort()
  await asking
  clearInterval(watch)
  const sorted = times.toSorted((one, other) => one - other)
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
  report(`another person's request meanwhile, p95 of ${times.length}`, p95, P95_LIMIT_MS, 'ms')
  report('the most memory of all processes together', sum(most), MEMORY_LIMIT_MB, 'MB')
  console.log(`     of which the server and each child: ${most.map(Math.round).join(', ')} MB`)
  const processes = readTree(server.pid).slice(1)
  await server.stop()
  const left = processes.filter((pid) => readMemoryMb(pid) > 0).length
  report('processes left after the server ended', left, 1, 'processes')
}

const TASKS = join(import.meta.dirname, '../server/features/import/sandbox-tasks.ts')

const damageDocuments = async () => {
  const sandbox = createSandbox({ tasks: TASKS, log: { error: console.error } })
  for (const kind of FILE_KINDS) {
    const original = await makeResume(kind)
    const counts: Record<string, number> = {}
    const numbers = Array.from({ length: Math.ceil(MUTATIONS / 3) }, (_, index) => index).values()
    const work = async () => {
      for (const number of numbers) {
        const read = async () => mutate(original, number)
        const outcome = await sandbox.run({ task: 'resume', kind, read }, { userId: randomUUID() })
        const ending = outcome.isRead ? 'read' : outcome.failure
        if (outcome.isRead) parsedResume.parse(outcome.value)
        counts[ending] = (counts[ending] ?? 0) + 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    console.log(`     damaged .${kind}: ${JSON.stringify(counts)}`)
  }
  report('documents left in the queue', sandbox.count().documents, 1, 'documents')
  await sandbox.close()
}

await measureServer()
await damageDocuments()
if (failures.length > 0) process.exitCode = 1
