// The profile page in a real browser, with 30 experiences, 20 educations and 50 projects: the time
// from a navigation until its entries are painted, and the cards and calls that one save affects.
import type { Browser, Page } from 'playwright'
import { z } from 'zod'
import { ensureBuilt } from '../tools/ensure-built.ts'
import { launchBrowser, openSignedIn } from './support/browser.ts'
import { median } from './support/figures.ts'
import { signIn, startServer } from './support/server.ts'

const SHOWN_LIMIT_MS = 400
const NAVIGATIONS = 9
const EXPERIENCES = 30
const EDUCATIONS = 20
const PROJECTS = 50
const TEXT = 'Led the redesign of the billing service and cut its failures by half. '

const pad = (month: number) => String(month).padStart(2, '0')
const makeDates = (index: number) => ({
  start_date: `${2025 - (index % 40)}-${pad((index % 12) + 1)}-01`,
  end_date: index === 0 ? null : `${2026 - (index % 40)}-${pad((index % 12) + 1)}-01`,
})

const makeProfile = () => ({
  experiences: Array.from({ length: EXPERIENCES }, (_, index) => ({
    company_name: `Company ${index}`,
    title: `Engineer ${index}`,
    location: 'Berlin, Germany',
    description: TEXT.repeat((index % 10) + 1),
    current_role: index === 0,
    ...makeDates(index),
  })),
  educations: Array.from({ length: EDUCATIONS }, (_, index) => ({
    school_name: `University ${index}`,
    degree: 'Master of Science',
    field_of_study: 'Computer Science',
    gpa: '3.8',
    achievements: TEXT,
    ...makeDates(index),
  })),
  projects: Array.from({ length: PROJECTS }, (_, index) => ({
    project_name: `Project ${index}`,
    position_title: 'Maintainer',
    description: TEXT.repeat(2),
    link: `https://project-${index}.example.com`,
    current_project: index === 0,
    ...makeDates(index),
  })),
})

const fill = async (url: string, token: string) => {
  const response = await fetch(`${url}/api/profiles/me`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(makeProfile()),
  })
  if (!response.ok) throw new Error(`The profile was refused: ${await response.text()}`)
}

/** Runs in the page: records when the first entry, and when all of them, were painted. */
const watchPage = () => {
  const seen = { firstMs: 0, allMs: 0 }
  Object.assign(globalThis, { seen })
  const count = () => document.querySelectorAll('main section li').length
  // Two frames later, they have been painted.
  const note = (key: keyof typeof seen) =>
    requestAnimationFrame(() => requestAnimationFrame(() => (seen[key] = performance.now())))
  let hasFirst = false
  const look = new MutationObserver(() => {
    const entries = count()
    if (entries > 0 && !hasFirst) {
      hasFirst = true
      note('firstMs')
    }
    if (entries < 100) return
    look.disconnect()
    note('allMs')
  })
  look.observe(document, { childList: true, subtree: true })
}

const seenTimes = z.object({ firstMs: z.number(), allMs: z.number() })

const openProfile = async (page: Page) => {
  await page.goto('/profile')
  await page.waitForFunction(() => Reflect.get(globalThis, 'seen').allMs)
  return seenTimes.parse(await page.evaluate(() => Reflect.get(globalThis, 'seen')))
}

const failures: string[] = []
const report = (what: string, value: number, limit: number, unit: string, more = '') => {
  const isMet = value <= limit
  if (!isMet) failures.push(what)
  console.log(
    `${isMet ? 'ok  ' : 'OVER'} ${what}: ${Math.round(value)} ${unit} of ${limit} ${unit}${more}`,
  )
}

const measureArrival = async (page: Page) => {
  const cold = await openProfile(page)
  const times: { firstMs: number; allMs: number }[] = []
  for (let run = 0; run < NAVIGATIONS; run += 1) times.push(await openProfile(page))
  for (const [what, key] of [
    ['first entries shown', 'firstMs'],
    ['all 100 entries shown', 'allMs'],
  ] as const) {
    const values = times.map((time) => time[key])
    const all = values.map(Math.round).join(', ')
    report(`${what}, median`, median(values), SHOWN_LIMIT_MS, 'ms', ` (${all})`)
  }
  console.log(`     with nothing cached: ${Math.round(cold.allMs)} ms`)
}

/** Saves one experience, and counts the changed cards and the calls. */
const measureSave = async (page: Page) => {
  await page.getByRole('button', { name: 'Edit Engineer 3 at Company 3' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Experience' })
  await dialog.getByLabel('Position title').fill('Lead Engineer 3')
  await page.evaluate(() => {
    const touched = new Set<string>()
    Object.assign(globalThis, { touched })
    new MutationObserver((mutations) => {
      for (const { target } of mutations) {
        const entry = (target instanceof Element ? target : target.parentElement)?.closest('li')
        const card = entry?.closest('section')?.querySelector('h2')?.textContent
        if (entry && card) touched.add(`${card}: ${entry.querySelector('h3')?.textContent}`)
      }
    }).observe(document.querySelector('main') ?? document, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('/trpc/profile.')) calls += 1
  })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Lead Engineer 3' }).waitFor()
  await page.waitForTimeout(1_000)
  const touched = z
    .array(z.string())
    .parse(await page.evaluate(() => [...Reflect.get(globalThis, 'touched')]))
  report('entries changed by saving one', touched.length, 1, 'entries', ` (${touched.join(', ')})`)
  report('round trips of a save', calls, 1, 'calls')
}

const openTab = async (browser: Browser, url: string, token: string): Promise<Page> => {
  const page = await openSignedIn(browser, url, token)
  await page.addInitScript(watchPage)
  return page
}

await ensureBuilt()
const server = await startServer()
const token = await signIn(server.url)
await fill(server.url, token)
const browser = await launchBrowser()
const page = await openTab(browser, server.url, token)
await measureArrival(page)
await measureSave(page)
await browser.close()
await server.stop()
if (failures.length > 0) process.exitCode = 1
