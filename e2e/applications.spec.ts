import type { Locator, Page } from '@playwright/test'
import { chooseAction, findCard, openBoard } from './support/board.ts'
import { dropResponse, failCalls, holdCalls } from './support/calls.ts'
import { DESKTOP_ONLY, expect, test } from './support/test.ts'

// Nine in the evening of the 4th in New York, but already the 5th in UTC.
const NOW = new Date('2030-02-05T02:00:00Z')

const openForm = async (page: Page): Promise<Locator> => {
  await openBoard(page)
  await page.getByRole('button', { name: 'Add Application' }).click()
  return findForm(page, 'Add Application')
}

const findForm = (page: Page, name: 'Add Application' | 'Edit Application') =>
  page.getByRole('dialog', { name })

const findMarkedQuery = (page: Page) => page.getByRole('dialog', { name: 'Discard your changes?' })

/** Enters day and month into a date field, but no year. */
const typeDateWithoutYear = async (page: Page, field: Locator) => {
  await field.focus()
  await page.keyboard.type('1231')
}

const save = (form: Locator) => form.getByRole('button', { name: 'Save' }).click()

test(
  'an added application appears on the board as it was typed',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await page.clock.setFixedTime(NOW)
    const form = await openForm(page)
    await expect(form.getByLabel('Position')).toBeFocused()
    await expect(form.getByLabel('Status')).toHaveValue('applied')
    await expect(form.getByLabel('Application date')).toHaveValue('2030-02-04')
    await form.getByLabel('Position').fill('  Staff Engineer ')
    await form.getByLabel('Company').fill('Acme')
    await form.getByLabel('Location').fill('Oslo')
    await form.getByLabel('Deadline').fill('2030-03-01')
    await form.getByLabel('Job posting link').fill('jobs.example.com/7')
    await form.getByLabel('Notes').fill('Ask about the team.')
    await expect(form.getByLabel('Job posting link')).toHaveValue('https://jobs.example.com/7')
    await save(form)

    await expect(page.getByText('Application added')).toBeVisible()
    await expect(form).toHaveCount(0)
    await expect(findCard(page, 'Staff Engineer at Acme')).toBeVisible()
    expect(await signedIn.listJobs()).toEqual([
      expect.objectContaining({
        position: 'Staff Engineer',
        company: 'Acme',
        location: 'Oslo',
        status: 'applied',
        application_date: '2030-02-04',
        deadline: '2030-03-01',
        url: 'https://jobs.example.com/7',
        notes: 'Ask about the team.',
        interview_date: null,
        interview_type: null,
        interview_round: null,
      }),
    ])
  },
)

test(
  'missing and invalid values are shown at their fields, and the first has the focus',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const form = await openForm(page)
    await form.getByLabel('Job posting link').fill('not an address')
    await form.getByLabel('Location').fill('x'.repeat(201))
    await form.getByLabel('Status').selectOption('Interviewing')
    await form.getByLabel('Round').fill('0')
    await form.getByLabel('Interview date').focus()
    await page.keyboard.press('Backspace')
    await typeDateWithoutYear(page, form.getByLabel('Deadline'))
    await save(form)
    for (const [label, message] of [
      ['Position', 'Position is required'],
      ['Company', 'Company is required'],
      ['Location', 'Location must be at most 200 characters'],
      ['Interview date', 'Please fill in the whole date and time'],
      ['Deadline', 'Please fill in the whole date'],
      ['Round', /^Interview round must be a whole number from 1 to \d+$/],
      ['Job posting link', 'Please enter a valid URL'],
    ] as const) {
      const field = form.getByLabel(label)
      await expect(field).toHaveAccessibleDescription(message)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
    }
    await expect(form.getByLabel('Position')).toBeFocused()
    expect(await signedIn.listJobs()).toEqual([])

    await form.getByLabel('Position').fill('Engineer')
    await form.getByLabel('Company').fill('Acme')
    await form.getByLabel('Location').fill('')
    await form.getByLabel('Round').fill('2')
    await form.getByLabel('Interview date').fill('2030-02-06T11:55')
    await form.getByLabel('Deadline').fill('')
    await form.getByLabel('Job posting link').fill('http://example.com')
    await save(form)
    await expect(form).toHaveCount(0)
    const [job] = await signedIn.listJobs()
    expect(job).toMatchObject({ interview_date: '2030-02-06T16:55:00.000Z', deadline: null })

    await page.goto(`/dashboard?dialog=edit&job=${job?.id}`)
    const edited = findForm(page, 'Edit Application')
    await typeDateWithoutYear(page, edited.getByLabel('Deadline'))
    await page.keyboard.press('Escape')
    await findMarkedQuery(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(findMarkedQuery(page)).toHaveCount(0)
    await edited.getByLabel('Interview date').focus()
    await page.keyboard.press('Backspace')
    await save(edited)
    await expect(edited.getByLabel('Interview date')).toBeFocused()
    expect(await signedIn.listJobs()).toEqual([job])
  },
)

