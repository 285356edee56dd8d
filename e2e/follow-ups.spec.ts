import { expectAccessibleAtAnyWidth } from './support/both-themes.ts'
import { holdFirstResponse } from './support/calls.ts'
import { DESKTOP_ONLY, expect, test } from './support/test.ts'

test(
  'the dashboard lists due follow-ups, which are done with Undo, snoozed, and added by the palette',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const job = await signedIn.addJob({ company: 'Bureau', position: 'Agent' })
    const HOUR = 3_600_000
    const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
    await signedIn.addReminder({ title: 'Long ago', due_at: at(-72), job_id: job.id })
    await signedIn.addReminder({ title: 'Soon', due_at: at(72) })
    await signedIn.addReminder({ title: 'Far away', due_at: at(24 * 90) })
    await page.goto('/dashboard')
    const part = page.getByRole('region', { name: 'Follow-ups' })
    await expect(part.getByRole('checkbox')).toHaveCount(2)
    await expect(part.getByRole('heading', { level: 3 })).toHaveText([/Overdue/, /This week/])
    await expect(page.getByText('follow-up is due')).toHaveCount(1)
    await expectAccessibleAtAnyWidth(page, 'dashboard with follow-ups')

    // Undone before the server has responded to what is undone.
    const release = await holdFirstResponse(page, 'reminders.update')
    await part.getByRole('checkbox', { name: 'Done: Long ago' }).click()
    await expect(part.getByRole('checkbox', { name: 'Done: Long ago' })).toBeHidden()
    await expect(page.getByText('follow-up is due')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(part.getByRole('checkbox', { name: 'Done: Long ago' })).toBeVisible()

    await part.getByRole('button', { name: /Snooze or change “Long ago”/ }).click()
    const refetched = page.waitForResponse(/reminders\.list/)
    release()
    await refetched
    await page.getByRole('menuitem', { name: 'In three days' }).click()
    await expect(part.getByRole('heading', { level: 3 })).toHaveText([/This week\s*2/])

    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox', { name: /^Search screens/ }).fill('follow-up')
    await page.getByRole('option', { name: 'Add follow-up' }).click()
    const form = page.getByRole('dialog', { name: 'Add Follow-up' })
    await form.getByLabel('What to do').fill('Send a thank-you')
    await form.getByLabel('Application').selectOption('Bureau: Agent')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(part.getByRole('listitem').filter({ hasText: 'thank-you' })).toContainText(
      'Agent, Bureau',
    )
    await part
      .getByRole('listitem')
      .filter({ hasText: 'thank-you' })
      .getByText('Agent, Bureau')
      .click()
    await expect(page.getByRole('dialog', { name: 'Application Overview' })).toBeVisible()
  },
)
