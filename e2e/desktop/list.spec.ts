import type { Page } from '@playwright/test'
import { chooseAction, findCard, openBoard } from '../support/board.ts'
import { expectAccessibleInBoth } from '../support/both-themes.ts'
import { expect, type Person, test } from '../support/test.ts'

const findTable = (page: Page) => page.getByRole('table', { name: 'Job applications' })

const findHeader = (page: Page, name: string) =>
  findTable(page).getByRole('columnheader', { name, exact: true })

/** Returns the positions from top to bottom. */
const readPositions = (page: Page) => () =>
  findTable(page).getByRole('row').locator('[data-job-card]').allTextContents()

const addThree = async (person: Person) => {
  const oldest = { application_date: '2026-01-02', deadline: '2040-02-01' }
  const b = { company: 'Bravo', position: 'Cook', status: 'offer', ...oldest } as const
  const middle = { application_date: '2026-02-02', interview_date: '2040-05-01T12:00:00Z' }
  const c = { company: 'charlie', position: 'Artist', status: 'interviewing', ...middle } as const
  const newest = { application_date: '2026-03-02', deadline: '2040-01-01' }
  const a = { company: 'Alpha', position: 'Baker', status: 'saved', ...newest } as const
  for (const job of [b, c, a]) await person.addJob(job)
}

const SORTS = [
  ['Company', 'company', ['Baker', 'Cook', 'Artist']],
  ['Position', 'position', ['Artist', 'Baker', 'Cook']],
  ['Status', 'status', ['Baker', 'Artist', 'Cook']],
  // Applications without the date come last, in both directions.
  ['Deadline', 'deadline', ['Baker', 'Cook', 'Artist']],
  ['Interview', 'interview_date', ['Artist', 'Baker', 'Cook']],
  ['In status since', 'status_changed_at', ['Cook', 'Artist', 'Baker']],
] as const

test('the list can be sorted by each column, in either direction', async ({ page, signedIn }) => {
  await addThree(signedIn)
  await openBoard(page)
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect(page).toHaveURL(/\/job-tracker\?view=list$/)
  await expect(findHeader(page, 'Applied')).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(readPositions(page)).toEqual(['Baker', 'Artist', 'Cook'])
  for (const [label, key, order] of SORTS) {
    const header = findHeader(page, label)
    await expect(header).toHaveAttribute('aria-sort', 'none')
    await header.getByRole('button').click()
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await expect(page).toHaveURL(new RegExp(`sort=${key}$`))
    await expect.poll(readPositions(page), label).toEqual(order)
    await header.getByRole('button').click()
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(page).toHaveURL(new RegExp(`sort=-${key}$`))
    await expect(findTable(page).locator('[aria-sort]:not([aria-sort="none"])')).toHaveCount(1)
  }
  await findHeader(page, 'Deadline').getByRole('button').click()
  await findHeader(page, 'Deadline').getByRole('button').click()
  await expect.poll(readPositions(page)).toEqual(['Cook', 'Baker', 'Artist'])
  await page.reload()
  await expect(findHeader(page, 'Deadline')).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(readPositions(page)).toEqual(['Cook', 'Baker', 'Artist'])
})

test('the view chosen last is remembered, and shows the same search', async ({
  page,
  signedIn,
}) => {
  await addThree(signedIn)
  await openBoard(page, '?q=o')
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect.poll(readPositions(page)).toEqual(['Cook'])
  await openBoard(page)
  await expect(findTable(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Board', exact: true }).click()
  await expect(findTable(page)).toHaveCount(0)
  await openBoard(page)
  await expect(page.getByRole('heading', { name: 'OFFERED' })).toBeVisible()
})

test('a row shows the same as its card, opens the overview and moves', async ({
  page,
  signedIn,
}) => {
  await addThree(signedIn)
  await openBoard(page, '?view=list&q=charlie')
  const row = findTable(page).getByRole('row').filter({ hasText: 'Artist' })
  for (const fact of ['charlie', 'Interviewing', 'Feb 02, 2026', 'May 01, 2040', '8:00 AM']) {
    await expect(row).toContainText(fact)
  }
  await findCard(page, 'Artist at charlie').click()
  await expect(page.getByRole('dialog', { name: 'Application Overview' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.setViewportSize({ width: 1024, height: 768 })
  const more = page.getByRole('button', { name: 'Actions for Artist at charlie' })
  await expect(more).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 800, height: 768 })
  await expect(more).toBeInViewport({ ratio: 1 })
  await chooseAction(page, 'Artist at charlie', 'Rejected')
  await expect(row).toContainText('Rejected')
  await expect(page.getByText('Moved Artist at charlie to Rejected.')).toBeAttached()
  await expect
    .poll(async () => (await signedIn.listJobs()).map(({ status }) => status))
    .toEqual(['saved', 'rejected', 'offer'])
})

test('columns are chosen and ordered by keyboard, remembered, and sorted by', async ({
  page,
  signedIn,
}) => {
  await signedIn.addJob({ company: 'Alpha', position: 'Baker', source: 'Referral' })
  await signedIn.addJob({ company: 'Bravo', position: 'Cook', source: 'Agency' })
  await openBoard(page, '?view=list')
  const headers = findTable(page).getByRole('columnheader')
  const usual = ['Status', 'Applied', 'Deadline', 'Interview', 'In status since']
  await expect(headers).toHaveText(['Company', 'Position', ...usual, 'Actions'])
  const columns = page.getByRole('button', { name: 'Columns', exact: true })
  await columns.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Columns' })
  await dialog.getByRole('switch', { name: 'Deadline' }).focus()
  await page.keyboard.press('Space')
  await dialog.getByRole('switch', { name: 'Source' }).focus()
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: 'Move Source up' }).focus()
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('Source is number 1 of 12')
  await expectAccessibleInBoth(page, 'choosing columns')
  await page.keyboard.press('Escape')
  await expect(columns).toBeFocused()
  const chosen = ['Source', 'Status', 'Applied', 'Interview', 'In status since']
  await expect(headers).toHaveText(['Company', 'Position', ...chosen, 'Actions'])
  await findHeader(page, 'Source').getByRole('button').click()
  await expect.poll(readPositions(page)).toEqual(['Cook', 'Baker'])
  // Another visit from this device.
  await openBoard(page, '?view=list')
  await expect(headers).toHaveText(['Company', 'Position', ...chosen, 'Actions'])

  await page.setViewportSize({ width: 390, height: 800 })
  const card = page.getByRole('listitem').filter({ hasText: 'Baker' })
  await expect(card).toContainText('Referral')
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(card).not.toContainText('Referral')
})
