import type { Page } from '@playwright/test'
import { expectAccessibleAtAnyWidth } from './support/both-themes.ts'
import { DESKTOP_ONLY, expect, restoreSession, test } from './support/test.ts'

const REFUSED =
  'Unfortunately, we will not be moving forward with your application for the Backend Engineer position.'
const REJECTION = `Hi Ada,\n\nThank you for applying to Norvane. ${REFUSED}\n\nBest regards\nNorvane Recruiting`

const INVITATION = [
  'From: Quillstone Talent <talent@quillstone.example>',
  'Subject: Interview with Quillstone',
  'Message-ID: <1@quillstone.example>',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain',
  '',
  'We would like to invite you to an interview for the Writer position.',
  '--b',
  'Content-Type: text/calendar; method=REQUEST',
  '',
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:1@quillstone.example',
  'DTSTART;TZID=W. Europe Standard Time:20330110T100000',
  'DURATION:PT45M',
  'END:VEVENT',
  'END:VCALENDAR',
  '--b--',
].join('\r\n')

const TOO_MANY_HEADERS = Buffer.from('X-Odd: one\r\n'.repeat(1_200))

const drop = (page: Page, name: string, content: string) =>
  page.evaluate(
    ([file = '', text = '']) => {
      const data = new DataTransfer()
      data.items.add(new File([text], file, { type: 'message/rfc822' }))
      document.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
      )
    },
    [name, content],
  )

test(
  'a mail is pasted or dropped, accepted, changed, dismissed and undone',
  DESKTOP_ONLY,
  async ({ page, person }) => {
    const norvane = await person.addJob({ company: 'Norvane', position: 'Backend Engineer' })
    await restoreSession(page, person)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Add mail' }).click()
    const add = page.getByRole('dialog', { name: 'Add mail' })
    const text = add.getByLabel('Text of the email')
    const unreadable = { name: 'odd.eml', mimeType: 'message/rfc822', buffer: TOO_MANY_HEADERS }
    await add.getByLabel('Email file').setInputFiles(unreadable)
    await expect(add.getByRole('alert')).toContainText('headers')
    await expect(add.getByText('odd.eml')).toBeVisible()
    // A text pasted after a refused file replaces it.
    await text.fill(REJECTION)
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: 'Discard your changes?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await expect(text).toHaveValue(REJECTION)
    await add.getByRole('button', { name: 'Read' }).click()
    const response = page.getByRole('dialog', { name: 'New mail' })
    await expect(response.getByRole('blockquote')).toContainText(REFUSED)
    await expect(response.getByLabel('Application')).toHaveValue(norvane.id)
    await expectAccessibleAtAnyWidth(page, 'answer to a mail')
    await response.getByRole('button', { name: 'Cancel' }).click()

    const section = page.getByRole('region', { name: 'New mail' })
    await expect(section.getByText('moves to Rejected')).toBeVisible()
    await expectAccessibleAtAnyWidth(page, 'dashboard with mail')
    await section.getByRole('button', { name: 'Accept' }).click()
    await expect(section).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(section.getByText(REFUSED)).toBeVisible()
    await section.getByRole('button', { name: 'Dismiss' }).click()
    await expect(section).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(section.getByText(REFUSED)).toBeVisible()
    await section.getByRole('button', { name: 'Accept' }).click()
    await expect(section).toBeHidden()
    await expect(page.getByRole('link', { name: /^Rejected/ })).toContainText('1')

    await drop(page, 'invitation.eml', INVITATION)
    await expect(response.getByRole('blockquote')).toContainText('invite you to an interview')
    await expect(response.getByLabel('Company')).toHaveValue('Quillstone')
    await expect(page.getByText('Reading the email...')).toBeHidden()
    await response.getByLabel('Position').fill('Writer')
    const when = response.getByLabel('Date and time')
    await expect(when).toHaveValue('2033-01-10T10:00')
    await when.fill('2033-01-11T14:30')
    await response.getByRole('button', { name: 'Accept' }).click()
    await expect(response).toBeHidden()
    const quillstone = (await person.listJobs()).find(({ company }) => company === 'Quillstone')
    // In the invitation's time zone, an hour ahead of UTC.
    expect(quillstone?.interview_date).toBe('2033-01-11T13:30:00.000Z')
    await page.goto('/job-tracker?view=list')
    await expect(page.getByText('Writer').first()).toBeVisible()
  },
)

test(
  'a mail dropped as soon as the page is shown is read without further input',
  DESKTOP_ONLY,
  async ({ page, person }) => {
    await person.addJob({ company: 'Norvane', position: 'Backend Engineer' })
    await restoreSession(page, person)
    // Parts that load after seconds of idleness are never loaded.
    await page.addInitScript(() => {
      const { setTimeout } = window
      const withoutLong = (handler: TimerHandler, ms = 0) =>
        ms >= 6_000 ? 0 : setTimeout(handler, ms)
      Object.assign(window, { setTimeout: withoutLong })
    })
    await page.goto('/dashboard', { waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
    await drop(page, 'refusal.eml', `From: jobs@norvane.example\r\n\r\n${REFUSED}`)
    const response = page.getByRole('dialog', { name: 'New mail' })
    await expect(response.getByRole('blockquote')).toContainText(REFUSED)
  },
)