test(
  'a save is neither repeated nor lost: by a double click, a lost response or a server error',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const form = await openForm(page)
    const fillIn = async (position: string) => {
      await form.getByLabel('Position').fill(position)
      await form.getByLabel('Company').fill('Acme')
    }
    const openAgain = () => page.getByRole('button', { name: 'Add Application' }).click()
    await test.step('a double click creates one application, and saving cannot be interrupted', async () => {
      await fillIn('Engineer')
      const release = await holdCalls(page, 'jobs.create')
      await form.getByRole('button', { name: 'Save' }).dblclick()
      await expect(form.getByRole('button', { name: 'Saving...' })).toBeDisabled()
      await expect(form.getByRole('button', { name: 'Cancel' })).toBeDisabled()
      await page.keyboard.press('Escape')
      await page.goBack()
      await expect(page).toHaveURL(/dialog=add/)
      await expect(findMarkedQuery(page)).toHaveCount(0)
      release()
      await expect(form).toHaveCount(0)
      await expect(findCard(page, 'Engineer at Acme')).toHaveCount(1)
      expect(await signedIn.listJobs()).toHaveLength(1)
      await page.unrouteAll()
    })
    await test.step('a lost response leads to only one application too', async () => {
      await openAgain()
      await fillIn('Designer')
      await dropResponse(page, 'jobs.create')
      await save(form)
      await expect(form.getByRole('alert')).toBeVisible()
      expect(await signedIn.listJobs()).toHaveLength(2)
      await save(form)
      await expect(form).toHaveCount(0)
      await expect(findCard(page, 'Designer at Acme')).toHaveCount(1)
      expect(await signedIn.listJobs()).toHaveLength(2)
    })
    await test.step('a server error is shown, and the typed text stays', async () => {
      await openAgain()
      await fillIn('Analyst')
      await form.getByLabel('Notes').fill('Long thought about')
      const repair = await failCalls(page, 'jobs.create')
      await save(form)
      await expect(form.getByRole('alert')).toHaveText(
        'Failed to save the application. Please try again.',
      )
      await expect(form.getByLabel('Position')).toHaveValue('Analyst')
      await expect(form.getByLabel('Notes')).toHaveValue('Long thought about')
      await repair()
      await save(form)
      await expect(form).toHaveCount(0)
      const [analyst] = (await signedIn.listJobs()).filter(({ position }) => position === 'Analyst')
      expect(analyst).toMatchObject({ notes: 'Long thought about' })
    })
  },
)

test(
  'an edit sends only changed fields, so that a change made elsewhere is kept',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const job = await signedIn.addJob({ company: 'Acme', position: 'Engineer', notes: 'Before' })
    await openBoard(page)
    await chooseAction(page, 'Engineer at Acme', 'Edit')
    const form = findForm(page, 'Edit Application')
    await expect(form.getByLabel('Notes')).toHaveValue('Before')
    await signedIn.updateJob(job.id, { notes: 'From another tab' })
    await form.getByLabel('Position').fill('Staff Engineer')
    await save(form)
    await expect(form).toHaveCount(0)
    await expect(findCard(page, 'Staff Engineer at Acme')).toBeVisible()
    expect(await signedIn.listJobs()).toEqual([
      expect.objectContaining({ position: 'Staff Engineer', notes: 'From another tab' }),
    ])

    await chooseAction(page, 'Staff Engineer at Acme', 'Edit')
    const notes = form.getByLabel('Notes')
    await notes.fill('Mine')
    await signedIn.updateJob(job.id, { notes: 'From the phone' })
    await save(form)
    await expect(form.getByText('These notes were changed elsewhere')).toBeInViewport()
    await form.getByRole('button', { name: 'Add it below mine' }).click()
    await expect(notes).toHaveValue('Mine\n\nFrom the phone')
    await signedIn.updateJob(job.id, { notes: 'Again' })
    await page.reload()
    await expect(notes).toHaveValue('Mine\n\nFrom the phone')
    await expect(form.getByText('These notes were changed elsewhere')).toBeVisible()
    await save(form)
    await expect(form).toHaveCount(0)
    expect((await signedIn.listJobs())[0]?.notes).toBe('Mine\n\nFrom the phone')
  },
)

