import { readFile } from 'node:fs/promises'
import { expectAccessibleAtAnyWidth } from './support/both-themes.ts'
import { failCalls, holdFirstResponse } from './support/calls.ts'
import { DESKTOP_ONLY, expect, restoreSession, test } from './support/test.ts'

const CARDS = [
  'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Walter Skinner\r\nORG:Hays\r\nEMAIL:ws@example.com\r\nEND:VCARD',
  'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Melvin Frohike\r\nEND:VCARD',
].join('\r\n')

test(
  'people are added, found, read from an address book, exported and deleted with Undo',
  DESKTOP_ONLY,
  async ({ page, person }) => {
    await restoreSession(page, person)
    await page.goto('/contacts')
    await page.getByRole('button', { name: 'Add your first person' }).click()
    const form = page.getByRole('dialog', { name: 'Add Person' })
    await form.getByLabel('Name').fill('Dana Scully')
    await form.getByLabel('Kind').selectOption('Hiring manager')
    await form.getByLabel('Company').fill('Bureau')
    await form.getByLabel('Email').fill('dana@example.com')
    await form.getByRole('button', { name: 'Save' }).click()
    const list = page.getByRole('list', { name: 'People', exact: true })
    await expect(list.getByRole('listitem')).toHaveCount(1)

    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Import people' }).click()
    const file = { name: 'a.vcf', mimeType: 'text/vcard', buffer: Buffer.from(CARDS) }
    await page.getByLabel('vCard file').setInputFiles(file)
    await expect(page.getByText('Added 2 people')).toBeVisible()
    await expect(list.getByRole('button')).toHaveText([
      'Dana Scully',
      'Melvin Frohike',
      'Walter Skinner',
    ])
    await expectAccessibleAtAnyWidth(page, 'people')

    await page.getByRole('button', { name: 'More actions' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Export people' }).click()
    const saved = await readFile(await (await download).path(), 'utf8')
    expect(saved.match(/^FN:/gm)).toHaveLength(3)

    await page.getByLabel('Search people').fill('hays')
    await expect(page.getByText('1 of 3 people')).toBeVisible()
    await page.getByLabel('Search people').fill('')
    await page.getByLabel('Filter by kind').selectOption('Hiring manager')
    await list.getByRole('button', { name: 'Dana Scully' }).click()
    const dialog = page.getByRole('dialog', { name: 'Person' })
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('Nobody matches')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(list.getByRole('button', { name: 'Dana Scully' })).toBeVisible()
  },
)

test(
  'a person added while the list still loads is in it',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const job = await signedIn.addJob({ company: 'Bureau', position: 'Agent' })
    const release = await holdFirstResponse(page, 'contacts.list')
    await page.goto(`/job-tracker?dialog=overview&job=${job.id}`)
    const overview = page.getByRole('dialog', { name: 'Application Overview' })
    await overview.getByLabel('Link or add a person').fill('Dana Scully')
    await page.keyboard.press('Enter')
    await expect(overview.getByLabel('Link or add a person')).toHaveValue('')
    release()
    await expect(overview.getByRole('button', { name: 'Unlink Dana Scully' })).toBeVisible()
  },
)

test(
  'people and activities of an application are added by keyboard, and shown with the person',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const job = await signedIn.addJob({
      company: 'Bureau',
      position: 'Agent',
      status: 'interviewing',
    })
    await page.goto(`/job-tracker?dialog=overview&job=${job.id}`)
    const overview = page.getByRole('dialog', { name: 'Application Overview' })
    await overview.getByLabel('Link or add a person').fill('Dana Scully')
    await page.keyboard.press('Enter')
    await expect(overview.getByRole('button', { name: 'Unlink Dana Scully' })).toBeVisible()

    await overview.getByLabel('New follow-up').fill('Ask about the offer')
    await page.keyboard.press('Enter')
    await expect(overview.getByRole('checkbox', { name: /Ask about the offer/ })).toBeVisible()

    const line = overview.getByLabel('What was done')
    await line.fill('Call with Dana about the offer')
    await expect(overview.getByLabel('Kind')).toHaveValue('call')
    await expect(overview.getByText('Linked to Dana Scully')).toBeVisible()
    await line.press('Enter')
    await expect(line).toHaveValue('')
    const timeline = overview.getByRole('region', { name: 'Timeline' })
    await expect(timeline.getByRole('listitem')).toHaveText([
      /Interviewing/,
      /Call with Dana about the offer.*Call · .* · Dana Scully/,
    ])
    await expectAccessibleAtAnyWidth(page, 'overview with people')

    const mend = await failCalls(page, 'activities.create')
    await line.fill('Met the team')
    await line.press('Enter')
    await expect(overview.getByRole('alert')).toBeVisible()
    await expect(line).toHaveValue('Met the team')
    await mend()

    await overview.getByRole('button', { name: /^Dana Scully/ }).click()
    const person = page.getByRole('dialog', { name: 'Person' })
    await expect(person.getByRole('button', { name: /Agent Bureau/ })).toBeVisible()
    await expect(person.getByText('Call with Dana about the offer')).toBeVisible()
    await expect(person.getByText(/Last spoken/)).toBeVisible()
    await expectAccessibleAtAnyWidth(page, 'a person')
    await page.keyboard.press('Escape')
    await expect(person).toBeHidden()
  },
)
