// Whether timing reveals who has an account: a wrong password compared with an unknown user, and a
// reset for an account compared with one for nobody. The medians may differ by less than 10 %.
import { PASSWORD, register, startServer } from './support/server.ts'
import { reportFigure } from './support/figures.ts'
import { startPostgres } from '../server/testing/postgres.ts'

const TRIES = Number(process.env['TRIES'] ?? 100)
const WARM_UP = 20
const ROUNDS = 3
const WANTED = 0.1

type Ask = (isKnown: boolean, attempt: number) => Promise<Response>

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

/** Alternates which goes first, so that neither gets the quieter moments. */
async function measureTimes(ask: Ask, status: number) {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let attempt = -WARM_UP; attempt < TRIES; attempt += 1) {
    for (const isKnown of attempt % 2 === 0 ? [true, false] : [false, true]) {
      const started = performance.now()
      const response = await ask(isKnown, attempt)
      await response.arrayBuffer()
      const took = performance.now() - started
      if (response.status !== status) throw new Error(`the server returned ${response.status}`)
      if (attempt >= 0) times[isKnown ? 'known' : 'unknown'].push(took)
    }
  }
  return { known: median(times.known), unknown: median(times.unknown) }
}

/** A busy machine's noise goes both ways, so the median round counts. */
async function compare(name: string, status: number, ask: Ask): Promise<boolean> {
  const differences: number[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { known, unknown } = await measureTimes(ask, status)
    const difference = (known - unknown) / Math.max(known, unknown)
    differences.push(difference)
    console.log(
      `${name}: known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, ` +
        `apart by ${(difference * 100).toFixed(1)} %`,
    )
  }
  const middle = Math.abs(median(differences))
  reportFigure({ what: name, value: middle * 100, limit: WANTED * 100, unit: '%' })
  return middle < WANTED
}

async function measure(kind: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  // Otherwise the links would be logged.
  const server = await startServer({ ...env, LOG_LEVEL: 'error' })
  const emails: string[] = []
  for (let i = 0; i < WARM_UP + TRIES; i += 1) emails.push(await register(server.url))
  const post = (path: string, body: object) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  // Uses each name once, as a stranger would, because the first count of a name takes longer than
  // the next.
  const choose = (isKnown: boolean, attempt: number) =>
    `${isKnown ? '' : 'no-'}${emails[attempt + WARM_UP] ?? ''}`
  const login = await compare(`${kind} login`, 401, (isKnown, attempt) =>
    post('/api/auth/login', { username: choose(isKnown, attempt), password: `not-${PASSWORD}` }),
  )
  const forgot = await compare(`${kind} forgot-password`, 200, (isKnown, attempt) =>
    post('/api/auth/forgot-password', { email: choose(isKnown, attempt) }),
  )
  await server.stop()
  return login && forgot
}

const isEmbeddedAlike = await measure('embedded', {})
const postgres = await startPostgres()
const isPostgresAlike = await measure('PostgreSQL', { DATABASE_URL: postgres.url })
await postgres.stop()
process.exitCode = isEmbeddedAlike && isPostgresAlike ? 0 : 1
