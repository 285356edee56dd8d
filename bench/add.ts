// Adding an application to a board of 1,000 in a real browser: from the click on Save until its
// card is painted, which requires the server's response.
import type { Page } from 'playwright'
import { ensureBuilt } from '../tools/ensure-built.ts'
import { launchBrowser, openSignedIn, waitUntilShown } from './support/browser.ts'
import { median, reportFigure } from './support/figures.ts'
import { SMALL_ACCOUNT, startFilled } from './support/fill-account.ts'

const ROUNDS = Number(process.env['ROUNDS'] ?? 9)
const LIMIT_MS = 120
const SETTLE_MS = 1_500

/** Runs in the page: prints how long after the next click the card of `name` was painted. */
const watchCard = (name: string) => {
  let pressedAt = 0
  addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), {
    capture: true,
    once: true,
  })
  const look = new MutationObserver(() => {
    if (document.querySelector(`[data-job-card][aria-label="${name}"]`) === null) return
    look.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () =>
        console.info(`shown ${performance.now() - pressedAt}`),
      )
      port1.start()
      port2.postMessage(undefined)
    })
  })
  look.observe(document, { childList: true, subtree: true, attributes: true })
}

const add = async (page: Page, round: number): Promise<number> => {
  await page.getByRole('button', { name: 'Add Application' }).click()
  const form = page.getByRole('dialog', { name: 'Add Application' })
  await form.getByLabel('Position').fill(`Editor ${round}`)
  await form.getByLabel('Company').fill('Acme')
  await page.waitForTimeout(SETTLE_MS)
  await page.evaluate(watchCard, `Editor ${round} at Acme`)
  const shown = waitUntilShown(page)
  await form.getByRole('button', { name: 'Save' }).click()
  const shownMs = await shown
  await form.waitFor({ state: 'detached' })
  await page.waitForTimeout(SETTLE_MS)
  return shownMs
}

await ensureBuilt()
const { server, token } = await startFilled('add', SMALL_ACCOUNT)
const browser = await launchBrowser()
const page = await openSignedIn(browser, server.url, token)
await page.goto('/job-tracker')
await page.locator('[data-job-card]').first().waitFor()
const times: number[] = []
for (let round = 0; round < ROUNDS; round += 1) times.push(await add(page, round))
reportFigure({
  what: 'Save until the card is there, of 1,000, median',
  value: median(times),
  limit: LIMIT_MS,
  unit: 'ms',
  more: times.map(Math.round).join(', '),
})
await browser.close()
await server.stop()
