// How fast `npm start` listens the second time, and what it and its processes hold in memory at rest.
// Limits: 2 s; 250 MB resident embedded, 175 MB with PostgreSQL.
import { setTimeout as sleep } from 'node:timers/promises'
import { readMemoryMb } from '../server/sandbox/memory.ts'
import { startPostgres } from '../server/testing/postgres.ts'
import { readTree } from './support/processes.ts'
import { makeTemporaryDir, signIn, startServer } from './support/server.ts'

const REST_MS = 5_000
const START = ['tools/run.js', 'start']

const measure = async (name: string, env: NodeJS.ProcessEnv) => {
  const first = await startServer(env, START)
  await signIn(first.url)
  await first.stop()
  const second = await startServer(env, START)
  await signIn(second.url)
  await sleep(REST_MS)
  const resident = readTree(second.pid).reduce((mb, pid) => mb + readMemoryMb(pid), 0)
  await second.stop()
  console.log(
    `${name}: first start ${Math.round(first.startMs)} ms, second ${Math.round(second.startMs)} ms, ` +
      `${Math.round(resident)} MB resident at rest after the second`,
  )
}

await measure('embedded', { DATA_DIR: makeTemporaryDir('start') })
const postgres = await startPostgres()
await measure('PostgreSQL', { DATABASE_URL: postgres.url })
await postgres.stop()
