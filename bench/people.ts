// The people's screen and the dashboard in a real browser, with 10,000 applications, 2,000 people, 5,000
// activities and 500 follow-ups: how soon each shows its rows, and whether any task blocks the main
// thread while it arrives or while somebody is searched for.
import { chromium, type Browser, type Page } from 'playwright'
import { z } from 'zod'
import { openDatabase } from '../server/db/open.ts'
import { ACTIVITY_KINDS } from '../src/activities/constants.ts'
import { CONTACT_KINDS } from '../src/contacts/constants.ts'
import { toNameKey } from '../src/contacts/sort.ts'
import { JOB_STATUSES } from '../src/jobs/constants.ts'
import { findBrowser } from '../tools/browser.ts'
import { ensureBuilt } from '../tools/ensure-built.ts'
import { makeTemporaryDir, signIn, startServer } from './support/server.ts'
import { traceTasks } from './support/trace.ts'

const SHOWN_LIMIT_MS = 300
const BLOCK_LIMIT_MS = 50
const NAVIGATIONS = 7
const INSERT_ROWS = 500
const DAY_MS = 24 * 60 * 60 * 1000
const SCREENS = [
  { what: 'people', path: '/contacts', row: '[data-person]' },
  { what: 'dashboard', path: '/dashboard', row: '[data-reminder]' },
]

const meAnswer = z.object({ result: z.object({ data: z.object({ id: z.string() }) }) })

const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

async function inBatches<Row>(rows: readonly Row[], insert: (rows: Row[]) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += INSERT_ROWS) {
    await insert(rows.slice(from, from + INSERT_ROWS))
  }
}

const many = <Row>(count: number, make: (index: number) => Row) =>
  Array.from({ length: count }, (_, index) => make(index))

/** Straight into the embedded database, while no server holds it. */
async function fill(dataDir: string, user_id: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir })
  const ids = many(10_000, () => crypto.randomUUID())
  const jobs = ids.map((id, index) => ({
    id,
    user_id,
    company: `Company ${index % 997} Ltd`,
    position: `Engineer ${index}`,
    status: JOB_STATUSES[index % JOB_STATUSES.length] ?? ('applied' as const),
    application_date: at(-(index % 300)).slice(0, 10),
  }))
  await inBatches(jobs, (rows) => db.insertInto('jobs').values(rows).execute())
  const people = many(2_000, (index) => ({
    id: crypto.randomUUID(),
    user_id,
    name: `Person ${index * 7919}`,
    name_key: toNameKey(`Person ${index * 7919}`),
    kind: CONTACT_KINDS[index % CONTACT_KINDS.length] ?? ('other' as const),
    company: `Agency ${index % 91}`,
    notes: 'A note of ordinary length, as people write them. '.repeat(index % 4),
  }))
  await inBatches(people, (rows) => db.insertInto('contacts').values(rows).execute())
  const about = (index: number) => ({
    user_id,
    job_id: ids[(index * 31) % ids.length] ?? '',
    contact_id: people[index % people.length]?.id ?? '',
  })
  await inBatches(many(4_000, about), (rows) =>
    db
      .insertInto('job_contacts')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
  const activities = many(5_000, (index) => ({
    ...about(index),
    kind: ACTIVITY_KINDS[index % ACTIVITY_KINDS.length] ?? ('note' as const),
    happened_at: at(-index / 20),
    text: `Call about the offer, number ${index}`,
  }))
  await inBatches(activities, (rows) => db.insertInto('activities').values(rows).execute())
  const reminders = many(500, (index) => ({
    ...about(index),
    title: `Ask about an answer ${index}`,
    due_at: at((index % 60) - 10),
  }))
  await inBatches(reminders, (rows) => db.insertInto('reminders').values(rows).execute())
  await close()
}

/** Runs in the page: notes when the first row was painted. */
const watchPage = (row: string) => {
  const seen = { shownMs: 0 }
  Object.assign(globalThis, { seen })
  const look = new MutationObserver(() => {
    if (!document.querySelector(row)) return
    look.disconnect()
    requestAnimationFrame(() => requestAnimationFrame(() => (seen.shownMs = performance.now())))
  })
  look.observe(document, { childList: true, subtree: true })
}

const openTab = async (browser: Browser, url: string, token: string, row: string) => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
  })
  await context.addInitScript((value) => localStorage.setItem('auth_token', value), token)
  await context.addInitScript(watchPage, row)
  return context.newPage()
}

const visit = async (page: Page, path: string) => {
  await page.goto(path)
  const shown = await page.waitForFunction(() => Reflect.get(globalThis, 'seen').shownMs)
  return z.number().parse(await shown.jsonValue())
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

const failures: string[] = []
const report = (what: string, value: number, limit: number, more: string) => {
  const isMet = value <= limit
  if (!isMet) failures.push(what)
  console.log(
    `${isMet ? 'ok  ' : 'OVER'} ${what}: ${Math.round(value)} ms of ${limit} ms (${more})`,
  )
}

const findLongest = async (page: Page, act: () => Promise<unknown>) => {
  const session = await page.context().newCDPSession(page)
  const tasks = await traceTasks(session, async () => {
    await act()
    await page.waitForTimeout(1_000)
  })
  await session.detach()
  return Math.max(0, ...tasks.map(({ cpuMs }) => cpuMs))
}

await ensureBuilt()
const dataDir = makeTemporaryDir('people')
const preparing = await startServer({ DATA_DIR: dataDir })
const token = await signIn(preparing.url)
const me = await fetch(`${preparing.url}/trpc/auth.me`, {
  headers: { authorization: `Bearer ${token}` },
})
const userId = meAnswer.parse(await me.json()).result.data.id
await preparing.stop()
await fill(dataDir, userId)
const server = await startServer({ DATA_DIR: dataDir })
const browser = await chromium.launch({
  executablePath: findBrowser() ?? '',
  args: ['--no-sandbox', '--disable-background-networking'],
})
for (const { what, path, row } of SCREENS) {
  const page = await openTab(browser, server.url, token, row)
  const first = await visit(page, path)
  const times: number[] = []
  for (let run = 0; run < NAVIGATIONS; run += 1) times.push(await visit(page, path))
  const all = `${times.map(Math.round).join(', ')}; with nothing cached ${Math.round(first)}`
  report(`${what} shown, median`, median(times), SHOWN_LIMIT_MS, all)
  const arriving = await findLongest(page, () => visit(page, path))
  report(`${what} arriving: longest task`, arriving, BLOCK_LIMIT_MS, 'CPU time')
  if (path === '/contacts') {
    const typing = await findLongest(page, async () => {
      await page.locator('input[data-search]').click()
      await page.keyboard.type('person agency 12', { delay: 45 })
    })
    report(`${what}, typing in search: longest task`, typing, BLOCK_LIMIT_MS, 'CPU time')
  }
  await page.context().close()
}
await browser.close()
await server.stop()
if (failures.length > 0) process.exitCode = 1
