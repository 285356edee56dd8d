import { writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { RESULT_FD, type TaskRequest, READY, type SandboxTasks } from './protocol.ts'
import { ReadingError } from './reading-error.ts'

// The main script of a child process: it reads one request and one file and writes one result. It
// has next to no permissions (./child-process.ts), and the server kills it when it takes too long.

/** A child without a request after this time is a spare one, which loads and warms up everything. */
const SPARE_AFTER_MS = 20

const input = readInput()
const { loadTask, prepare } = await importTasks(process.argv[2])
const first = await Promise.race([input, sleep(SPARE_AFTER_MS)])
if (first === undefined) await prepare()
else await loadTask(readRequest(first))
writeSync(RESULT_FD, READY)
const received = await input
if (received.length > 0) write(await runTask(received))
process.exit(0)

async function importTasks(path = ''): Promise<SandboxTasks> {
  return import(pathToFileURL(path).href)
}

/** Empty when the server is gone or does not need this child any more. */
async function readInput(): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

function readRequest(input: Buffer): TaskRequest {
  return JSON.parse(input.toString('utf8', 0, input.indexOf('\n')))
}

async function runTask(input: Buffer) {
  const perform = await loadTask(readRequest(input))
  try {
    // A copy, because some readers ignore the byteOffset of a Buffer.
    const bytes = new Uint8Array(input.subarray(input.indexOf('\n') + 1))
    return { isRead: true, value: await perform(bytes) }
  } catch (error) {
    return { isRead: false, failure: error instanceof ReadingError ? error.failure : 'unreadable' }
  }
}

function write(result: unknown): void {
  const bytes = Buffer.from(JSON.stringify(result))
  for (let at = 0; at < bytes.length;) at += writeSync(RESULT_FD, bytes, at)
}
