// Three servers behind HAProxy, on PostgreSQL with a synchronous standby (Patroni, etcd) and Ceph's
// S3, under the load of many people: without a fault, with one server killed every 20 s, and with
// the database's primary killed. `--short` tries it in a minute. Requires Debian's packages
// etcd-server, patroni, haproxy, postgresql and Ceph.
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findFreePort } from '../server/testing/free-port.ts'
import { startObjectStorage, toS3Env } from '../server/testing/object-storage.ts'
import { killGroup, startBalancer, startDatabaseCluster, waitFor } from './support/cluster.ts'
import { findMain, makeTemporaryDir } from './support/server.ts'

const isShort = process.argv.includes('--short')
const PEOPLE = 200
const STEADY_MS = isShort ? 10_000 : 120_000
const KILL_EVERY_MS = isShort ? 8_000 : 20_000
const KILLS = isShort ? 1 : 3
const AFTER_PRIMARY_MS = isShort ? 40_000 : 60_000
const THINK_MS = 2_000
const WANTED_P95_MS = 250
const WANTED_WRITES_MS = 30_000

type Outcome = { status: number; start: number; end: number; isWrite: boolean }
type Person = { id: string; token: string; acknowledged: Map<string, string>; tried: Set<string> }

console.log('Starting etcd, PostgreSQL twice, Ceph, HAProxy and three servers…')
const cluster = await startDatabaseCluster()
const storage = await startObjectStorage()
const ports = [await findFreePort(), await findFreePort(), await findFreePort()]
const balancer = await startBalancer(ports, cluster)
const key = randomBytes(32).toString('base64')
const s3 = toS3Env(storage.makeConfig())
const servers = new Map<number, ChildProcess>()

function startServer(port: number): void {
  const server = spawn(process.execPath, [findMain()], {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_MULTIPLIER: '1000',
      ICON_SERVICE_URL: 'off',
      TRUST_PROXY: '1',
      PORT: String(port),
      PUBLIC_URL: balancer.url,
      DATA_DIR: makeTemporaryDir('data'),
      DATABASE_URL: balancer.databaseUrl,
      DATA_ENCRYPTION_KEY: key,
      ...s3,
    },
  })
  servers.set(port, server)
}
process.on('exit', () => {
  for (const server of servers.values()) killGroup(server)
})

const isReady = async (port: number) => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
// In parallel: each migrates or waits for the one that does.
for (const port of ports) startServer(port)
for (const port of ports) await waitFor('a server', () => isReady(port))
await cluster.waitForStandby()
await waitFor('HAProxy', async () => (await fetch(`${balancer.url}/readyz`)).ok)

/** Inserted directly into the database, because 200 passwords would take as long as the rest. */
async function addPeople(): Promise<Person[]> {
  const client = new pg.Client(balancer.databaseUrl)
  await client.connect()
  const people: Person[] = []
  for (let index = 0; index < PEOPLE; index += 1) {
    const token = randomBytes(32).toString('base64url')
    const hash = createHash('sha256').update(token).digest('hex')
    const { rows } = await client.query<{ id: string }>(
      'insert into users (email, email_key) values ($1, $1) returning id',
      [`person-${index}@example.com`],
    )
    const id = rows[0]?.id ?? ''
    await client.query('insert into profiles (user_id) values ($1)', [id])
    await client.query(
      `insert into sessions (id, user_id, expires_at) values ($1, $2, now() + interval '1 day')`,
      [hash, id],
    )
    people.push({ id, token, acknowledged: new Map(), tried: new Set() })
  }
  await client.end()
  return people
}

const responses: Outcome[] = []
const over = new AbortController()

