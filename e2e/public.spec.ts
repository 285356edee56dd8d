import type { Page } from '@playwright/test'
import { PAGES, type PagePath } from '../src/shell/pages.ts'
import { goWithin } from './support/navigate.ts'
import { DESKTOP_ONLY, expect, expectAccessible, test } from './support/test.ts'

const PUBLIC_PAGES = ['/', '/features', '/about', '/terms', '/privacy'] as const
const SMALLEST_PHONE = { width: 360, height: 740 }

/** Returns the header's links, which a phone only shows in the menu. */
const openHeader = async (page: Page, isPhone: boolean) => {
  if (isPhone) await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link')
}

const follow = async (page: Page, isPhone: boolean, name: string) => {
  const links = await openHeader(page, isPhone)
  await links.filter({ hasText: name }).click()
}

const readFooter = (page: Page) => page.getByRole('navigation', { name: 'Footer' })

const expectPage = async (page: Page, path: PagePath) => {
  await expect(page).toHaveURL(path)
  await expect(page).toHaveTitle(`${PAGES[path].title} · Foothold`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('a visitor finds every public page and the sign-in by header and footer', async ({
  page,
  isMobile,
}) => {
  // A card that moves fades, and would be read with colours of too little contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const links = await openHeader(page, isMobile)
  await expect(links).toHaveText(['Home', 'Features', 'About', 'Login'])
  if (isMobile) {
    await expectAccessible(page, 'open menu')
    await page.keyboard.press('Escape')
    await expect(links).toHaveCount(0)
  }
  await follow(page, isMobile, 'Features')
  await expectPage(page, '/features')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Track applications',
    'Search and filters',
    'Personalized dashboards',
    'Contact management',
    'Document storage',
    'Browser extension support',
  ])
  await follow(page, isMobile, 'About')
  await expectPage(page, '/about')

  const footer = readFooter(page)
  await footer.getByRole('link', { name: 'Terms' }).click()
  await expectPage(page, '/terms')
  const date = page.getByText('Last updated August 19, 2025')
  await expect(date).toHaveAttribute('datetime', '2025-08-19')
  for (const term of ['at least 13 years old', 'State of California', 'You keep ownership']) {
    await expect(page.getByText(term)).toBeVisible()
  }
  await footer.getByRole('link', { name: 'Privacy' }).click()
  await expectPage(page, '/privacy')
  await expect(page.getByText('Your personal data is not sold')).toBeVisible()
  const others = page.getByRole('region', { name: 'Who else learns something' })
  const named = [
    'LinkedIn',
    /icon.*company.*school.*bookmarked/,
    'Fetch title',
    'The mail provider',
    'Your mail provider',
  ]
  for (const who of named) {
    await expect(others.getByRole('listitem').filter({ hasText: who })).toHaveCount(1)
  }
  await expect(page.getByText('15 to 30 days')).toBeVisible()
  await footer.getByRole('link', { name: 'Run it yourself' }).click()
  await expect(page).toHaveURL('/about#self-host')
  await expect(page.getByRole('heading', { name: 'Run it yourself' })).toBeInViewport()
  const support = footer.getByRole('link', { name: 'Support' })
  await expect(support).toHaveAttribute('href', /^mailto:support@localhost\?.*about/)

  await follow(page, isMobile, 'Home')
  await expectPage(page, '/')
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expectPage(page, '/register')
  await page.goBack()
  await follow(page, isMobile, 'Login')
  await expectPage(page, '/login')
})

test('no public page promises a missing feature', DESKTOP_ONLY, async ({ page }) => {
  await page.goto('/features')
  const features = page.getByRole('main')
  await expect(features).toContainText('saved, applied, interviewing, offered and rejected')
  for (const path of PUBLIC_PAGES) {
    await goWithin(page, path)
    await expectPage(page, path)
    await expect(page.getByRole('main')).not.toContainText(
      /get back to them|no one reading|nobody else,|brought back for a day|still to come/i,
    )
  }
})

