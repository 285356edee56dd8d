// Capture on the real server: the time for a page of 1 MB, and for hostile pages of 4 MB. For a
// busy machine, the processor time of the same work in this process is printed beside the wall
// time.
import { readPostings } from '../src/capture/capture.ts'
import { parsePage } from '../server/features/capture/parse-page.ts'
import { signIn, startServer } from './support/server.ts'

const PAGE_LIMIT_MS = 100
const HOSTILE_LIMIT_MS = 1_000
const RUNS = 21
const MAX = 4_194_304

const fill = (text: string, length: number) => text.repeat(Math.floor(length / text.length))
const ld = (text: string) => `<script type="application/ld+json">${text}</script>`
const POSTING = ld(
  '{"@type":"JobPosting","title":"Baker","hiringOrganization":{"name":"Acme"},"description":"<p>We bake.</p>"}',
)
const CARD =
  '<li class="card similar-job"><a href="/job/1234" data-track="x"><div class="card__body"><h3 class="card__title">Cook</h3><span class="company-name">Other</span><p>Bake, cook and clean.</p></div></a></li>\n'
const STATE = `<script>window.__STATE__ = {"jobs":[${fill('{"id":1,"title":"Cook","company":"Other"},', 300_000)}{}]}</script>`

const PAGES = {
  'a posting among 600 KB of cards and 300 KB of data': `<title>Baker</title><h1>Baker</h1>${POSTING}${STATE}${fill(CARD, 700_000)}`,
  'the same without structured data': `<title>Baker</title><h1>Baker</h1>${STATE}${fill(CARD, 700_000)}`,
}
const HOSTILE = {
  'nested tags': fill('<div>', MAX),
  'closing tags': fill('</div>', MAX),
  '100,000 scripts': fill('<script>a</script>', 100_000 * 18),
  'scripts of postings': fill(POSTING, MAX),
  attributes: `<div ${Array.from({ length: 400_000 }, (_, index) => `a${index}=1`).join(' ')}>`,
  'deep data': ld(fill('{"@type":"JobPosting","a":', MAX - 100)),
  'broken data': ld(`{"@type":"JobPosting",${fill('"a":"b" "c",', MAX - 100)}`),
  'scopes of postings': fill(
    '<p itemscope itemtype="//schema.org/JobPosting"><i itemprop="title">x</i></p>',
    MAX,
  ),
  labels: fill('<p>Location:</p><p>Berlin</p>', MAX),
  'labels without values': fill('<dt>Location:</dt>', MAX),
  'heads of a table': `<table><tr>${fill('<th>Location</th>', MAX - 100)}</tr></table>`,
  'labels of fields': fill('<label>Location</label><input>', MAX),
}

const server = await startServer()
const token = await signIn(server.url)
const capture = async (html: string) => {
  const start = performance.now()
  const response = await fetch(`${server.url}/api/capture`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ html }),
  })
  await response.text()
  if (response.status !== 200) throw new Error(`returned ${response.status}`)
  return performance.now() - start
}
const measure = async (html: string, runs: number) => {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) times.push(await capture(html))
  return times.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? Infinity
}
const measureCpu = (html: string) => {
  const before = process.cpuUsage()
  readPostings(parsePage(html), undefined)
  return process.cpuUsage(before).user / 1_000
}

let isOver = false
const report = async (name: string, html: string, limit: number, runs: number) => {
  const median = await measure(html, runs)
  const cpu = Math.min(...Array.from({ length: 5 }, () => measureCpu(html)))
  isOver ||= Math.min(median, cpu) > limit
  console.log(
    `${median <= limit ? 'ok  ' : 'OVER'} ${name}: ${Math.round(median)} ms of ${limit} ms (${Math.round(cpu)} ms of processor time)`,
  )
}
// The first thirty or so pages of a new process take half as long again, until their code is compiled.
for (const html of Object.values(PAGES)) await measure(html, RUNS)
for (const [name, html] of Object.entries(PAGES)) await report(name, html, PAGE_LIMIT_MS, RUNS)
for (const [name, html] of Object.entries(HOSTILE)) await report(name, html, HOSTILE_LIMIT_MS, 3)
await server.stop()
if (isOver) process.exitCode = 1
