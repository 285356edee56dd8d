import { findCard, openBoard } from '../support/board.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test('filters are chosen, combined, removed and kept in the URL by keyboard alone', async ({
  page,
  signedIn,
}) => {
  const remote = { work_mode: 'remote', source: 'LinkedIn' } as const
  await signedIn.addJob({ company: 'Acme', position: 'Baker', ...remote })
  await signedIn.addJob({ company: 'Bravo', position: 'Cook', source: 'Agency' })
  await signedIn.addJob({ company: 'Bravo', position: 'Diver', work_mode: 'remote' })
  await openBoard(page)
  await expect(page.locator('[data-job-card]')).toHaveCount(3)
  const panel = page.getByRole('dialog', { name: 'Filter applications' })
  const filter = page.getByRole('button', { name: 'Filter', exact: true })

  await filter.focus()
  // Pressed as the panel takes the focus, before the timers of its focus trap.
  await page.evaluate(() => {
    const press = (event: FocusEvent) =>
      event.target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    document.addEventListener('focusin', press, { once: true })
  })
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: 'Stage' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(panel.getByRole('button', { name: 'Status' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(panel.getByRole('button', { name: 'Stage' })).toBeFocused()
  await panel.getByRole('button', { name: 'Company' }).press('Enter')
  await expect(panel.getByRole('checkbox', { name: /^Bravo\s*2$/ })).toBeFocused()
  await expectAccessible(page, 'the values of a filter')
  await page.keyboard.press('Space')
  await expect(panel.getByText('2 applications', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(filter).toBeFocused()
  await expect(page).toHaveURL(/\?company=Bravo$/)

  await openBoard(page, '?company=Bravo&work_mode=remote')
  await expect(page.locator('[data-job-card]')).toHaveCount(1)
  await expect(findCard(page, 'Diver at Bravo')).toBeVisible()
  const chips = page.getByRole('list', { name: 'Filters' })
  await expect(chips.getByRole('listitem')).toHaveText([/Company: Bravo/, /Work mode: Remote/])
  await expectAccessible(page, 'the chips of filters')
  await page.getByRole('button', { name: 'Save view' }).press('Enter')
  await page.keyboard.type('Far away')
  await page.keyboard.press('Enter')
  await expect(page.getByText('View: Far away')).toBeVisible()
  await chips.getByRole('button', { name: 'Company: Bravo' }).press('Enter')
  await expect(panel.getByRole('checkbox', { name: /^Acme\s*1$/ })).toBeVisible()
  await panel.getByRole('checkbox', { name: /^Acme/ }).check()
  await page.keyboard.press('Escape')
  await expect(chips).toContainText('Bravo or Acme')
  await expect(chips.getByRole('button', { name: 'Company: Bravo or Acme' })).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(chips.getByRole('listitem')).toHaveText([/Work mode: Remote/])
  await expect(chips.getByRole('button', { name: /^Work mode/ })).toBeFocused()
  await expect(page.locator('[data-job-card]')).toHaveCount(2)
  await page.keyboard.press('Backspace')
  await expect(chips).toHaveCount(0)
  await expect(filter).toBeFocused()
  await expect(page).toHaveURL(/\/job-tracker$/)

  await filter.press('Enter')
  await panel.getByRole('button', { name: 'Far away', exact: true }).click()
  await expect(page).toHaveURL(/company=Bravo&work_mode=remote$/)
  await filter.press('Enter')
  await panel.getByRole('button', { name: 'Rename Far away' }).click()
  await page.keyboard.type(' 2')
  await page.keyboard.press('Enter')
  await panel.getByRole('button', { name: 'Delete Far away 2' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo' }).click()
  await filter.press('Enter')
  await expect(panel.getByRole('button', { name: 'Far away 2', exact: true })).toBeVisible()

  await openBoard(page, '?source=Nowhere&applied=last-7')
  await expect(
    page.getByRole('heading', { name: 'No application matches these filters' }),
  ).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.locator('[data-job-card]')).toHaveCount(3)
})