test('public pages lead a signed-in person to the dashboard', async ({
  page,
  isMobile,
  signedIn,
}) => {
  expect(signedIn.token).not.toBe('')
  await page.goto('/features')
  const links = await openHeader(page, isMobile)
  await expect(links).toHaveText(['Home', 'Features', 'About', 'Dashboard'])
  await links.filter({ hasText: 'Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

/** Adds up layout shifts from the first paint on. */
const watchJumps = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { jumped: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as LayoutShift
        if (!hadRecentInput) Object.assign(window, { jumped: readJumped() + value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
    const readJumped = () => Number(Reflect.get(window, 'jumped'))
  })
type LayoutShift = { value: number; hadRecentInput: boolean }

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await nextFrame()
    }
  })

/** Lists the URLs of pictures that change their size when they load. */
const listMisshapen = (page: Page) =>
  page.locator('img').evaluateAll((images) =>
    images.flatMap((image) => {
      if (!(image instanceof HTMLImageElement)) return []
      const [width, height] = [image.getAttribute('width'), image.getAttribute('height')]
      const drift = (Number(width) / Number(height)) * (image.naturalHeight / image.naturalWidth)
      return Math.abs(drift - 1) < 0.01 ? [] : [image.src]
    }),
  )

const arePicturesLoaded = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((images) =>
      images.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
    )

test('no public page shifts, waits for a script or scrolls sideways', async ({
  page,
  isMobile,
}) => {
  if (isMobile) await page.setViewportSize(SMALLEST_PHONE)
  await watchJumps(page)
  for (const path of PUBLIC_PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await scrollThrough(page)
    await expect.poll(() => arePicturesLoaded(page)).toBe(true)
    const seen = await page.evaluate(() => ({
      jumped: Reflect.get(window, 'jumped') as number,
      width: document.documentElement.scrollWidth - innerWidth,
      unsized: document.querySelectorAll('img:not([width][height])').length,
      blocking: performance
        .getEntriesByType('resource')
        .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
        .map((entry) => new URL(entry.name).pathname.split('.').at(-1)),
    }))
    // The styles do block, which shows that the browser reports blocking requests.
    expect(new Set(seen.blocking), path).toEqual(new Set(['css']))
    expect(seen, path).toMatchObject({ jumped: 0, width: 0, unsized: 0 })
    expect(await listMisshapen(page), path).toEqual([])
  }
})

test(
  'the card on the landing page moves, until it is paused or reduced motion is preferred',
  DESKTOP_ONLY,
  async ({ page }) => {
    const STEP_MS = 3_500
    await page.clock.install()
    await page.goto('/')
    const card = page.getByTestId('sample-card')
    const interviewing = card.locator('li[data-stage="3"]')
    await expect(interviewing).toContainText('Harbor & Co')
    await expect(card.locator('li:not([data-stage="-1"])')).toContainText([
      'In Progress',
      'Applied',
      'Viewed',
      'Interview',
    ])
    await expect(card).toHaveAttribute('data-moving')
    await page.clock.runFor(STEP_MS)
    await expect(interviewing).toContainText('Fernbank')

    await page.getByRole('button', { name: 'Pause the animation' }).click()
    await expect(card).not.toHaveAttribute('data-moving')
    await page.clock.runFor(3 * STEP_MS)
    await expect(interviewing).toContainText('Fernbank')
    await page.getByRole('button', { name: 'Play the animation' }).click()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(card).not.toBeInViewport()
    await expect(card).not.toHaveAttribute('data-moving')
    await page.clock.runFor(3 * STEP_MS)
    await expect(interviewing).toContainText('Fernbank')

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await card.scrollIntoViewIfNeeded()
    await page.clock.runFor(3 * STEP_MS)
    await expect(interviewing).toContainText('Fernbank')
    await expect(page.getByRole('button', { name: /the animation/ })).toHaveCount(0)
    // With any other duration, a change of theme would animate each nested element.
    await expect(page.locator('body')).toHaveCSS('transition-duration', '0s')
    await expect(card).toHaveCSS('transition-duration', '0s')
  },
)

test('public pages keep their styles after the sign-in pages', DESKTOP_ONLY, async ({ page }) => {
  const readLook = () =>
    page.evaluate(() => {
      const { fontFamily, color, backgroundColor } = getComputedStyle(document.body)
      const heading = getComputedStyle(document.querySelector('h1') ?? document.body)
      return { fontFamily, color, backgroundColor, heading: heading.color }
    })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const dark = await readLook()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/login')
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(readLook).toEqual(dark)
})
