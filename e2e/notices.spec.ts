import { expectAccessibleInBoth } from './support/both-themes.ts'
import { DESKTOP_ONLY, expect, test } from './support/test.ts'

test(
  'due follow-ups are sent by email, and the calendar’s address can be renewed and ended',
  DESKTOP_ONLY,
  async ({ page, request, signedIn }) => {
    await signedIn.addJob({ company: 'Acme', position: 'Engineer', deadline: '2036-05-01' })
    await page.goto('/settings')
    const reminders = page.getByRole('region', { name: 'Reminders by mail and push' })
    await reminders.getByRole('button', { name: 'Change' }).click()
    const dialog = page.getByRole('dialog', { name: 'Email about what is due' })
    await expect(dialog.getByLabel('Time zone')).toHaveValue('America/New_York')
    await dialog.getByLabel('How often').selectOption('Every Monday')
    await dialog.getByLabel('At').selectOption('7:00 AM')
    await expectAccessibleInBoth(page, 'email about what is due')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(reminders).toContainText('Every Monday at 7:00 AM, America/New York')

    const calendar = page.getByRole('region', { name: 'Calendar' })
    await calendar.getByRole('button', { name: 'Create an address' }).click()
    const address = calendar.getByLabel('Private address')
    const first = await address.inputValue()
    expect(await (await request.get(first)).text()).toContain('SUMMARY:Deadline: Engineer\\, Acme')
    await expect(calendar.getByRole('link', { name: 'Open in your calendar' })).toHaveAttribute(
      'href',
      first.replace(/^http/, 'webcal').replace('webcals', 'webcal'),
    )
    await calendar.getByRole('button', { name: 'Renew' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Renew' }).click()
    await expect(address).not.toHaveValue(first)
    expect((await request.get(first)).status()).toBe(404)
    await calendar.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(calendar.getByRole('button', { name: 'Create an address' })).toBeVisible()
  },
)
