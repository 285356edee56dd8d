// The time until `npm start` is ready again, and the memory of its processes after a
// minute at rest; shared memory counts proportionally. `--against=DIR` names another built checkout
// that is started alternately: milliseconds say little without the machine.
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { runOnServer, startPostgres, withDatabase } from '../server/testing/postgres.ts'
import { median, reportFigure } from './support/figures.ts'
import { readProportionalMb, readTree } from './support/processes.ts'
import { makeTemporaryDir, signIn, startServer } from './support/server.ts'

const REST_MS = 60_000
const START_LIMIT_MS = 900
/** The maximum ratio of a start's time to the other checkout's. */
const START_RATIO = 0.71
const STARTS = 5
const START = ['tools/run.js', 'start']

const { values: options } = parseArgs({ options: { against: { type: 'string' } } })

const startIn = async (checkout: string, env: NodeJS.ProcessEnv) => {
  const here = process.cwd()
  process.chdir(checkout)
  try {
    return await startServer(env, START)
  } finally {
    process.chdir(here)
  }
}

const startFirst = async (checkout: string, env: NodeJS.ProcessEnv): Promise<number> => {
  const first = await startIn(checkout, env)
  await signIn(first.url)
  await first.stop()
  return first.startMs
}

const startAgain = async (checkout: string, env: NodeJS.ProcessEnv): Promise<number> => {
  const again = await startIn(checkout, env)
  await again.stop()
  return again.startMs
}

/** Starts this checkout and the other alternately, each on a database of its own. */
const compare = async (name: string, other: string, envs: readonly NodeJS.ProcessEnv[]) => {
  const checkouts = [process.cwd(), resolve(other)].map((checkout, index) => ({
    checkout,
    env: envs[index] ?? {},
    times: Array<number>(),
  }))
  for (const { checkout, env } of checkouts) await startFirst(checkout, env)
  for (let start = 0; start < STARTS; start += 1) {
    for (const { checkout, env, times } of checkouts) times.push(await startAgain(checkout, env))
  }
  const [ours = Number.NaN, before = Number.NaN] = checkouts.map(({ times }) => median(times))
  reportFigure({
    what: `${name}, ready after a later start, to before`,
    value: ours / before,
    limit: START_RATIO,
    unit: 'times',
    more: `${Math.round(ours)} ms; before: ${Math.round(before)} ms`,
  })
}

const measure = async (name: string, env: NodeJS.ProcessEnv, limitMb: number) => {
  const here = process.cwd()
  const firstMs = await startFirst(here, env)
  const times: number[] = []
  for (let start = 0; start < STARTS; start += 1) times.push(await startAgain(here, env))
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
    more: `${times.map(Math.round).join(', ')}; the first: ${Math.round(firstMs)} ms`,
  })
  reportFigure({
    what: `${name}, at rest`,
    value: memoryMb,
    limit: limitMb,
    unit: 'MB',
  })
}

const { against } = options
if (against !== undefined) {
  const folders = ['ours', 'before'].map((name) => ({ DATA_DIR: makeTemporaryDir(name) }))
  await compare('embedded', against, folders)
}
await measure('embedded', { DATA_DIR: makeTemporaryDir('start') }, 220)
const postgres = await startPostgres()
if (against !== undefined) {
  const databases = []
  for (const name of ['ours', 'before']) {
    await runOnServer(postgres.url, `create database ${name}`)
    databases.push({ DATABASE_URL: withDatabase(postgres.url, name) })
  }
  await compare('PostgreSQL', against, databases)
}
await measure('PostgreSQL', { DATABASE_URL: postgres.url }, 150)
await postgres.stop()
