// Importing a spreadsheet of 5,000 applications over HTTP, on the embedded database: the time of
// the preview, of the import, and of recognizing it when it is imported again.
import { startServer, signIn } from './support/server.ts'

const ROWS = 5_000
const LIMIT_MS = 5_000

const server = await startServer()
const authorization = `Bearer ${await signIn(server.url)}`

const lines = Array.from({ length: ROWS }, (_, index) => {
  const day = new Date(Date.UTC(2024, 0, 1 + (index % 700))).toISOString().slice(0, 10)
  const status = ['Applied', 'Interview', 'Rejected', 'Saved'][index % 4] ?? ''
  const link = `https://www.linkedin.com/jobs/view/engineer-${4_000_000_000 + index}`
  const notes = `Spoke with the team about the role number ${index}. `.repeat(4)
  const cells = [
    `Company ${index % 900} GmbH`,
    `Senior Engineer ${index} (m/w/d)`,
    'Berlin, Germany',
  ]
  return [...cells.map((cell) => `"${cell}"`), status, day, link, notes].join(',')
})
const file = `Company,Position,Location,Status,Application date,Link,Notes\n${lines.join('\n')}\n`

const call = async <T>(
  path: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<T> => {
  const init = { method: 'POST', body, headers: { authorization, ...headers } }
  const response = await fetch(`${server.url}${path}`, init)
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

const bring = async () => {
  const form = new FormData()
  form.append('file', new Blob([file], { type: 'text/csv' }), 'applications.csv')
  const begun = performance.now()
  const { import_id } = await call<{ import_id: string }>('/api/jobs/import/preview', form)
  const seen = performance.now()
  const result = await call<{ added: number }>('/api/jobs/import', JSON.stringify({ import_id }), {
    'content-type': 'application/json',
  })
  const [previewMs, importMs] = [seen - begun, performance.now() - seen]
  return { ...result, previewMs, importMs, ms: previewMs + importMs }
}

for (const [name, expected] of [
  ['added', ROWS],
  ['found again', 0],
] as const) {
  const { added, previewMs, importMs, ms } = await bring()
  if (added !== expected) throw new Error(`${added} were added`)
  const isMet = ms <= LIMIT_MS
  if (!isMet) process.exitCode = 1
  console.log(
    `${isMet ? 'ok  ' : 'OVER'} ${ROWS} rows ${name}: ${Math.round(ms)} ms of ${LIMIT_MS} (preview ${Math.round(previewMs)}, import ${Math.round(importMs)})`,
  )
}
await server.stop()
