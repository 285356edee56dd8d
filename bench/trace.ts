// Records the time of a visit to the tracker, with 1,000 applications: `test-results/traces/` gets
// traces of a first visit and of a return. Open them in the browser's developer tools (Performance,
// Load profile) or at https://ui.perfetto.dev.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright'
import { ensureBuilt } from '../tools/ensure-built.ts'
import { launchBrowser, openSignedIn } from './support/browser.ts'
import { SMALL_ACCOUNT, startFilled } from './support/fill-account.ts'

const FOLDER = 'test-results/traces'
/** Until the seen data is stored on the device. */
const KEEP_MS = 5_000
const SETTLE_MS = 1_500
const CATEGORIES = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'disabled-by-default-v8.cpu_profiler',
  'blink.user_timing',
  'latencyInfo',
  'loading',
  'toplevel',
  'v8.execute',
]
const record = async (session: CDPSession, name: string, act: () => Promise<void>) => {
  const events: object[] = []
  const collect = ({ value }: { value: object[] }) => void events.push(...value)
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  const path = join(FOLDER, `${name}.json`)
  writeFileSync(path, JSON.stringify({ traceEvents: events }))
  console.log(`${path}: ${events.length} events`)
}

const visit = async (page: Page) => {
  await page.goto('/job-tracker')
  await page.locator('[data-job-card]').first().waitFor()
  await page.waitForTimeout(SETTLE_MS)
}

await ensureBuilt()
mkdirSync(FOLDER, { recursive: true })
const { server, token } = await startFilled('trace', SMALL_ACCOUNT)
const browser = await launchBrowser()
const page = await openSignedIn(browser, server.url, token)
const session = await page.context().newCDPSession(page)
await record(session, 'first-visit', () => visit(page))
await page.waitForTimeout(KEEP_MS)
await page.goto('about:blank')
await record(session, 'coming-back', () => visit(page))
await browser.close()
await server.stop()
