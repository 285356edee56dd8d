// Returning to a screen in a browser with earlier data: the time until it shows its rows, its
// longest main-thread task and the sum of all tasks, with 1,000, 5,000 and 10,000 applications; and
// the time until a new browser shows the tracker's rows. `--against=DIR` names another built
// checkout to measure alternately, `--screen=/job-tracker` a single screen.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright'
import { ensureBuilt } from '../tools/ensure-built.ts'
import { launchBrowser, openSignedIn, visit, watchRows } from './support/browser.ts'
import { median, reportFigure } from './support/figures.ts'
import { fillAccount, SMALL_ACCOUNT } from './support/fill-account.ts'
import { makeTemporaryDir, signInPerson, startServer } from './support/server.ts'
import { traceTasks } from './support/trace.ts'

const ROUNDS = Number(process.env['ROUNDS'] ?? 9)
/** A first visit is short, and varies more. */
const FIRST_VISITS = 2 * ROUNDS
/** Seen data is stored after a second, and thousands of rows take another. */
const KEEP_MS = 2_500
const ROWS = 5
const SHOWN_LIMIT_MS = 300
const TASK_LIMIT_MS = 50
const SCREENS = [
  { path: '/job-tracker', row: '[data-job-card]' },
  { path: '/dashboard', row: '[data-reminder]' },
  { path: '/contacts', row: '[data-person]' },
]
/** The maximum ratio of a first visit's time to the other checkout's. */
const COLD_RATIO = 0.75
const MIDDLE = { jobs: 5_000, people: 1_000, activities: 2_500, reminders: 300, interviews: 500 }
const LARGE = { jobs: 10_000, people: 2_000, activities: 5_000, reminders: 500, interviews: 1_000 }

const SIZES = [SMALL_ACCOUNT, MIDDLE, LARGE]

const { values: options } = parseArgs({
  options: { against: { type: 'string' }, screen: { type: 'string' } },
})

/** Starts a checkout's server with two accounts. */
const startFilled = async (checkout: string) => {
  const here = process.cwd()
  process.chdir(checkout)
  const dataDir = makeTemporaryDir('coming-back')
  const preparing = await startServer({ DATA_DIR: dataDir })
  const accounts = []
  for (const amounts of SIZES) {
    accounts.push({ ...(await signInPerson(preparing.url)), amounts })
  }
  await preparing.stop()
  for (const { id, amounts } of accounts) await fillAccount(dataDir, id, amounts, checkout)
  const server = await startServer({ DATA_DIR: dataDir })
  process.chdir(here)
  return { server, accounts }
}

type Figures = { shownMs: number[]; longestMs: number[]; allMs: number[] }

/** Traces the main thread during a visit until it is idle. */
const traceVisit = async (page: Page, path: string, figures: Figures) => {
  // Leaving the previous page is a separate task.
  await page.goto('about:blank')
  const session = await page.context().newCDPSession(page)
  const tasks = await traceTasks(session, async () => {
    await visit(page, path)
    await page.waitForTimeout(KEEP_MS)
  })
  await session.detach()
  figures.longestMs.push(Math.max(0, ...tasks.map(({ cpuMs }) => cpuMs)))
  figures.allMs.push(tasks.reduce((sum, { cpuMs }) => sum + cpuMs, 0))
}

const openTab = async (browser: Browser, url: string, token: string, row: string) => {
  const page = await openSignedIn(browser, url, token)
  await watchRows(page, row, ROWS)
  return page
}

/** The maximum ratio of these figures to the other checkout's. */
const RATIOS: Record<keyof Figures, number> = { shownMs: 0.45, longestMs: 0.5, allMs: 0.55 }
const WORDS = { shownMs: 'shown', longestMs: 'longest task', allMs: 'main thread in all' }
const LIMITS = { shownMs: SHOWN_LIMIT_MS, longestMs: TASK_LIMIT_MS, allMs: Infinity }
const KEYS = ['shownMs', 'longestMs', 'allMs'] as const
/** The maximum ratio of the tracker's time with many applications to that with a tenth of them. */
const GROWTH_LIMIT = 1.3