async function send(person: Person, method: string, path: string, body?: object) {
  const start = performance.now()
  const isWrite = method !== 'GET'
  try {
    const response = await fetch(`${balancer.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${person.token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    responses.push({ status: response.status, start, end: performance.now(), isWrite })
    return { status: response.status, text }
  } catch {
    responses.push({ status: 0, start, end: performance.now(), isWrite })
    return { status: 0, text: '' }
  }
}

/** Like the app, repeats a write without a response under the same id. */
async function addJob(person: Person): Promise<void> {
  const request_id = randomUUID()
  person.tried.add(request_id)
  const body = {
    company: 'Acme',
    position: `Engineer ${request_id}`,
    status: 'applied',
    request_id,
  }
  while (!over.signal.aborted) {
    const { status, text } = await send(person, 'POST', '/api/jobs', body)
    if (status === 201) {
      const { id } = JSON.parse(text) as { id: string }
      person.acknowledged.set(request_id, id)
      return
    }
    await sleep(500)
  }
}

async function live(person: Person): Promise<void> {
  await sleep(Math.random() * THINK_MS)
  for (let turn = 0; !over.signal.aborted; turn += 1) {
    const [last] = [...person.acknowledged.values()].slice(-1)
    if (turn % 4 === 0) await addJob(person)
    else if (turn % 4 === 1) await send(person, 'GET', '/api/jobs')
    else if (turn % 4 === 2 && last) {
      await send(person, 'PUT', `/api/jobs/${last}`, { notes: `turn ${turn}` })
    } else await send(person, 'GET', '/api/profiles/me')
    await sleep(THINK_MS * (0.5 + Math.random()))
  }
}

let isGood = true
function expectThat(isSo: boolean, sentence: string): void {
  console.log(`${isSo ? 'ok  ' : 'FAIL'} ${sentence}`)
  if (!isSo) isGood = false
}
const percentile = (values: number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0
const isFault = ({ status }: Outcome) => status === 0 || status >= 500

/** Summarizes the responses since `since`, and prints unexpected ones. */
function take(since: number): { all: Outcome[]; faults: Outcome[]; p95: number } {
  const all = responses.filter(({ start }) => start >= since)
  const p95 = Math.round(
    percentile(
      all.map(({ start, end }) => end - start),
      0.95,
    ),
  )
  const odd = new Set(all.map(({ status }) => status).filter((status) => status >= 400))
  if (odd.size > 0) console.log(`     statuses beside success: ${[...odd].join(', ')}`)
  return { all, faults: all.filter(isFault), p95 }
}

const people = await addPeople()
const lives = people.map(live)
await sleep(THINK_MS * 2)

const steady = performance.now()
await sleep(STEADY_MS)
const calm = take(steady)
const perSecond = Math.round(calm.all.length / (STEADY_MS / 1000))
expectThat(calm.faults.length === 0, `no fault in ${calm.all.length} requests (${perSecond}/s)`)
expectThat(calm.p95 < WANTED_P95_MS, `p95 ${calm.p95} ms of ${WANTED_P95_MS} ms`)

const killing = performance.now()
const kills: number[] = []
for (let round = 0; round < KILLS; round += 1) {
  const port = ports[round % ports.length] ?? 0
  const victim = servers.get(port)
  kills.push(performance.now())
  if (victim) killGroup(victim)
  await sleep(KILL_EVERY_MS / 2)
  startServer(port)
  await sleep(KILL_EVERY_MS / 2)
}
const killed = take(killing)
const late = killed.faults.filter(
  ({ start, end }) => !kills.some((at) => start <= at + 50 && end >= at - 50),
)
expectThat(
  late.length === 0,
  `${KILLS} servers killed: ${killed.faults.length} of ${killed.all.length} requests failed, ${late.length} of them not in flight`,
)
for (const { start, end, status } of late) {
  const at = kills.findLast((kill) => kill <= end) ?? 0
  console.log(
    `     status ${status}, ${Math.round(start - at)} to ${Math.round(end - at)} ms after`,
  )
}
for (const port of ports) await waitFor('a server', () => isReady(port))
await cluster.waitForStandby()

const gone = performance.now()
const { name } = await cluster.killPrimary()
await sleep(AFTER_PRIMARY_MS)
const written = responses
  .filter(({ end, status, isWrite }) => end >= gone && isWrite && status > 0 && status < 300)
  .map(({ end }) => end)
const moments = [gone, ...written, performance.now()].toSorted((one, other) => one - other)
const pauses = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0))
const pause = Math.round(Math.max(...pauses))
expectThat(pause < WANTED_WRITES_MS, `primary ${name} killed: writes went on after ${pause} ms`)
const lastFault = Math.max(0, ...responses.filter(isFault).map(({ end }) => end)) - gone
console.log(`     the last failed request ended after ${Math.round(lastFault)} ms`)
take(gone)
over.abort()
await Promise.all(lives)

let lost = 0
let doubled = 0
let count = 0
for (const person of people) {
  const { text, status } = await send(person, 'GET', '/api/jobs')
  if (status !== 200) throw new Error(`the list returned ${status}`)
  const jobs = JSON.parse(text) as { id: string; position: string }[]
  const ids = new Set(jobs.map(({ id }) => id))
  count += person.acknowledged.size
  lost += [...person.acknowledged.values()].filter((id) => !ids.has(id)).length
  doubled += jobs.length - new Set(jobs.map(({ position }) => position)).size
}
expectThat(lost === 0 && doubled === 0, `${count} acknowledged: ${lost} lost, ${doubled} doubled`)
for (const server of servers.values()) killGroup(server)
await storage.stop()
process.exit(isGood ? 0 : 1)
