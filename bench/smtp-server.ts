// The response time of a light request while fifty connections a second send garbage to the
// incoming mail server, and the time to read mails: one of 1 MB, and hostile ones. Limits: p95
// under 100 ms; median 50 ms for 1 MB, 1 s for hostile ones.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../server/testing/free-port.ts'
import { makeForm } from '../server/testing/sample-documents.ts'
import { reportFigure } from './support/figures.ts'
import { signIn, startServer } from './support/server.ts'

const SECONDS = Number(process.env['SECONDS'] ?? 10)
const PER_SECOND = 50
const PAUSE_MS = 20
const WANTED_MS = 100
const READ_WANTED_MS = 50
const HOSTILE_WANTED_MS = 1_000
const DOMAIN = 'in.example.com'

const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0

const port = await findFreePort()
const server = await startServer({ MAIL_IN_DOMAIN: DOMAIN, MAIL_IN_PORT: String(port) })
const token = await signIn(server.url)
const headers = { authorization: `Bearer ${token}` }

/** What strangers send: guesses, mail for other domains, and other protocols. */
const GARBAGE: readonly (() => string)[] = [
  () =>
    `EHLO x\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<in-${randomBytes(16).toString('hex')}@${DOMAIN}>\r\n`,
  () => 'EHLO x\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<someone@elsewhere.example>\r\nDATA\r\n',
  () => 'GET / HTTP/1.1\r\n\r\n',
  () => randomBytes(4_096).toString('latin1'),
  () => `EHLO ${'x'.repeat(60_000)}`,
]

const answers = new Map<string, number>()
function bringGarbage(garbage: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const socket = connect(port, '127.0.0.1')
  let last = 'nothing'
  socket.setTimeout(1_000, () => socket.destroy())
  socket.once('data', () => socket.write(garbage, 'latin1'))
  socket.on('data', (data) => {
    last = data.toString('latin1').trim().split('\r\n').at(-1)?.slice(0, 3) ?? last
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    answers.set(last, (answers.get(last) ?? 0) + 1)
    resolve()
  })
  return promise
}

async function measureLight(end: number): Promise<number[]> {
  const times: number[] = []
  while (performance.now() < end) {
    const started = performance.now()
    const response = await fetch(`${server.url}/api/jobs`, { headers })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`the list returned ${response.status}`)
    times.push(performance.now() - started)
    await sleep(PAUSE_MS)
  }
  return times
}

async function bringUntil(end: number): Promise<void> {
  const under: Promise<void>[] = []
  for (let at = 0; performance.now() < end; at += 1) {
    under.push(bringGarbage(GARBAGE[at % GARBAGE.length]?.() ?? ''))
    await sleep(1_000 / PER_SECOND)
  }
  await Promise.all(under)
}

const quiet = await measureLight(performance.now() + 2_000)
const end = performance.now() + SECONDS * 1_000
const [times] = await Promise.all([measureLight(end), bringUntil(end)])
const p95 = percentile(times, 0.95)
const told = [...answers].map(([code, count]) => `${code}: ${count}`).join(', ')
const [middle, without] = [percentile(times, 0.5), percentile(quiet, 0.95)]
reportFigure({
  what: `light requests beside ${PER_SECOND} connections a second of garbage, 95 %`,
  value: p95,
  limit: WANTED_MS,
  unit: 'ms',
  more: `median ${middle.toFixed(1)}; 95 % without ${without.toFixed(1)}; answers ${told}`,
})

let mails = 0
/** Takes a refusal that comes before everything is sent, as browsers do; `fetch` of Node sends on. */
async function read(text: string) {
  mails += 1
  const content = Buffer.from(`Message-ID: <${mails}@bench.example>\r\n${text}`)
  const { payload, ...form } = makeForm({ filename: 'a.eml', content })
  const started = performance.now()
  const sending = request(`${server.url}/api/mail`, {
    method: 'POST',
    headers: { ...headers, ...form.headers, 'content-length': payload.length },
  })
  sending.end(payload)
  const [response]: IncomingMessage[] = await once(sending, 'response')
  if (response === undefined) throw new Error('There was no response')
  await response.resume().toArray()
  const ms = performance.now() - started
  sending.on('error', () => undefined).destroy()
  return { ms, status: response.statusCode ?? 0 }
}

const HEAD = 'From: a@b.example\r\nSubject: Your application\r\n'
const html = (markup: string) => `${HEAD}Content-Type: text/html\r\n\r\n${markup}`
const sentence = 'We have received your application and will read it with care.\r\n'
const PLAIN = `${HEAD}\r\n${sentence.repeat(Math.ceil(1_000_000 / sentence.length))}`
await read(PLAIN)
const plain: number[] = []
for (let time = 0; time < 10; time += 1) plain.push((await read(PLAIN)).ms)
const plainMs = percentile(plain, 0.5)
reportFigure({
  what: 'a mail of 1 MB, median',
  value: plainMs,
  limit: READ_WANTED_MS,
  unit: 'ms',
})

const nested = (depth: number) =>
  HEAD +
  Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  ).join('')
/** An attachment of this many bytes, a third more when encoded. */
const attached = (bytes: number) => {
  const line = `${'QUJD'.repeat(19)}\r\n`
  const lines = line.repeat(Math.ceil(bytes / 57))
  return `${HEAD}Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines}`
}
const HOSTILE: readonly (readonly [string, string])[] = [
  ['10,000 nested parts', nested(10_000)],
  ['10,000 headers', `${HEAD}${'X-A: b\r\n'.repeat(10_000)}\r\nx`],
  ['one header of 9 MB', `${HEAD}X-A: ${'b'.repeat(9_000_000)}\r\n\r\nx`],
  ['9 MB of open tags', html('<p&a '.repeat(1_800_000))],
  ['5 MB of nested HTML', html('<div>'.repeat(1_000_000))],
  ['5 MB of entities', html('&amp;'.repeat(1_000_000))],
  ['an attachment of 7 MB after decoding', attached(7_000_000)],
  ['an attachment of 100 MB after decoding', attached(100_000_000)],
  ['9 MB in one line', `${HEAD}\r\n${'a@'.repeat(4_500_000)}`],
]
for (const [name, mail] of HOSTILE) {
  const { ms, status } = await read(mail)
  reportFigure({
    what: name,
    value: status < 500 ? ms : Number.NaN,
    limit: HOSTILE_WANTED_MS,
    unit: 'ms',
    more: `returned ${status}`,
  })
}
await server.stop()
