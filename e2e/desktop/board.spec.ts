import type { Locator, Page } from '@playwright/test'
import { findCard, findCardIn, openBoard } from '../support/board.ts'
import { failCalls } from '../support/calls.ts'
import { expect, type Person, test } from '../support/test.ts'

const NAME = 'Engineer at Acme'

const findArea = (page: Page, column: string) =>
  page.getByRole('region', { name: column, exact: true })

const centreOf = async (target: Locator) => {
  const box = await target.boundingBox()
  if (!box) throw new Error('Not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * Presses the mouse on the card and moves it to `target` in several steps, without releasing it.
 */
const pickUp = async (page: Page, card: Locator, target: Locator) => {
  const from = await centreOf(card)
  const to = await centreOf(target)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await expect(target).toHaveAttribute('data-over')
}

const readStatuses = (person: Person) => async () =>
  (await person.listJobs()).map(({ position, status }) => `${position}: ${status}`).toSorted()

test('five columns are shown side by side with their counts', async ({ page, signedIn }) => {
  for (const [position, status] of [
    ['One', 'saved'],
    ['Two', 'offer'],
    ['Three', 'offer'],
  ] as const) {
    await signedIn.addJob({ company: 'Acme', position, status })
  }
  await openBoard(page)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'SAVED',
    'APPLIED',
    'INTERVIEWING',
    'OFFERED',
    'REJECTED',
  ])
  for (const [column, count] of [
    ['SAVED', '1'],
    ['APPLIED', '0'],
    ['OFFERED', '2'],
  ] as const) {
    await expect(findArea(page, column).getByText(count, { exact: true })).toBeVisible()
  }
  await expect(findArea(page, 'OFFERED').getByRole('listitem')).toHaveText([/Three/, /Two/])
  await findArea(page, 'REJECTED')
    .getByRole('button', { name: 'Add an application to Rejected' })
    .click()
  const form = page.getByRole('dialog', { name: 'Add Application' })
  await expect(form.getByLabel('Status')).toHaveValue('rejected')
})

test('a dragged card takes the status of its column, unless it is dropped elsewhere or refused', async ({
  page,
  signedIn,
}) => {
  await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
  await openBoard(page)
  await test.step('a drag that ends outside, where it began, or with Escape changes nothing', async () => {
    const said = page.getByText(/Engineer at Acme stays in Applied\.$/)
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('jobs.update')) calls.push(request.url())
    })
    await pickUp(page, findCard(page, NAME), findArea(page, 'OFFERED'))
    await page.mouse.move(640, 20, { steps: 4 })
    await page.mouse.up()
    await expect(said).toHaveText(/^Dropped/)
    await pickUp(page, findCard(page, NAME), findArea(page, 'APPLIED'))
    await page.mouse.up()
    await expect(said).toHaveText(/^Dropped/)
    await pickUp(page, findCard(page, NAME), findArea(page, 'SAVED'))
    await page.keyboard.press('Escape')
    await expect(said).toHaveText(/^Cancelled/)
    await page.mouse.up()
    await expect(findCardIn(page, /^APPLIED/, NAME)).toBeVisible()
    expect(calls).toEqual([])
  })
  await test.step('a drag that the server refuses is reverted and reported', async () => {
    const repair = await failCalls(page, 'jobs.update')
    await pickUp(page, findCard(page, NAME), findArea(page, 'OFFERED'))
    await page.mouse.up()
    await expect(page.getByRole('alert')).toContainText('Failed to update application status')
    await expect(findCardIn(page, /^APPLIED/, NAME)).toBeFocused()
    await expect(findCard(page, NAME)).toHaveCount(1)
    expect(await readStatuses(signedIn)()).toEqual(['Engineer: applied'])
    await repair()
  })
  await test.step('any other drag takes the status of its column, also after a reload', async () => {
    await pickUp(page, findCard(page, NAME), findArea(page, 'OFFERED'))
    await page.mouse.up()
    await expect(findCardIn(page, /^OFFERED/, NAME)).toBeFocused()
    await expect(findArea(page, 'OFFERED').getByText('1', { exact: true })).toBeVisible()
    await expect(findArea(page, 'APPLIED').getByText('0', { exact: true })).toBeVisible()
    await expect.poll(readStatuses(signedIn)).toEqual(['Engineer: offer'])
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await expect(findCardIn(page, /^OFFERED/, NAME)).toBeVisible()
  })
})

test('a card is moved between columns by keyboard alone, and each step is announced', async ({
  page,
  signedIn,
}) => {
  await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
  await signedIn.addJob({ company: 'Acme', position: 'Designer' })
  await openBoard(page)
  const said = page.locator('[aria-live="assertive"].visually-hidden')
  const card = findCard(page, NAME)
  await card.focus()
  await page.keyboard.press('Space')
  await expect(said).toHaveText(
    'Picked up Engineer at Acme. In Applied, column 2 of 5. Left and right arrow keys move it, Space drops it, Escape cancels.',
  )
  await page.keyboard.press('ArrowRight')
  await expect(said).toHaveText('Over Interviewing, column 3 of 5.')
  await page.keyboard.press('ArrowRight')
  await expect(said).toHaveText('Over Offered, column 4 of 5.')
  await page.keyboard.press('ArrowLeft')
  await expect(said).toHaveText('Over Interviewing, column 3 of 5.')
  await page.keyboard.press('Escape')
  await expect(said).toHaveText('Cancelled. Engineer at Acme stays in Applied.')
  await expect(card).toBeFocused()
  expect(await readStatuses(signedIn)()).toEqual(['Designer: applied', 'Engineer: applied'])

  await page.keyboard.press('Space')
  await expect(said).toHaveText(/^Picked up/)
  for (const column of ['Interviewing', 'Offered', 'Rejected']) {
    await page.keyboard.press('ArrowRight')
    await expect(said).toContainText(`Over ${column}`)
  }
  await page.keyboard.press('Space')
  await expect(said).toHaveText('Moved Engineer at Acme to Rejected.')
  await expect(findCardIn(page, /^REJECTED/, NAME)).toBeFocused()
  await expect.poll(readStatuses(signedIn)).toEqual(['Designer: applied', 'Engineer: rejected'])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('arrow keys lead from card to card, Enter opens one, and Tab leaves the column', async ({
  page,
  signedIn,
}) => {
  await signedIn.addJob({ company: 'Acme', position: 'First', status: 'saved' })
  await signedIn.addJob({ company: 'Acme', position: 'Second', status: 'applied' })
  await signedIn.addJob({ company: 'Acme', position: 'Third', status: 'applied' })
  await openBoard(page)
  const focusIsOn = (name: string) => expect(findCard(page, `${name} at Acme`)).toBeFocused()
  await findCard(page, 'Third at Acme').focus()
  await page.keyboard.press('ArrowDown')
  await focusIsOn('Second')
  await page.keyboard.press('ArrowDown')
  await focusIsOn('Second')
  await page.keyboard.press('Home')
  await focusIsOn('Third')
  await page.keyboard.press('ArrowLeft')
  await focusIsOn('First')
  await page.keyboard.press('ArrowRight')
  await focusIsOn('Third')
  await page.keyboard.press('Enter')
  const overview = page.getByRole('dialog', { name: 'Application Overview' })
  await expect(overview.getByText('Third')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(overview).toHaveCount(0)
  await focusIsOn('Third')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Actions for Third at Acme' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('button', { name: 'Add an application to Interviewing' }),
  ).toBeFocused()
})
