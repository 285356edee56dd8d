import type { CDPSession, Locator, Page } from '@playwright/test'
import { chooseAction, findCard, findCardIn, measureOverflow, openBoard } from '../support/board.ts'
import { failCalls } from '../support/calls.ts'
import { expectAccessibleInBoth } from '../support/both-themes.ts'
import { expect, expectAccessible, type Person, test } from '../support/test.ts'

const NAME = 'Engineer at Acme'
const TARGET_PX = 44

const findTab = (page: Page, name: RegExp) => page.getByRole('tab', { name })

type Point = { x: number; y: number }

const centreOf = async (target: Locator): Promise<Point> => {
  const box = await target.boundingBox()
  if (!box) throw new Error('Not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd'

const touch = (session: CDPSession, type: TouchType, points: Point[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: points })

/** Moves a finger from one point to another in several steps. */
const slide = async (session: CDPSession, from: Point, to: Point, steps = 8) => {
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    await touch(session, 'touchMove', [point])
  }
}

/** Presses long enough to pick the card up, without releasing it. */
const pressLong = async (page: Page, session: CDPSession, card: Locator): Promise<Point> => {
  const point = await centreOf(card)
  await touch(session, 'touchStart', [point])
  await expect(findTray(page)).toBeVisible()
  return point
}

/** The drop targets at the bottom, which are shown while a card is held. */
const findTray = (page: Page) =>
  page.locator('section[data-status="saved"]').filter({ hasText: /^Saved$/ })

const findTarget = (page: Page, status: string) => page.locator(`section[data-status="${status}"]`)

const readStatuses = (person: Person) => async () =>
  (await person.listJobs()).map(({ status }) => status)

test('tabs with counts show one column at a time, by tap, key and swipe', async ({
  page,
  signedIn,
}) => {
  await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
  await signedIn.addJob({ company: 'Acme', position: 'Cook', status: 'offer' })
  await signedIn.addJob({ company: 'Acme', position: 'Baker', status: 'offer' })
  await openBoard(page)
  await expect(page.getByRole('tab')).toHaveText([
    /^Saved\s*0$/,
    /^Applied\s*1$/,
    /^Interviewing\s*0$/,
    /^Offered\s*2$/,
    /^Rejected\s*0$/,
  ])
  await expect(findTab(page, /^Applied/)).toHaveAttribute('aria-selected', 'true')
  await expect(findCard(page, NAME)).toBeInViewport()

  await findTab(page, /^Offered/).tap()
  await expect(findTab(page, /^Offered/)).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('[role="tabpanel"]:not([inert])')).toHaveAttribute('id', 'panel-offer')
  await expect(findCard(page, 'Baker at Acme')).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL(/column=offer$/)
  await page.reload()
  await expect(findCard(page, 'Baker at Acme')).toBeInViewport({ ratio: 1 })

  await findTab(page, /^Offered/).focus()
  await page.keyboard.press('ArrowRight')
  await expect(findTab(page, /^Rejected/)).toBeFocused()
  await expect(page.getByText('What did not work out, kept for the record.')).toBeInViewport()
  // A touch while the strip is still moving would start from another place.
  const readGap = () =>
    page
      .locator('#panel-rejected')
      .evaluate((panel) => Math.abs(Math.round(panel.getBoundingClientRect().left)))
  await expect.poll(readGap).toBe(0)

  const session = await page.context().newCDPSession(page)
  // The swiped strip snaps to a neighbouring column.
  await session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 500,
    xDistance: 300,
    speed: 900,
  })
  await expect(findTab(page, /^Offered/)).toHaveAttribute('aria-selected', 'true')
  await expect(findCard(page, 'Baker at Acme')).toBeInViewport({ ratio: 1 })
})

test('a long press picks a card up, and the tray moves it to another column', async ({
  page,
  signedIn,
}) => {
  await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
  await openBoard(page)
  const session = await page.context().newCDPSession(page)
  const from = await pressLong(page, session, findCard(page, NAME))
  await expectAccessibleInBoth(page, 'a card held over the tray')
  const target = findTarget(page, 'offer')
  await slide(session, from, await centreOf(target))
  await expect(target).toHaveAttribute('data-over')
  await expect(page.getByText('Over Offered, column 4 of 5.')).toBeAttached()
  await touch(session, 'touchEnd', [])
  await expect(findTab(page, /^Offered/)).toHaveText(/1$/)
  await expect(findTab(page, /^Applied/)).toHaveText(/0$/)
  await expect(target).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(readStatuses(signedIn)).toEqual(['offer'])
})

test('a drag that the server refuses is reverted, and one dropped elsewhere changes nothing', async ({
  page,
  signedIn,
}) => {
  await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
  await openBoard(page)
  await failCalls(page, 'jobs.update')
  const session = await page.context().newCDPSession(page)
  const from = await pressLong(page, session, findCard(page, NAME))
  await slide(session, from, { x: from.x, y: from.y + 120 })
  await touch(session, 'touchEnd', [])
  await expect(page.getByText('Dropped. Engineer at Acme stays in Applied.')).toBeAttached()
  await expect(page.getByRole('alert')).toHaveCount(0)

  const again = await pressLong(page, session, findCard(page, NAME))
  await slide(session, again, await centreOf(findTarget(page, 'rejected')))
  await touch(session, 'touchEnd', [])
  await expect(page.getByRole('alert')).toContainText('Failed to update application status')
  await expect(findCardIn(page, /^applied/i, NAME)).toBeInViewport()
  await expect(findTab(page, /^Rejected/)).toHaveText(/0$/)
  expect(await readStatuses(signedIn)()).toEqual(['applied'])
})

