// The time until `npm start` is ready again, and the memory of its processes after a
// minute at rest; shared memory counts proportionally.
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../server/testing/postgres.ts'
import { median, reportFigure } from './support/figures.ts'
import { readProportionalMb, readTree } from './support/processes.ts'
import { makeTemporaryDir, signIn, startServer } from './support/server.ts'

const REST_MS = 60_000
const START_LIMIT_MS = 900
const STARTS = 5
const START = ['tools/run.js', 'start']

const measure = async (name: string, env: NodeJS.ProcessEnv, limitMb: number) => {
  const first = await startServer(env, START)
  await signIn(first.url)
  await first.stop()
  const times: number[] = []
  for (let start = 0; start < STARTS; start += 1) {
    const again = await startServer(env, START)
    times.push(again.startMs)
    await again.stop()
  }
  const last = await startServer(env, START)
  await signIn(last.url)
  await sleep(REST_MS)
  const memoryMb = readTree(last.pid).reduce((mb, pid) => mb + readProportionalMb(pid), 0)
  await last.stop()
  reportFigure({
    what: `${name}, ready after a later start, median`,
    value: median(times),
    limit: START_LIMIT_MS,
    unit: 'ms',
    more: `${times.map(Math.round).join(', ')}; the first: ${Math.round(first.startMs)} ms`,
  })
  reportFigure({
    what: `${name}, at rest`,
    value: memoryMb,
    limit: limitMb,
    unit: 'MB',
  })
}

await measure('embedded', { DATA_DIR: makeTemporaryDir('start') }, 220)
const postgres = await startPostgres()
await measure('PostgreSQL', { DATABASE_URL: postgres.url }, 150)
await postgres.stop()
