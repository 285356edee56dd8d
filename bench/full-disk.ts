// Fills the disk while eight writers use the server: once the whole data directory, and once only
// the embedded database's log. /healthz must respond within 2 s, or the process end within 30 s;
// once there is room again, everything acknowledged must exist. Requires root, because the disks
// are small tmpfs mounts.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { makeTemporaryDir, type RunningServer, signIn, startServer } from './support/server.ts'

const WRITERS = 8
const FULL_MS = 30_000
const HEALTH_MAX_MS = 2_000
const jobList = z.array(z.object({ company: z.string() }))

const mounts: string[] = []
const mount = (dir: string, sizeMb: number) => {
  mkdirSync(dir, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=700`, 'none', dir])
  mounts.push(dir)
}
process.on('exit', () => {
  for (const dir of mounts.toReversed()) execFileSync('umount', ['-l', dir])
})

const fill = (dir: string): string => {
  const filler = join(dir, 'filler')
  const { bavail, bsize } = statfsSync(dir)
  try {
    writeFileSync(filler, Buffer.alloc(bavail * bsize))
  } catch {
    // The writers took some of it, so it is full anyway.
  }
  return filler
}

const readHealthMs = async (url: string) => {
  const start = performance.now()
  await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(HEALTH_MAX_MS) })
  return performance.now() - start
}

/** Writes until `isOver`; returns the status of every response other than 201. */
async function write(
  { url }: RunningServer,
  token: string,
  acknowledged: string[],
  isOver: () => boolean,
): Promise<number[]> {
  const refused: number[] = []
  while (!isOver()) {
    const company = crypto.randomUUID()
    const response = await fetch(`${url}/api/jobs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        company,
        position: 'Tester',
        notes: randomBytes(4_500).toString('hex'),
      }),
    }).catch(() => undefined)
    if (response?.status === 201) acknowledged.push(company)
    else refused.push(response?.status ?? 0)
    await response?.text().catch(() => undefined)
    if (response?.status !== 201) await sleep(100)
  }
  return refused
}

async function measure(name: string, dataDir: string, fullDir: string): Promise<boolean> {
  const env = { DATA_DIR: dataDir, LIMIT_WRITES_PER_MINUTE: '1000000' }
  const server = await startServer(env)
  const token = await signIn(server.url)
  const acknowledged: string[] = []
  let isOver = false
  const writers = Array.from({ length: WRITERS }, () =>
    write(server, token, acknowledged, () => isOver),
  )
  await sleep(3_000)
  const filler = fill(fullDir)
  const start = performance.now()
  let slowestMs = 0
  let endedAfterMs: number | undefined
  while (performance.now() - start < FULL_MS && endedAfterMs === undefined) {
    const tookMs = await readHealthMs(server.url).catch(() => Infinity)
    if (tookMs < Infinity) slowestMs = Math.max(slowestMs, tookMs)
    else if (server.hasEnded()) endedAfterMs = performance.now() - start
    else slowestMs = Infinity
    await sleep(100)
  }
  isOver = true
  const statuses = new Set((await Promise.all(writers)).flat())
  const code = server.exitCode()
  await server.stop()
  rmSync(filler)

  const again = await startServer(env)
  const response = await fetch(`${again.url}/api/jobs`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const there = new Set(jobList.parse(await response.json()).map(({ company }) => company))
  const lost = acknowledged.filter((company) => !there.has(company))
  await again.stop()
  const isGood = lost.length === 0 && (endedAfterMs !== undefined || slowestMs <= HEALTH_MAX_MS)
  const how =
    endedAfterMs === undefined
      ? `kept running, /healthz in at most ${Math.round(slowestMs)} ms`
      : `ended by itself after ${Math.round(endedAfterMs)} ms with ${code}`
  console.log(
    `${isGood ? 'ok  ' : 'BAD '} ${name}: ${how}; refused with ${[...statuses].join(', ')}; ` +
      `${acknowledged.length} acknowledged, ${lost.length} lost`,
  )
  return isGood
}

const dataDir = join(makeTemporaryDir('full-disk'), 'data')
mount(dataDir, 400)
const isDataGood = await measure('data', dataDir, dataDir)

const second = makeTemporaryDir('full-log')
const preparing = await startServer({ DATA_DIR: second })
await preparing.stop()
const log = join(second, 'database', 'pg_wal')
const kept = join(second, 'kept')
cpSync(log, kept, { recursive: true })
mount(log, 16 * (readdirSync(kept).length + 1))
cpSync(kept, log, { recursive: true })
const isLogGood = await measure('log', second, log)
if (!isDataGood || !isLogGood) process.exitCode = 1
