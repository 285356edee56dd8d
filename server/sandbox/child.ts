import './without-fetch.ts'
import { writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { runRequest, readInput, readRequest } from './run-request.ts'
import { RESULT_FD, READY, type SandboxTasks } from './protocol.ts'

// The main script of a child process without a snapshot (see ./snapshot-child.ts): it reads one
// request and one file and writes one result. It has next to no permissions (./child-process.ts),
// and the server kills it if it takes too long.

/** A child without a request after this time is a spare, which loads and warms up everything. */
const SPARE_AFTER_MS = 20

let hasInput = false
const input = readInput(() => (hasInput = true))
const { loadTask, prepare } = await importTasks(process.argv[2])
const first = await Promise.race([input, sleep(SPARE_AFTER_MS)])
if (first === undefined) await prepare(() => hasInput)
else await loadTask(readRequest(first))
writeSync(RESULT_FD, READY)
await runRequest(await input, loadTask)
process.exit(0)

async function importTasks(path = ''): Promise<SandboxTasks> {
  return import(pathToFileURL(path).href)
}