test(
  'the form has interview fields only while interviewing, at first tomorrow at noon',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
    await page.clock.setFixedTime(NOW)
    await openBoard(page)
    await chooseAction(page, 'Engineer at Acme', 'Edit')
    const form = findForm(page, 'Edit Application')
    const date = form.getByLabel('Interview date')
    await expect(date).toHaveCount(0)
    await form.getByLabel('Status').selectOption('Interviewing')
    await expect(date).toHaveValue('2030-02-05T12:00')
    await expect(form.getByLabel('Interview type')).toHaveValue('technical')
    await expect(form.getByLabel('Round')).toHaveValue('1')
    await form.getByLabel('Status').selectOption('Offer')
    await expect(date).toHaveCount(0)
    await form.getByLabel('Status').selectOption('Interviewing')
    await form.getByLabel('Interview type').selectOption('System design')
    await save(form)
    await expect(form).toHaveCount(0)
    expect(await signedIn.listJobs()).toEqual([
      expect.objectContaining({
        status: 'interviewing',
        interview_date: '2030-02-05T17:00:00.000Z',
        interview_type: 'system_design',
        interview_round: 1,
      }),
    ])
  },
)

test(
  'a deletion is confirmed, can fail, and Undo brings the application back with its history',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const job = await signedIn.addJob({ company: 'Acme', position: 'Engineer', status: 'saved' })
    await signedIn.updateJob(job.id, { status: 'applied', notes: 'Kept' })
    await openBoard(page)
    const card = findCard(page, 'Engineer at Acme')
    const dialog = page.getByRole('dialog', { name: 'Delete application' })
    await chooseAction(page, 'Engineer at Acme', 'Delete')
    await expect(dialog).toContainText('Delete Engineer at Acme, with its notes and history?')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(card).toBeVisible()

    await test.step('a failed deletion shows a message and keeps the application', async () => {
      const repair = await failCalls(page, 'jobs.delete')
      await chooseAction(page, 'Engineer at Acme', 'Delete')
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(dialog.getByRole('alert')).toHaveText(
        'Failed to delete the application. Please try again.',
      )
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(card).toBeVisible()
      await repair()
    })

    await chooseAction(page, 'Engineer at Acme', 'Delete')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Deleted Engineer at Acme')).toBeVisible()
    await expect(card).toHaveCount(0)
    expect(await signedIn.listJobs()).toEqual([])

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card).toBeVisible()
    expect(await signedIn.listJobs()).toEqual([
      expect.objectContaining({ id: job.id, status: 'applied', notes: 'Kept' }),
    ])
    await card.click()
    const timeline = page.getByRole('dialog').getByRole('region', { name: 'Timeline' })
    await expect(timeline.getByRole('listitem')).toHaveText([/Saved/, /Applied/])
  },
)

test(
  'unsaved edits are asked about before any way of leaving discards them',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await signedIn.addJob({ company: 'Acme', position: 'Engineer', location: 'Oslo' })
    await openBoard(page)
    await chooseAction(page, 'Engineer at Acme', 'Edit')
    const form = findForm(page, 'Edit Application')
    await form.getByLabel('Location').fill('Bergen')
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => form.getByRole('button', { name: 'Cancel' }).click(),
      () => form.getByRole('button', { name: 'Close' }).click(),
      () => page.goBack(),
    ]) {
      await leave()
      await findMarkedQuery(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(findMarkedQuery(page)).toHaveCount(0)
      await expect(form.getByLabel('Location')).toHaveValue('Bergen')
    }
    await page.keyboard.press('Escape')
    await findMarkedQuery(page).getByRole('button', { name: 'Discard' }).click()
    await expect(form).toHaveCount(0)
    expect(await signedIn.listJobs()).toEqual([expect.objectContaining({ location: 'Oslo' })])

    await chooseAction(page, 'Engineer at Acme', 'Edit')
    await expect(form.getByLabel('Location')).toHaveValue('Oslo')
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
  },
)
