// The time until `npm start` is ready the second time, and the memory of its processes after a
// minute at rest; shared memory counts proportionally.
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../server/testing/postgres.ts'
import { reportFigure } from './support/figures.ts'
import { readProportionalMb, readTree } from './support/processes.ts'
import { makeTemporaryDir, signIn, startServer } from './support/server.ts'

const REST_MS = 60_000
const START_LIMIT_MS = 900
const START = ['tools/run.js', 'start']

const measure = async (name: string, env: NodeJS.ProcessEnv, limitMb: number) => {
  const first = await startServer(env, START)
  await signIn(first.url)
  await first.stop()
  const second = await startServer(env, START)
  await signIn(second.url)
  await sleep(REST_MS)
  const memoryMb = readTree(second.pid).reduce((mb, pid) => mb + readProportionalMb(pid), 0)
  await second.stop()
  reportFigure({
    what: `${name}, ready after the second start`,
    value: second.startMs,
    limit: START_LIMIT_MS,
    unit: 'ms',
    more: `the first: ${Math.round(first.startMs)} ms`,
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
