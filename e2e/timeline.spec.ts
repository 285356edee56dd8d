import { expectAccessibleAtAnyWidth } from './support/both-themes.ts'
import { failCalls, holdCalls } from './support/calls.ts'
import { DESKTOP_ONLY, expect, test } from './support/test.ts'

test(
  'a status’s start is corrected, and activities are edited and deleted with Undo',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const job = await signedIn.addJob({
      company: 'Bureau',
      position: 'Agent',
      application_date: '2026-03-04',
    })
    await signedIn.updateJob(job.id, { status: 'interviewing' })
    await page.goto(`/job-tracker?dialog=overview&job=${job.id}`)
    const overview = page.getByRole('dialog', { name: 'Application Overview' })
    const timeline = overview.getByRole('region', { name: 'Timeline' })
    const entries = timeline.getByRole('listitem')
    await expect(entries).toHaveText([/Applied\s*Mar 04, 2026/, /Interviewing/])

    const date = timeline.getByRole('button', { name: /correct the date of Interviewing/ })
    await date.focus()
    await page.keyboard.press('Enter')
    const form = timeline.getByRole('form', { name: 'Interviewing since' })
    const field = form.getByLabel('Interviewing since')
    await expect(field).toBeFocused()
    await field.fill('2026-03-01T09:00')
    await page.keyboard.press('Enter')
    await expect(form.getByText('A status must begin after the one before it')).toBeVisible()
    await expectAccessibleAtAnyWidth(page, 'a date that is refused')
    // Escape closes the form, not the dialog, and returns the focus.
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await expect(date).toBeFocused()
    await page.keyboard.press('Enter')
    await field.fill('2026-03-10T09:00')
    await page.keyboard.press('Enter')
    await expect(entries).toHaveText([/Applied.*for 5 days/s, /Interviewing\s*Mar 10, 2026/])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(entries.last()).toHaveText(/for less than a minute so far|for 1 minute so far/)

    const line = overview.getByLabel('What was done')
    await line.fill('Call about the offer')
    const release = await holdCalls(page, 'activities.create')
    await line.press('Enter')
    await expect(timeline.getByText('Call about the offer')).toBeVisible()
    const edits = timeline.getByRole('button', { name: 'Edit “Call about the offer”' })
    await expect(edits, 'nothing is opened that its saving would close').toHaveCount(0)
    release()
    await edits.click()
    const edit = timeline.getByRole('form', { name: 'Edit Activity' })
    await expectAccessibleAtAnyWidth(page, 'an entry that is edited')
    await edit.getByLabel('What was done').fill('Email about the offer')
    await edit.getByLabel('Kind').selectOption('Email')
    await edit.getByLabel('When').fill('2026-03-09T14:30')
    await edit.getByLabel('Minutes').fill('10')
    await edit.getByLabel('Channel').fill('Recruiter portal')
    const mend = await failCalls(page, 'activities.update')
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(edit.getByRole('alert')).toBeVisible()
    await mend()
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(edit).toHaveCount(0)
    await expect(entries.nth(1)).toHaveText(
      /Email about the offer.*Email · Mar 09, 2026 · Recruiter portal · 10 min/,
    )
    await timeline.getByRole('button', { name: 'Delete “Email about the offer”' }).click()
    await expect(entries).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(entries).toHaveCount(3)
  },
)