/** The median ratio of rounds: one after the other, they are of the same speed of the machine. */
const compareRounds = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)))

const report = (what: string, found: readonly Figures[]) => {
  const [ours, theirs] = found
  for (const key of KEYS) {
    const value = median(ours?.[key] ?? [])
    const more = ours?.[key].map(Math.round).join(', ') ?? ''
    reportFigure({ what: `${what} ${WORDS[key]}`, value, limit: LIMITS[key], unit: 'ms', more })
    if (theirs === undefined) continue
    reportFigure({
      what: `${what} ${WORDS[key]}, to before`,
      value: compareRounds(ours?.[key] ?? [], theirs[key]),
      limit: what.includes('/job-tracker') ? RATIOS[key] : 1,
      unit: 'times',
      more: `before: ${theirs[key].map(Math.round).join(', ')}`,
    })
  }
}

await ensureBuilt()
const checkouts = [process.cwd(), ...(options.against ? [resolve(options.against)] : [])]
const servers: Awaited<ReturnType<typeof startFilled>>[] = []
for (const checkout of checkouts) servers.push(await startFilled(checkout))
const browser = await launchBrowser()
const ofTracker: Figures[] = []
for (const { path, row } of SCREENS) {
  if (options.screen !== undefined && options.screen !== path) continue
  const sizes = []
  for (const [index, amounts] of SIZES.entries()) {
    const tabs = []
    for (const { server, accounts } of servers) {
      const page = await openTab(browser, server.url, accounts[index]?.token ?? '', row)
      const figures: Figures = { shownMs: [], longestMs: [], allMs: [] }
      await visit(page, path)
      await page.waitForTimeout(2 * KEEP_MS)
      tabs.push({ page, figures })
    }
    sizes.push({ what: `${amounts.jobs.toLocaleString('en-US')}, ${path}`, tabs })
  }
  // Sizes and checkouts take turns, so that a machine that slows down slows all of them.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { page, figures } of sizes.flatMap(({ tabs }) => tabs)) {
      figures.shownMs.push(await visit(page, path))
      await page.waitForTimeout(KEEP_MS)
      await traceVisit(page, path, figures)
    }
  }
  for (const { what, tabs } of sizes) {
    const found = tabs.map(({ figures }) => figures)
    report(what, found)
    if (path === '/job-tracker' && found[0]) ofTracker.push(found[0])
    for (const { page } of tabs) await page.context().close()
  }
}

/** In a new browser each time, without any data of the server. */
const measureCold = async () => {
  const { path = '', row = '' } = SCREENS[0] ?? {}
  const times: number[][] = servers.map(() => [])
  for (let round = 0; round < FIRST_VISITS; round += 1) {
    for (const [index, { server, accounts }] of servers.entries()) {
      const page = await openTab(browser, server.url, accounts[0]?.token ?? '', row)
      times[index]?.push(await visit(page, path))
      await page.context().close()
    }
  }
  const [ours = [], before] = times
  const what = `1,000, ${path} first visit`
  reportFigure({ what: `${what} shown`, value: median(ours), limit: Infinity, unit: 'ms' })
  if (before === undefined) return
  const more = `before: ${Math.round(median(before))} ms`
  const value = compareRounds(ours, before)
  reportFigure({ what: `${what}, to before`, value, limit: COLD_RATIO, unit: 'times', more })
}
await measureCold()
await browser.close()
for (const { server } of servers) await server.stop()
const few = ofTracker.at(0)
const many = ofTracker.at(-1)
for (const key of KEYS) {
  reportFigure({
    what: `10,000 to 1,000, /job-tracker ${WORDS[key]}`,
    value: compareRounds(many?.[key] ?? [], few?.[key] ?? []),
    limit: GROWTH_LIMIT,
    unit: 'times',
  })
}
