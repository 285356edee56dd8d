import { closeSync, writeSync } from 'node:fs'
import { RESULT_FD, type TaskRequest, type SandboxTasks } from './protocol.ts'
import { ReadingError } from './reading-error.ts'

/**
 * Reads all of standard input: empty if the server has exited or does not need this child any more.
 * `onFirst` is called when the first of it arrives.
 */
export async function readInput(onFirst: () => void = () => undefined): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) {
    onFirst()
    chunks.push(Buffer.from(chunk))
  }
  return Buffer.concat(chunks)
}

/** Parses the first line of the input. */
export function readRequest(input: Buffer): TaskRequest {
  return JSON.parse(input.toString('utf8', 0, input.indexOf('\n')))
}

/** Runs the requested task, writes its result and closes the stream, so that nobody waits for the exit. */
export async function runRequest(input: Buffer, loadTask: SandboxTasks['loadTask']): Promise<void> {
  if (input.length > 0) write(await runTask(input, loadTask))
}

async function runTask(input: Buffer, loadTask: SandboxTasks['loadTask']) {
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
  closeSync(RESULT_FD)
}
