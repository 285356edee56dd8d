// Kills the server (SIGKILL) fifty times on the embedded database, while eight writers create
// applications over HTTP. Each start must take less than 5 s. Afterwards, every acknowledged
// application must exist once, and an unacknowledged one at most once, also after being sent again
// with its request_id.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { reportFigure } from './support/figures.ts'
import { makeTemporaryDir, signIn, startServer } from './support/server.ts'

const ROUNDS = Number(process.env['ROUNDS'] ?? 50)
const WRITERS = 8
const RUN_MIN_MS = 300
const RUN_SPREAD_MS = 1_200
const START_MAX_MS = 5_000

type Write = { company: string; request_id: string }
const jobList = z.array(z.object({ company: z.string() }))

const send = (url: string, token: string, write: Write) =>
  fetch(`${url}/api/jobs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...write, position: 'Durability tester' }),
  })

/** Writes until the server is killed; returns the last, unacknowledged one. */
async function writeUntilDead(url: string, token: string, name: string, acknowledged: Write[]) {
  for (let i = 0; ; i += 1) {
    const write = { company: `${name}-${i}`, request_id: randomUUID() }
    try {
      const response = await send(url, token, write)
      if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`)
      acknowledged.push(write)
    } catch (error) {
      if (error instanceof TypeError) return write // The connection broke.
      throw error
    }
  }
}

async function countByCompany(url: string, token: string): Promise<Map<string, number>> {
  const response = await fetch(`${url}/api/jobs`, { headers: { authorization: `Bearer ${token}` } })
  const jobs = jobList.parse(await response.json())
  const groups = Map.groupBy(jobs, ({ company }) => company)
  return new Map([...groups].map(([company, found]) => [company, found.length]))
}

// Each started server adds an exit listener to this process.
process.setMaxListeners(ROUNDS + 10)
const DATA_DIR = makeTemporaryDir('durability')
const acknowledged: Write[] = []
let unanswered = 0
let problems = 0
let slowestMs = 0
let server = await startServer({ DATA_DIR })
const token = await signIn(server.url)

for (let round = 1; round <= ROUNDS; round += 1) {
  const { url } = server
  const writers = Array.from({ length: WRITERS }, (_, writer) =>
    writeUntilDead(url, token, `r${round}-w${writer}`, acknowledged),
  )
  await sleep(RUN_MIN_MS + Math.random() * RUN_SPREAD_MS)
  await server.stop('SIGKILL')
  const cutOff = await Promise.all(writers)
  unanswered += cutOff.length

  server = await startServer({ DATA_DIR })
  slowestMs = Math.max(slowestMs, server.startMs)
  const before = await countByCompany(server.url, token)
  const lost = acknowledged.filter(({ company }) => before.get(company) !== 1)
  const doubled = [...before].filter(([, count]) => count > 1)
  await Promise.all(cutOff.map((write) => send(server.url, token, write)))
  const after = await countByCompany(server.url, token)
  const notOnce = cutOff.filter(({ company }) => after.get(company) !== 1)
  acknowledged.push(...cutOff)
  problems += lost.length + doubled.length + notOnce.length
  console.log(
    `round ${round}: ${acknowledged.length} acknowledged so far, ${lost.length} lost, ` +
      `${doubled.length} doubled, ${notOnce.length} of ${cutOff.length} repeated not there once, ` +
      `restarted in ${Math.round(server.startMs)} ms`,
  )
}
await server.stop()
reportFigure({
  what: `lost or doubled by ${ROUNDS} kills under ${WRITERS} writers`,
  value: problems,
  limit: 0,
  unit: 'writes',
  more: `of ${acknowledged.length}, ${unanswered} first unanswered`,
})
reportFigure({
  what: 'ready after a kill, slowest',
  value: slowestMs,
  limit: START_MAX_MS,
  unit: 'ms',
})
