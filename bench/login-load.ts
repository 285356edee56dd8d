// The response time of a light request while ten people sign in repeatedly, since argon2 must not
// block the event loop. Limit: p95 under 100 ms.
import { reportFigure } from './support/figures.ts'
import { PASSWORD, register, signIn, startServer } from './support/server.ts'
import { startPostgres } from '../server/testing/postgres.ts'

const LOGINS = 10
const SECONDS = Number(process.env['SECONDS'] ?? 10)
const PAUSE_MS = 20
const WANTED_MS = 100

const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0

async function measure(kind: string, env: NodeJS.ProcessEnv): Promise<void> {
  const server = await startServer(env)
  const token = await signIn(server.url)
  const emails = await Promise.all(Array.from({ length: LOGINS }, () => register(server.url)))
  const end = performance.now() + SECONDS * 1000
  let logins = 0
  const signInUntilEnd = async (username: string) => {
    while (performance.now() < end) {
      const response = await fetch(`${server.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username, password: PASSWORD }),
      })
      if (!response.ok) throw new Error(`login returned ${response.status}`)
      await response.arrayBuffer()
      logins += 1
    }
  }
  const times: number[] = []
  const askUntilEnd = async () => {
    while (performance.now() < end) {
      const started = performance.now()
      const response = await fetch(`${server.url}/api/jobs`, {
        headers: { authorization: `Bearer ${token}` },
      })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`the list returned ${response.status}`)
      times.push(performance.now() - started)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  await Promise.all([askUntilEnd(), ...emails.map(signInUntilEnd)])
  await server.stop()
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
  reportFigure({
    what: `${kind}, light requests beside ${LOGINS} logins at once, 95 %`,
    value: p95,
    limit: WANTED_MS,
    unit: 'ms',
    more: `median ${p50.toFixed(1)}; ${logins} logins in ${SECONDS} s, ${times.length} requests`,
  })
}

await measure('embedded', {})
const postgres = await startPostgres()
await measure('PostgreSQL', { DATABASE_URL: postgres.url })
await postgres.stop()
