import type { Page } from '@playwright/test'
import { COMPANY_RESEARCH, findChecklist } from '../src/jobs/checklists.ts'
import { INTERVIEW_TYPES } from '../src/jobs/constants.ts'
import type { Job } from '../src/jobs/schema.ts'
import { chooseAction, findCard, openBoard } from './support/board.ts'
import { failCalls, holdCalls } from './support/calls.ts'
import { goWithin } from './support/navigate.ts'
import { DESKTOP_ONLY, expect, type Person, test } from './support/test.ts'

const addInterview = (person: Person, job: Partial<Job> = {}) =>
  person.addJob({ company: 'Acme', position: 'Engineer', status: 'interviewing', ...job })

const open = async (page: Page, id: string) => {
  await page.goto(`/dashboard?dialog=prepare&job=${id}`)
  const dialog = page.getByRole('dialog', { name: 'Acme', exact: true })
  await expect(dialog).toBeVisible()
  return dialog
}

const readNotes = async (person: Person) => (await person.listJobs()).map(({ notes }) => notes)

test(
  'each type of interview has its own list besides the company research, and both collapse',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const titles = INTERVIEW_TYPES.map((type) => findChecklist(type).title)
    expect(new Set(titles).size).toBe(INTERVIEW_TYPES.length)
    const ids = new Map<string | null, string>()
    for (const interview_type of INTERVIEW_TYPES) {
      ids.set(interview_type, (await addInterview(signedIn, { interview_type })).id)
    }
    const { id: untyped } = await addInterview(signedIn)
    await signedIn.updateJob(untyped, { interview_type: null })
    ids.set(null, untyped)
    await page.goto('/dashboard')
    const dialog = page.getByRole('dialog', { name: 'Acme', exact: true })
    for (const [interview_type, id] of ids) {
      await test.step(`type: ${interview_type ?? 'none'}`, async () => {
        await goWithin(page, `/dashboard?dialog=prepare&job=${id}`)
        const list = findChecklist(interview_type)
        await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
          'Company Research',
          list.title,
        ])
        const items = [...COMPANY_RESEARCH.items, ...list.items].map(({ text }) => text)
        await expect(dialog.getByRole('listitem')).toHaveText(items)
        await expect(dialog.getByRole('checkbox')).toHaveCount(items.length)
      })
    }
    for (const { title, items } of [COMPANY_RESEARCH, findChecklist(null)]) {
      await test.step(`${title} collapses and expands`, async () => {
        const item = dialog.getByLabel(items[0]?.text ?? '')
        const head = dialog.getByRole('heading', { name: title })
        await expect(item).toBeVisible()
        await head.click()
        await expect(item).toBeHidden()
        await head.click()
        await expect(item).toBeVisible()
      })
    }
  },
)

test(
  'a tick counts, is saved at once and survives a reload, or is reverted and reported',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const job = await addInterview(signedIn, { interview_type: 'technical' })
    const items = findChecklist('technical').items
    const [first, second] = items
    const dialog = await open(page, job.id)
    const firstBox = dialog.getByLabel(first?.text ?? '')
    const secondBox = dialog.getByLabel(second?.text ?? '')
    await test.step('a tick that cannot be saved is reverted and reported', async () => {
      const repair = await failCalls(page, 'interviews.tick')
      await firstBox.click()
      await expect(dialog.getByRole('alert')).toHaveText(
        'Failed to save your checklist. Please try again.',
      )
      await expect(firstBox).not.toBeChecked()
      await repair()
    })
    await firstBox.click()
    await secondBox.click()
    await expect(dialog.getByText(`2 of ${items.length}`)).toBeVisible()
    await firstBox.click()
    await expect(dialog.getByText(`1 of ${items.length}`)).toBeVisible()
    await expect(firstBox).not.toBeChecked()
    await expect
      .poll(async () => (await signedIn.listJobs()).map((one) => one.checked_items))
      .toEqual([[second?.id]])
    await page.reload()
    await expect(secondBox).toBeChecked()
    await expect(firstBox).not.toBeChecked()
  },
)

