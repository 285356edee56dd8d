// The proof of search as a PDF of 200 rows over HTTP, in each form: the time it takes.
import { signIn, startServer } from './support/server.ts'

const ROWS = 200
const RUNS = 5
const LIMIT_MS = 1_000

const server = await startServer()
const headers = {
  authorization: `Bearer ${await signIn(server.url)}`,
  'content-type': 'application/json',
}
for (let index = 0; index < ROWS; index += 1) {
  const body = JSON.stringify({
    company: `Žofie & Søn ${index} GmbH`,
    position: `Senior Software Engineer, team ${index} (m/w/d)`,
    location: 'Kraków, Polska',
    source: 'Company site',
    application_date: `2026-0${1 + (index % 9)}-1${index % 10}`,
  })
  const response = await fetch(`${server.url}/api/jobs`, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`returned ${response.status}`)
}
for (const form of ['general', 'de', 'ch', 'us']) {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const begun = performance.now()
    const path = `/api/reports/search?from=2026-01-01&to=2026-12-31&format=pdf&form=${form}`
    const response = await fetch(`${server.url}${path}`, { headers })
    const { byteLength } = await response.arrayBuffer()
    if (!response.ok || byteLength < 1_000) throw new Error(`returned ${response.status}`)
    times.push(performance.now() - begun)
  }
  const median = times.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? Number.NaN
  const isMet = median <= LIMIT_MS
  if (!isMet) process.exitCode = 1
  console.log(
    `${isMet ? 'ok  ' : 'OVER'} ${form}: median ${Math.round(median)} ms of ${LIMIT_MS} (longest ${Math.round(Math.max(...times))})`,
  )
}
await server.stop()
