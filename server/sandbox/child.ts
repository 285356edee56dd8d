import { writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { ANSWER_FD, type Order, READY, type SandboxTasks } from './protocol.ts'
import { ReadingError } from './reading-error.ts'

// The whole life of a child process: one order and one file in, one answer out. It has no rights to
// speak of (./child-process.ts), and whoever started it ends it when it takes too long.

/** One that was started for a document has it by then; a spare one gets everything ready. */
const PATIENCE_MS = 20

const input = readInput()
const { loadTask, prepare } = await importTasks(process.argv[2])
const first = await Promise.race([input, sleep(PATIENCE_MS)])
if (first === undefined) await prepare()
else await loadTask(readOrder(first))
writeSync(ANSWER_FD, READY)
const given = await input
if (given.length > 0) write(await answer(given))
process.exit(0)

async function importTasks(path = ''): Promise<SandboxTasks> {
  return import(pathToFileURL(path).href)
}

/** Nothing when the server has gone or has no use for this child. */
async function readInput(): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

function readOrder(input: Buffer): Order {
  return JSON.parse(input.toString('utf8', 0, input.indexOf('\n')))
}

async function answer(input: Buffer) {
  const perform = await loadTask(readOrder(input))
  try {
    // A copy of its own: some readers ignore where in its memory a Buffer begins.
    const bytes = new Uint8Array(input.subarray(input.indexOf('\n') + 1))
    return { isRead: true, value: await perform(bytes) }
  } catch (error) {
    return { isRead: false, failure: error instanceof ReadingError ? error.failure : 'unreadable' }
  }
}

function write(answer: unknown): void {
  const bytes = Buffer.from(JSON.stringify(answer))
  for (let at = 0; at < bytes.length;) at += writeSync(ANSWER_FD, bytes, at)
}
