// Sends hostile inputs to every procedure and REST call of a real server process: none may make it
// fail or take 2 s, and refused ones may change nothing. INPUTS and SEED can be set.
import { type HostileReport, sendHostileInputs } from '../server/testing/hostile-run.ts'
import { startServer } from './support/server.ts'

const INPUTS = Number(process.env['INPUTS'] ?? 100_000)
const SEED = Number(process.env['SEED'] ?? 1)
const PEOPLE = 4
const SLOW_MS = 2_000
/** The default of Node's HTTP server. */
const HEADERS_MAX_BYTES = 16 * 1024

// Low limits, so that few of the inputs cost a password hash.
const server = await startServer({
  RATE_LIMIT_MULTIPLIER: '0.2',
  LIMIT_WRITES_PER_MINUTE: '100000000',
  LOG_LEVEL: 'silent',
})
const startedAt = performance.now()
const reports = await Promise.all(
  Array.from({ length: PEOPLE }, (_, index) =>
    sendHostileInputs(
      async ({ method, path, headers, body }) => {
        const init = { method, headers, redirect: 'manual' as const }
        const response = await fetch(
          `${server.url}${path}`,
          body === undefined ? init : { ...init, body: new Uint8Array(Buffer.from(body)) },
        ).catch((error: unknown) => {
          // The server refuses such headers while they are being sent, and closes the connection.
          if (path.length > HEADERS_MAX_BYTES) return new Response('', { status: 431 })
          throw new Error(`no response to ${method} ${path}: ${String(body)}`, { cause: error })
        })
        return { status: response.status, body: await response.text() }
      },
      {
        inputs: Math.ceil(INPUTS / PEOPLE),
        seed: SEED * 1_000_003 + index * INPUTS,
        slowMs: SLOW_MS,
      },
    ),
  ),
)
const seconds = (performance.now() - startedAt) / 1000
await server.stop()

const sum = (pick: (report: HostileReport) => number) =>
  reports.reduce((total, report) => total + pick(report), 0)
const statuses = [...new Set(reports.flatMap((report) => Object.keys(report.statuses).map(Number)))]
  .toSorted((one, other) => one - other)
  .map((status) => `${status}: ${sum((report) => report.statuses[status] ?? 0)}`)
const faults = reports.flatMap((report) => report.faults)
const slowest = Math.max(...reports.map(({ slowestMs }) => slowestMs))
console.log(`${sum(({ inputs }) => inputs)} hostile inputs in ${seconds.toFixed(0)} s`)
console.log(`  statuses   ${statuses.join(', ')}`)
console.log(`  slowest    ${slowest.toFixed(0)} ms (at most ${SLOW_MS})`)
console.log(`  faults     ${faults.length}`)
for (const fault of faults) console.log(`    ${fault}`)
process.exitCode = faults.length === 0 ? 0 : 1
