// The people's screen and the dashboard in a real browser, with 10,000 applications, 2,000 people,
// 5,000 activities, 500 follow-ups and 1,000 interviews: the time until each shows its rows, and
// whether any task blocks the main thread during loading or a search.
import type { Browser, Page } from 'playwright'
import { ensureBuilt } from '../tools/ensure-built.ts'
import { launchBrowser, openSignedIn, visit, watchRows } from './support/browser.ts'
import { median } from './support/figures.ts'
import { startFilled } from './support/fill-account.ts'
import { traceTasks } from './support/trace.ts'

const SHOWN_LIMIT_MS = 300
const BLOCK_LIMIT_MS = 50
const NAVIGATIONS = 7
const AMOUNTS = {
  jobs: 10_000,
  people: 2_000,
  activities: 5_000,
  reminders: 500,
  interviews: 1_000,
}
const SCREENS = [
  { what: 'people', path: '/contacts', row: '[data-person]' },
  { what: 'dashboard', path: '/dashboard', row: '[data-reminder]' },
]

const openTab = async (browser: Browser, url: string, token: string, row: string) => {
  const page = await openSignedIn(browser, url, token)
  await watchRows(page, row)
  return page
}

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
const { server, token } = await startFilled('people', AMOUNTS)
const browser = await launchBrowser()
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
