import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { LoginResponse, RegisterResponse } from '../src/auth/schema.ts'
import { runOnServer, startPostgres } from '../server/testing/postgres.ts'
import { findMain } from './support/server.ts'

/**
 * GET /api/jobs of a user with 1,000 applications, compared with a minimal Fastify handler on pg
 * with the same statement: requests per second at concurrency 10, measured alternately on one real
 * PostgreSQL.
 */
const JOBS = 1_000
const CONNECTIONS = 10
const ROUNDS = Number(process.env['ROUNDS'] ?? 6)
const SECONDS = Number(process.env['SECONDS'] ?? 5)
const WANTED_RATIO = 0.8
const OURS_PORT = 4210
const BASELINE_PORT = 4211

const here = import.meta.dirname
const children: ChildProcess[] = []
const dataDir = mkdtempSync(join(tmpdir(), 'foothold-bench-'))
const postgres = await startPostgres()
try {
  const ok = await run(postgres.url)
  process.exitCode = ok ? 0 : 1
} finally {
  const running = children.filter(({ exitCode }) => exitCode === null)
  const ended = running.map((child) => once(child, 'exit'))
  for (const child of running) child.kill()
  await Promise.all(ended)
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function run(databaseUrl: string): Promise<boolean> {
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const ours = `http://127.0.0.1:${OURS_PORT}`
  start(findMain(), { ...env, PORT: String(OURS_PORT) })
  await waitFor(`${ours}/readyz`)
  const { token, userId } = await signUp(ours)
  await seed(databaseUrl, userId)
  start(join(here, 'support/baseline-list.ts'), {
    ...env,
    PORT: String(BASELINE_PORT),
    USER_ID: userId,
  })
  const baseline = `http://127.0.0.1:${BASELINE_PORT}`
  await waitFor(`${baseline}/api/jobs`)

  const headers = { authorization: `Bearer ${token}` }
  const rates: { ours: number[]; baseline: number[] } = { ours: [], baseline: [] }
  await measure(`${ours}/api/jobs`, headers, 2)
  await measure(`${baseline}/api/jobs`, {}, 2)
  for (let round = 1; round <= ROUNDS; round += 1) {
    rates.ours.push(await measure(`${ours}/api/jobs`, headers, SECONDS))
    rates.baseline.push(await measure(`${baseline}/api/jobs`, {}, SECONDS))
  }
  return report(rates)
}

function report(rates: { ours: number[]; baseline: number[] }): boolean {
  const ours = median(rates.ours)
  const baseline = median(rates.baseline)
  const ratio = ours / baseline
  console.log(`Foothold ${rates.ours.map(Math.round).join(' ')} → ${ours.toFixed(0)} requests/s`)
  console.log(
    `baseline     ${rates.baseline.map(Math.round).join(' ')} → ${baseline.toFixed(0)} requests/s`,
  )
  const mark = ratio >= WANTED_RATIO ? 'ok  ' : 'OVER'
  console.log(
    `${mark} requests to the plain handler's: ${ratio.toFixed(2)} of at least ${WANTED_RATIO}`,
  )
  return ratio >= WANTED_RATIO
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

function start(script: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(child)
}

async function waitFor(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await sleep(50)
  }
  throw new Error(`nothing responds at ${url}`)
}

async function signUp(origin: string): Promise<{ token: string; userId: string }> {
  const account = { email: 'bench@example.com', password: 'Correct-horse-1!' }
  const registered = await post<RegisterResponse>(`${origin}/api/auth/register`, {
    ...account,
    first_name: 'Bench',
    last_name: 'Mark',
  })
  const { access_token } = await post<LoginResponse>(`${origin}/api/auth/login`, {
    username: account.email,
    password: account.password,
  })
  return { token: access_token, userId: registered.user.id }
}

async function post<Body>(url: string, body: object): Promise<Body> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url} returned ${response.status}`)
  return response.json()
}

async function seed(databaseUrl: string, userId: string): Promise<void> {
  await runOnServer(
    databaseUrl,
    `insert into jobs (user_id, company, position, location, status, application_date, url, notes)
     select '${userId}', 'Company ' || n, 'Software Engineer ' || n, 'Berlin, Germany',
            (array['saved', 'applied', 'interviewing', 'offer', 'rejected'])[1 + n % 5],
            date '2026-01-01' + n % 300,
            'https://jobs.example.com/postings/' || n,
            'Spoke with the recruiter; the team works on number ' || n
       from generate_series(1, ${JOBS}) as n;
     insert into interviews (user_id, job_id, starts_at, type, round)
     select user_id, id, now() + random() * interval '40 days', 'technical', 1 from jobs;
     analyze jobs, interviews`,
  )
}

async function measure(url: string, headers: Record<string, string>, seconds: number) {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`)
  return result.requests.average
}