test(
  'notes stay in the field until they can be saved, and then appear in the overview',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const job = await addInterview(signedIn)
    const dialog = await open(page, job.id)
    const notes = dialog.getByLabel('Your Notes')
    const save = () => dialog.getByRole('button', { name: 'Save' }).click()
    await expect(notes).toHaveAttribute('placeholder', 'Add your preparation notes here...')
    await test.step('notes that are too long are refused', async () => {
      await notes.fill(`${'x'.repeat(20_000)} and the end`)
      await save()
      await expect(notes).toHaveAccessibleDescription('Notes must be at most 20,000 characters')
      await expect(notes).toHaveValue(/x and the end$/)
    })
    await test.step('notes that cannot be saved are not lost', async () => {
      const repair = await failCalls(page, 'jobs.update')
      await notes.fill('Ask Grace about\nthe compiler.')
      await save()
      await expect(dialog.getByRole('alert')).toHaveText('Failed to save notes. Please try again.')
      await expect(dialog.getByRole('alert')).toBeInViewport()
      await expect(notes).toHaveValue('Ask Grace about\nthe compiler.')
      expect(await readNotes(signedIn)).toEqual([null])
      await repair()
    })
    await test.step('the next attempt shows Saving... and saves them', async () => {
      const release = await holdCalls(page, 'jobs.update')
      await save()
      await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled()
      release()
      await expect(page.getByText('Notes saved')).toBeVisible()
      await expect(dialog).toHaveCount(0)
      expect(await readNotes(signedIn)).toEqual(['Ask Grace about\nthe compiler.'])
    })
    await page.getByRole('button', { name: 'View', exact: true }).click()
    const overview = page.getByRole('dialog', { name: 'Application Overview' })
    await expect(overview.getByText('Ask Grace about\nthe compiler.')).toBeVisible()
  },
)

test(
  'unsaved notes are asked about before any way of leaving discards them',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await addInterview(signedIn)
    await page.goto('/dashboard')
    const prepare = page.getByRole('button', { name: 'Prepare' })
    await prepare.click()
    const dialog = page.getByRole('dialog', { name: 'Acme', exact: true })
    const question = page.getByRole('dialog', { name: 'Discard your notes?' })
    const cancel = dialog.getByRole('button', { name: 'Cancel' })
    await test.step('without a change, Cancel closes at once and gives the focus back', async () => {
      await cancel.click()
      await expect(dialog).toHaveCount(0)
      await expect(prepare).toBeFocused()
    })
    await prepare.click()
    const notes = dialog.getByLabel('Your Notes')
    await notes.fill('Half a thought')
    const waysOut = [
      () => page.keyboard.press('Escape'),
      () => cancel.click(),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.goBack(),
    ]
    for (const leave of waysOut) {
      await leave()
      await expect(question).toBeVisible()
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(question).toHaveCount(0)
      await expect(notes).toHaveValue('Half a thought')
    }
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await readNotes(signedIn)).toEqual([null])
  },
)

test(
  'notes that another tab saved meanwhile are not lost',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const job = await addInterview(signedIn, { notes: 'Before' })
    const dialog = await open(page, job.id)
    await dialog.getByLabel('Your Notes').fill('Mine')
    await signedIn.updateJob(job.id, { notes: 'Theirs' })
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(dialog.getByText('These notes were changed elsewhere')).toBeVisible()
    await dialog.getByRole('button', { name: 'Add it below mine' }).click()
    await expect(dialog.getByLabel('Your Notes')).toHaveValue('Mine\n\nTheirs')

    await signedIn.updateJob(job.id, { notes: 'From the phone' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('These notes were changed elsewhere')).toBeInViewport()
    await expect(dialog.getByText('Failed to save notes')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await readNotes(signedIn)).toEqual(['Mine\n\nTheirs'])
  },
)

test(
  'an application that has had an interview is prepared from its menu and its overview',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const job = await addInterview(signedIn, { notes: 'Ask about the team' })
    await signedIn.updateJob(job.id, { status: 'offer' })
    await signedIn.addJob({ company: 'Umbrella', position: 'Chemist', status: 'offer' })
    await openBoard(page, '?column=offer')
    await page.getByRole('button', { name: 'Actions for Chemist at Umbrella' }).click()
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Prepare' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    const preparation = page.getByRole('dialog', { name: 'Acme', exact: true })
    await chooseAction(page, 'Engineer at Acme', 'Prepare')
    await expect(preparation.getByLabel('Your Notes')).toHaveValue('Ask about the team')
    await page.keyboard.press('Escape')
    await findCard(page, 'Engineer at Acme').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Prepare' }).click()
    await expect(preparation).toBeVisible()
  },
)