test('a tap opens the card, and a swipe that starts on a card does not pick it up', async ({
  page,
  signedIn,
}) => {
  for (let index = 1; index <= 12; index += 1) {
    await signedIn.addJob({ company: 'Acme', position: `Engineer ${index}` })
  }
  await openBoard(page)
  const first = findCard(page, 'Engineer 12 at Acme')
  await expect(first).toBeInViewport()
  const session = await page.context().newCDPSession(page)
  await session.send('Input.synthesizeScrollGesture', { x: 195, y: 600, yDistance: -400 })
  await expect(first).not.toBeInViewport()
  await expect(findTray(page)).toHaveCount(0)
  await findCard(page, 'Engineer 7 at Acme').tap()
  await expect(page.getByRole('dialog', { name: 'Application Overview' })).toBeVisible()
})

test('every dialog about an application fills the screen', async ({ page, signedIn }) => {
  const status = 'interviewing'
  await signedIn.addJob({ company: 'Acme', position: 'Engineer', status })
  await openBoard(page, '?column=interviewing')
  const expectFull = async (name: string) => {
    const dialog = page.getByRole('dialog', { name, exact: true })
    await expect(dialog).toBeVisible()
    await expect
      .poll(() => dialog.boundingBox(), name)
      .toEqual(expect.objectContaining({ x: 0, y: 0, width: 390, height: 844 }))
    expect(await measureOverflow(page)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await findCard(page, NAME).tap()
  await expectFull('Application Overview')
  await chooseAction(page, NAME, 'Edit')
  await expectFull('Edit Application')
  await chooseAction(page, NAME, 'Prepare')
  await expectFull('Acme')
  await page.getByRole('button', { name: 'Add Application' }).tap()
  await expectFull('Add Application')
})

test('the list is shown as cards, each with its status, in the chosen order', async ({
  page,
  signedIn,
}) => {
  await signedIn.addJob({ company: 'Bravo', position: 'Cook', status: 'offer' })
  await signedIn.addJob({ company: 'Alpha', position: 'Baker', status: 'saved' })
  await openBoard(page)
  await page.getByRole('button', { name: 'List', exact: true }).tap()
  const cards = page.getByRole('list', { name: 'Job applications' }).getByRole('listitem')
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(cards).toHaveText([/Baker.*Saved/, /Cook.*Offer/])
  await page.getByLabel('Sort by').selectOption('Position')
  await expect(cards).toHaveText([/Cook/, /Baker/])
  await page.getByRole('button', { name: 'Descending: reverse' }).tap()
  await expect(cards).toHaveText([/Baker/, /Cook/])
  await expect(page).toHaveURL(/sort=position$/)
  await page.reload()
  await expect(cards).toHaveText([/Baker/, /Cook/])
  await findCard(page, 'Cook at Bravo').tap()
  await expect(page.getByRole('dialog', { name: 'Application Overview' })).toBeVisible()
})

/** Lists visible buttons, links and fields that are too small for a finger, by name and size. */
const listSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const targets = document.querySelectorAll('button, a[href], input, select, [role="menuitem"]')
    const isFound = (element: Element) => element.checkVisibility() && !element.closest('[inert]')
    return [...targets].filter(isFound).flatMap((element) => {
      // A card can be tapped anywhere, since its button covers it.
      const { width, height } = (
        element.matches('[data-job-card]') ? (element.closest('li') ?? element) : element
      ).getBoundingClientRect()
      const isOffScreen = width <= 1 || height <= 1
      if (isOffScreen || (width >= least - 0.5 && height >= least - 0.5)) return []
      const name = element.getAttribute('aria-label') ?? element.textContent
      return [`${name}: ${Math.round(width)} x ${Math.round(height)}`]
    })
  }, TARGET_PX)

test('at 360 px nothing scrolls sideways, and tap targets are 44 px', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openBoard(page)
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
  expect(await listSmallTargets(page)).toEqual([])
  const url = 'https://jobs.example.com/7'
  await signedIn.addJob({ company: 'Acme', position: 'Engineer', status: 'interviewing', url })
  for (const search of ['?column=interviewing', '?view=list', '?view=board&q=acme', '?q=zzz']) {
    await openBoard(page, search)
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expect(findCard(page, NAME).or(page.getByText('No application matches'))).toBeAttached()
    expect(await listSmallTargets(page), search).toEqual([])
    expect(await measureOverflow(page), search).toBe(0)
  }
  await openBoard(page, '?column=interviewing')
  await page.getByRole('button', { name: `Actions for ${NAME}` }).tap()
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await listSmallTargets(page), 'menu').toEqual([])
  expect(await measureOverflow(page), 'menu').toBe(0)
  await expectAccessible(page, 'menu', 'no colours')
  await page.getByRole('menuitem', { name: 'Edit' }).tap()
  await expect(page.getByRole('dialog').getByLabel('Round')).toBeVisible()
  expect(await listSmallTargets(page), 'form').toEqual([])
  const fonts = await page
    .getByRole('dialog')
    .locator('input, select, textarea')
    .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)))
  // Below 16 px a phone zooms into the field.
  expect(Math.min(...fonts)).toBeGreaterThanOrEqual(16)
})
