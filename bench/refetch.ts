// Refetching when a person returns to a tab and nothing has changed, with 10,000 applications,
// 2,000 people and related rows: the bytes of each screen's queries and the server's processor time
// for them, compared with the smallest query.
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { z } from 'zod'
import { TIME_ZONE_HEADER } from '../src/shell/constants.ts'
import { KNOWN_HEADER } from '../src/shell/response-marks.ts'
import { reportFigure } from './support/figures.ts'
import { startFilled } from './support/fill-account.ts'

const AMOUNTS = {
  jobs: 10_000,
  people: 2_000,
  activities: 5_000,
  reminders: 500,
  interviews: 1_000,
}
const RUNS = 300
/** Until the server's code is compiled, as it is in a server that has run for a while. */
const WARM_UPS = 300
const BYTES_LIMIT = 2_048
const TIME_LIMIT_MS = 5
/** The unit of Linux's processor time. */
const TICK_MS = 10
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  dashboard: ['dashboard.today', 'interviews.list', 'goal.get', 'reminders.list'],
  people: ['contacts.list'],
  profile: ['profile.get'],
  bookmarks: ['resources.list'],
  documents: ['documents.list'],
}
const changesResponse = z.object({ result: z.object({ data: z.object({ version: z.string() }) }) })
const marks = z.array(
  z.object({ result: z.object({ data: z.object({ response_mark: z.string() }) }) }),
)

const { server, token } = await startFilled('refetch', AMOUNTS)
const COMMON = {
  authorization: `Bearer ${token}`,
  'accept-encoding': 'identity',
  [TIME_ZONE_HEADER]: 'Europe/Berlin',
}

type Reply = { text: string; bytes: number }

/** Requests like a browser; `bytes` are those of the response on the wire, including headers. */
const ask = (path: string, headers: Record<string, string> = {}): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const asked = request(
      `${server.url}${path}`,
      { headers: { ...COMMON, ...headers } },
      (response) => {
        const head = response.rawHeaders.join(': ').length
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => (text += part))
        response.on('end', () => resolve({ text, bytes: head + Buffer.byteLength(text) }))
      },
    )
    asked.on('error', reject)
    asked.end()
  })

/** The processor time of all server threads so far. */
const readProcessorMs = (): number => {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

const measure = async (path: string, headers: Record<string, string> = {}) => {
  for (let run = 0; run < WARM_UPS; run += 1) await ask(path, headers)
  const before = readProcessorMs()
  let bytes = 0
  for (let run = 0; run < RUNS; run += 1) ({ bytes } = await ask(path, headers))
  return { bytes, ms: (readProcessorMs() - before) / RUNS }
}

// The first requests also warm up the server's compiler.
await measure('/trpc/goal.get')
const least = (await measure('/trpc/goal.get')).ms
const report = (what: string, { bytes, ms }: { bytes: number; ms: number }) => {
  reportFigure({ what: `${what}, unchanged`, value: bytes, limit: BYTES_LIMIT, unit: 'bytes' })
  reportFigure({
    what: `${what}, unchanged, the server's processor`,
    value: ms,
    limit: TIME_LIMIT_MS,
    unit: 'ms',
    more: `the least question: ${least.toFixed(1)} ms`,
  })
}

const list: unknown = JSON.parse((await ask('/trpc/jobs.changes')).text)
const { version } = changesResponse.parse(list).result.data
const input = encodeURIComponent(JSON.stringify({ version }))
report('applications', await measure(`/trpc/jobs.changes?input=${input}`))
for (const [screen, questions] of Object.entries(SCREENS)) {
  const path = `/trpc/${questions.join(',')}?batch=1&input=%7B%7D`
  const first: unknown = JSON.parse(
    (await ask(path, { [KNOWN_HEADER]: questions.map(() => '-').join(',') })).text,
  )
  const known = marks.parse(first).map(({ result }) => result.data.response_mark)
  report(screen, await measure(path, { [KNOWN_HEADER]: known.join(',') }))
}
await server.stop()
