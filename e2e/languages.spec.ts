import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { createPseudoCatalog } from '../tools/messages/pseudo.ts'
import { expectToFit, visitEverything } from './support/every-screen.ts'
import { inGerman } from './support/german.ts'
import { DESKTOP_ONLY, expect, expectAccessible, restoreSession, test } from './support/test.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const findSwitch = (page: Page, label: string) => page.getByRole('combobox', { name: label })

const watchMessages = (page: Page): string[] => {
  const folders: string[] = []
  page.on('request', (request) => {
    const language = /\/assets\/messages-[^/]+\/([a-z]+)\//.exec(request.url())?.[1]
    if (language !== undefined) folders.push(language)
  })
  return folders
}

test(
  'a visitor’s chosen language stays through the sign-in and is set for the account',
  DESKTOP_ONLY,
  async ({ page, person, browser }) => {
    const loaded = watchMessages(page)
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(loaded).toEqual([])
    await findSwitch(page, 'Language').selectOption('de')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('button', { name: inGerman('Sign in'), exact: true })).toBeVisible()
    expect(new Set(loaded)).toEqual(new Set(['de']))

    await restoreSession(page, person)
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(inGerman('Settings'))
    await expect(page).toHaveTitle(`${inGerman('Settings')} · Foothold`)
    await findSwitch(page, inGerman('Language')).selectOption('en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
    await findSwitch(page, 'Language').selectOption('de')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(inGerman('Settings'))

    // A part that is loaded later loads its texts before it runs.
    await page.goto('/job-tracker?dialog=add')
    const dialog = page.getByRole('dialog')
    for (const name of ['Fill from link', 'Paste the posting', 'Cancel', 'Save']) {
      await expect(dialog.getByRole('button', { name: inGerman(name), exact: true })).toBeVisible()
    }

    // A document is previewed in its own language.
    const sent = { company: 'Acme', position: 'Kapitän', application_date: '2026-03-02' }
    await person.addJob({ ...sent, status: 'applied' })
    await page.goto('/job-tracker?transfer=report')
    await dialog.getByLabel(inGerman('From'), { exact: true }).fill('2026-03-01')
    await dialog.getByLabel(inGerman('To'), { exact: true }).fill('2026-03-31')
    for (const name of ['Datum', 'Arbeitgeber']) {
      await expect(dialog.getByRole('columnheader', { name })).toBeVisible()
    }
    await expect(dialog.getByRole('cell', { name: '02.03.2026' })).toBeVisible()

    const other = await (await browser.newContext()).newPage()
    await restoreSession(other, person)
    await other.goto('/job-tracker')
    await expect(other.locator('html')).toHaveAttribute('lang', 'de')
    await expectAccessible(other, 'the board in German')
    await other.context().close()
  },
)

test(
  'a German page shows validation errors and the server’s refusals in German',
  DESKTOP_ONLY,
  async ({ browser }) => {
    const page = await browser.newPage({ locale: 'de-AT' })
    await page.goto('/login')
    await page.getByLabel(inGerman('Email or username')).fill('nobody@example.com')
    await page.getByLabel(inGerman('Password'), { exact: true }).fill('Wrong-password1!')
    // The texts for this load after the refusal, which waits for them.
    const refused = page.waitForResponse(/auth\.login/)
    await page.route(/sentences\.json$/, async (route) => {
      await refused
      await route.continue()
    })
    await page.getByRole('button', { name: inGerman('Sign in'), exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText(inGerman('Invalid username or password'))
    await page.context().close()
  },
)

const useLongerWords = async (page: Page) => {
  const catalog = JSON.stringify(createPseudoCatalog(ROOT))
  await page.route('**/assets/messages-*/de/start.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `globalThis.messages = ${catalog}; globalThis.messageParts = { folder: '/pseudo/', ids: [] }`,
    }),
  )
  await page.route('/pseudo/sentences.json', (route) =>
    route.fulfill({ json: { plain: {}, filled: [] } }),
  )
  await page.addInitScript(() => {
    const mirror = () => document.documentElement?.setAttribute('dir', 'rtl')
    new MutationObserver(mirror).observe(document, { childList: true })
  })
  await page
    .context()
    .addCookies([{ name: 'language', value: 'de', url: test.info().project.use.baseURL ?? '' }])
}

test(
  'longer words, written from right to left, fit every screen and dialog, wide or narrow',
  DESKTOP_ONLY,
  async ({ page, person }) => {
    test.slow()
    const narrow = { width: 360, height: 800 }
    const wide = { ...narrow, width: 1280 }
    await page.setViewportSize(wide)
    await useLongerWords(page)
    let [opened, changed] = [wide, narrow]
    await visitEverything(page, person, '~', async (shown, path) => {
      await expectToFit(shown, `${path}, opened at ${opened.width} px`)
      await shown.setViewportSize(changed)
      await expectToFit(shown, `${path}, changed to ${changed.width} px`)
      // The next one opens at this width, since each change lays out the whole page.
      ;[opened, changed] = [changed, opened]
    })
  },
)

test(
  'text twice as large fits every screen and dialog of a phone',
  DESKTOP_ONLY,
  async ({ page, person }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(() => {
      const enlarge = () => document.documentElement?.style.setProperty('font-size', '200%')
      new MutationObserver(enlarge).observe(document, { childList: true })
    })
    await visitEverything(page, person, '', expectToFit)
  },
)
