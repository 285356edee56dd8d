import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessibleAtAnyWidth } from './support/both-themes.ts'
import { goWithin } from './support/navigate.ts'
import { DESKTOP_ONLY, expect, test } from './support/test.ts'

// A Monday at ten in the morning, New York.
const NOW = new Date('2030-02-04T15:00:00Z')

const findOverview = (page: Page) => page.getByRole('dialog', { name: 'Application Overview' })
const findRounds = (page: Page) =>
  findOverview(page).getByRole('region', { name: 'Interviews' }).getByRole('listitem')

test(
  'three rounds with two people are arranged, held, prepared one by one and deleted with Undo',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const job = await signedIn.addJob({
      company: 'Acme',
      position: 'Engineer',
      status: 'interviewing',
      interview_date: '2030-02-01T15:00:00Z',
      interview_type: 'hr',
      interview_round: 1,
    })
    await page.clock.setFixedTime(NOW)
    await page.goto(`/dashboard?dialog=overview&job=${job.id}`)
    const rounds = findRounds(page)
    await expect(rounds).toHaveText([/Round 1 · HR.*Feb 01, 2030/])

    await rounds.first().getByRole('button', { name: 'Change Round 1 · HR' }).click()
    await page.getByRole('menuitem', { name: 'Passed' }).click()
    await expect(rounds).toHaveText([/Round 1 · HR\s*Passed/])
    await findOverview(page).getByRole('button', { name: 'Add next round' }).click()

    const form = page.getByRole('dialog', { name: 'Add Interview: Acme' })
    await expect(form.getByLabel('Round')).toHaveValue('2')
    await form.getByLabel('Date and time').fill('2030-02-06T15:00')
    await form.getByLabel('Time zone').selectOption('Europe/Berlin')
    await expect(form.getByText(/^Here: .*9:00\sAM/)).toBeVisible()
    await form.getByLabel('Minutes').fill('90')
    await form.getByLabel('Place or link').fill('https://meet.example.com/abc')
    await form.getByLabel('Add a person by name').fill('Dana Scully')
    await page.keyboard.press('Enter')
    await expect(form.getByRole('button', { name: 'Remove Dana Scully' })).toBeVisible()
    await form.getByLabel('Notes').fill('Bring the drawings.')
    await expectAccessibleAtAnyWidth(page, 'the form of an interview')
    // A name that is only typed is included too; nothing is sent if adding it fails.
    await form.getByLabel('Add a person by name').fill('Fox Mulder')
    await page.route(/contacts\.create/, (route) => route.abort(), { times: 1 })
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('This person could not be added. Please try again.')).toBeVisible()
    await expect(form.getByLabel('Add a person by name')).toHaveValue('Fox Mulder')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toHaveCount(0)

    const card = page
      .getByRole('region', { name: 'Upcoming Interviews', exact: true })
      .getByRole('article')
    await expect(card).toHaveText(/Feb 06, 2030.*Wednesday at 9:00\sAM.*Technical · Round 2/)
    await card.getByRole('button', { name: 'Prepare' }).click()
    const preparation = page.getByRole('dialog', { name: 'Acme', exact: true })
    await expect(preparation.getByText('Dana Scully, Fox Mulder')).toBeVisible()
    await expect(preparation.getByRole('link', { name: 'Join: meet.example.com' })).toBeVisible()
    await expect(preparation.getByText(/3:00\sPM.* there/)).toBeVisible()
    const notes = preparation.getByLabel('Notes on this interview')
    await expect(notes).toHaveValue('Bring the drawings.')
    await notes.fill('Bring the drawings and the model.')
    await preparation.getByRole('button', { name: 'Save' }).click()
    await expect(preparation).toHaveCount(0)

    await goWithin(page, `/job-tracker?dialog=overview&job=${job.id}`)
    await expect(rounds).toHaveText([
      /Round 1 · HR\s*Passed/,
      /Round 2 · Technical.*1\sh\s30\smin.*there.*meet\.example\.com.*with Dana Scully, Fox Mulder/,
    ])
    await expectAccessibleAtAnyWidth(page, 'the rounds of an application')
    await rounds.first().getByRole('button', { name: 'Notes: Round 1 · HR' }).click()
    await expect(preparation.getByText('Passed')).toBeVisible()
    await expect(preparation.getByLabel('Notes on this interview')).toHaveValue('')
    await expect(preparation.getByRole('checkbox').first()).toBeHidden()
    await preparation.getByRole('button', { name: 'Cancel' }).click()
    await expect(preparation).toHaveCount(0)

    await goWithin(page, `/dashboard?dialog=overview&job=${job.id}`)
    await findOverview(page).getByRole('button', { name: 'Add interview' }).click()
    await expect(form.getByLabel('Round')).toHaveValue('3')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toHaveCount(0)
    await goWithin(page, `/dashboard?dialog=overview&job=${job.id}`)
    await expect(rounds.last()).toHaveText(/Round 3.*Date to be arranged/)
    await rounds
      .last()
      .getByRole('button', { name: /^Change Round 3/ })
      .click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(rounds).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rounds).toHaveCount(3)
  },
)

test(
  'an interview can be saved as a calendar file, and is shown with its people',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const job = await signedIn.addJob({
      company: 'Acme',
      position: 'Engineer',
      status: 'interviewing',
      interview_date: '2040-02-06T15:00:00Z',
    })
    await page.goto(`/dashboard?dialog=overview&job=${job.id}`)
    const round = findRounds(page)
    const menu = round.getByRole('button', { name: /^Change/ })
    await menu.click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Calendar file' }).click()
    const saved = await readFile(await (await download).path(), 'utf8')
    expect(saved).toContain('DTSTART:20400206T150000Z')

    await menu.click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const form = page.getByRole('dialog', { name: 'Edit Interview' })
    await form.getByLabel('Add a person by name').fill('Dana Scully')
    await form.getByRole('button', { name: 'Add new' }).click()
    await expect(form.getByText('Dana Scully')).toBeVisible()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toHaveCount(0)
    await goWithin(page, '/contacts')
    await page.getByRole('button', { name: 'Dana Scully' }).click()
    const person = page.getByRole('dialog', { name: 'Person' })
    await person.getByRole('button', { name: /Engineer, Acme.*Round 1/ }).click()
    await expect(page.getByRole('dialog', { name: 'Acme', exact: true })).toBeVisible()
  },
)
