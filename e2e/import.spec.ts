import { atPhoneWidth, expectAccessibleAtAnyWidth } from './support/both-themes.ts'
import { measureOverflow } from './support/board.ts'
import { failCalls, dropResponse } from './support/calls.ts'
import { pauseTimers } from './support/pause-timers.ts'
import {
  fulfillParsing,
  dismissToasts,
  expectFound,
  holdParsing,
  makeResumeDocx,
  makeResumePdf,
  makeScan,
  openImport,
  parse,
  READING_MS,
  readResumeDoc,
  storeDocument,
} from './support/import.ts'
import { recordTexts } from './support/record-texts.ts'
import { findCard, openDialog, openProfile, readProfile, saveProfile } from './support/profile.ts'
import { DESKTOP_ONLY, expect, test } from './support/test.ts'

const EDITED = 'Principal Engineer 🚀'
/** How long the import's success toasts stay. */
const TOAST_MS = 3_000

test(
  'a resume is uploaded, read, corrected and imported, undone, and never added twice',
  DESKTOP_ONLY,
  async ({ page, request, signedIn }) => {
    test.slow()
    let dialog = await openImport(page)
    await expect(dialog.getByText('No resumes found')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Parse Resume' })).toBeDisabled()

    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Upload Resume' }).click()
    const buffer = await makeResumePdf()
    await (await chooser).setFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
    await expect(page.getByText('Resume uploaded successfully!')).toBeVisible()
    await expect(dialog.getByRole('radio', { name: /cv\.pdf Uploaded on/ })).toBeChecked()
    await expect(dialog.getByRole('button', { name: 'Upload New' })).toBeEnabled()

    const readStatuses = await recordTexts(page, '[role=status]')
    await dialog.getByRole('button', { name: 'Parse Resume' }).click()
    await expectFound(dialog, '2 jobs, 1 degree')
    await expect
      .poll(async () => (await readStatuses()).join('\n'))
      .toContain('Resume parsed successfully. Review the extracted information.')
    const education = dialog.getByRole('region', { name: 'Include Education' })
    await expect(education).toContainText('University of Oxford')
    await expect(education).toContainText('Not found: start date')
    const experience = dialog.getByRole('region', { name: 'Include Experience' })
    await expect(experience).toContainText('Acme Corporation')
    await expect(experience).toContainText('March 2020 - Present')
    await expect(experience).toContainText('January 2017 - February 2020')

    await dialog.getByRole('button', { name: /to check/ }).click()
    // A degree without a start date is read, of which nothing else is uncertain.
    await expect(education.getByLabel('Start month')).toBeFocused()
    await education.getByLabel('Start month').selectOption('September')
    await education.getByLabel('Start year').selectOption('2012')
    await education.getByRole('button', { name: 'Done' }).click()
    await expect(education).toContainText('September 2012')
    await expect(education.getByRole('button', { name: /^Edit/ })).toBeFocused()

    await experience.getByRole('button', { name: /^Edit Senior Software Engineer/ }).click()
    await experience.getByLabel('Position title').fill(EDITED)
    await experience.getByRole('button', { name: 'Done' }).click()
    await experience.getByRole('checkbox', { name: /^Import Software Engineer/ }).uncheck()
    await expect(dialog.getByText('2 to add')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Discard your changes?' }).getByText('Cancel').click()
    const releaseTimers = await pauseTimers(page, TOAST_MS)
    await dialog.getByRole('button', { name: 'Apply Selected' }).click()
    await expect(
      page.getByText(
        'Imported successfully. Added 1 experience, 1 education. Skipped 0 experience, 0 education as duplicates.',
      ),
    ).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(findCard(page, 'Work Experience').getByText(EDITED)).toBeVisible()
    expect(await readProfile(request, signedIn)).toMatchObject({
      experiences: [{ title: EDITED, start_date: '2020-03-01', end_date: null }],
      educations: [{ start_date: '2012-09-01' }],
    })

    await page.getByRole('button', { name: 'Undo' }).click()
    await releaseTimers()
    await expect(page.getByText('Import undone. Your profile is as it was.')).toBeVisible()
    await expect(page.getByText(EDITED)).toHaveCount(0)
    expect(await readProfile(request, signedIn)).toMatchObject({ experiences: [], educations: [] })
    await dismissToasts(page)

    for (const [added, skipped] of [
      ['Added 2 experience, 1 education', 'Skipped 0 experience, 0 education'],
      ['Added 0 experience, 0 education', 'Skipped 2 experience, 1 education'],
    ]) {
      dialog = await openDialog(page, 'Import from Resume', 'Import Resume')
      await parse(dialog, 'cv.pdf')
      await expectFound(dialog, '2 jobs, 1 degree')
      const words = `Imported successfully. ${added}. ${skipped} as duplicates.`
      const readToasts = await recordTexts(page, '[role=alert]')
      await dialog.getByRole('button', { name: 'Apply Selected' }).click()
      await expect.poll(async () => (await readToasts()).join('\n')).toContain(words)
      await page.mouse.move(0, 0)
      await expect(page.getByText(words)).toHaveCount(0)
    }
    expect((await readProfile(request, signedIn)).experiences).toHaveLength(2)
  },
)

test(
  'resumes in DOCX and DOC are imported by keyboard alone, and existing entries are shown',
  DESKTOP_ONLY,
  async ({ page, request, signedIn }) => {
    await storeDocument(request, signedIn, 'cv.doc', await readResumeDoc())
    await storeDocument(request, signedIn, 'cv.docx', await makeResumeDocx())
    await saveProfile(request, signedIn, {
      experiences: [
        {
          company_name: ' ACME corporation',
          title: 'senior software engineer',
          start_date: '2020-04-01',
        },
        {
          company_name: 'Riverside  Botanical Garden',
          title: 'lead gardener',
          start_date: '2019-03-01',
        },
      ],
    })
    await openProfile(page)
    const dialog = page.getByRole('dialog', { name: 'Import Resume' })
    for (const [name, known] of [
      ['cv.docx', 'senior software engineer at ACME corporation'],
      ['cv.doc', 'lead gardener at Riverside'],
    ] as const) {
      await page.getByRole('button', { name: 'Import from Resume' }).press('Enter')
      await expect(dialog.getByRole('heading', { name: 'Choose a resume' })).toBeFocused()
      const radio = dialog.getByRole('radio', { name: `${name} Uploaded` })
      await expect(radio).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole('radio').first()).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(dialog.getByText('Please select a resume to import')).toBeVisible()
      await page.keyboard.press('Space')
      if (!(await radio.isChecked())) await page.keyboard.press('ArrowDown')
      await expect(radio).toBeChecked()
      await page.keyboard.press('Enter')
      await expectFound(dialog, '2 jobs, 1 degree')
      const double = dialog.getByText(`Already in your profile: ${known}`)
      await expect(double).toContainText('It will be skipped.')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Import from Resume' })).toBeFocused()
    }
  },
)

test(
  'every failure is shown, and neither the choice nor an edit is lost',
  DESKTOP_ONLY,
  async ({ page, request, signedIn }) => {
    test.slow()
    await storeDocument(request, signedIn, 'cv.docx', await makeResumeDocx())
    await page.clock.install()
    const listWorks = await failCalls(page, 'documents.list')
    const dialog = await openImport(page)
    await expect(dialog.getByText('Failed to load documents')).toBeVisible()
    await listWorks()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await dialog.getByRole('radio', { name: 'cv.docx' }).check()

    const send = async (name: string, size: number) => {
      const file = { name, mimeType: 'application/pdf', buffer: Buffer.alloc(size, 'x') }
      await dialog.getByLabel('Resume file', { exact: true }).setInputFiles(file)
    }
    await send('notes.txt', 10)
    await expect(
      dialog.getByText('Invalid file type. Allowed types: .pdf, .doc, .docx'),
    ).toBeVisible()
    await send('cv.pdf', 3 * 1024 * 1024 + 1)
    await expect(dialog.getByText('File size exceeds 3MB limit')).toBeVisible()
    const uploadWorks = await failCalls(page, 'documents.uploadUrl')
    await send('cv.pdf', 10)
    await expect(dialog.getByText('Failed to upload document. Please try again.')).toBeVisible()
    await expect(page.getByText('Failed to upload document', { exact: true })).toBeVisible()
    await uploadWorks()

    const button = dialog.getByRole('button', { name: 'Parse Resume' })
    for (const [response, told] of [
      [{ status: 400, detail: 'It looks like a scan.' }, 'It looks like a scan.'],
      [{ status: 500, detail: 'Internal server error' }, 'Failed to parse resume'],
      [{ status: 200, body: {} }, 'Failed to parse resume data'],
      ['gone', 'Failed to parse resume'],
    ] as const) {
      const works = await fulfillParsing(page, response)
      await button.click()
      await expect(dialog.getByRole('alert')).toHaveText(told)
      await expect(dialog.getByRole('radio', { name: 'cv.docx' })).toBeChecked()
      await expect(button).toBeFocused()
      await works()
    }

    await holdParsing(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await button.click()
    await expect(dialog.getByRole('button', { name: 'Processing...' })).toBeDisabled()
    const bar = dialog.getByRole('progressbar')
    await page.clock.runFor(20_000)
    await expect(bar).toHaveAttribute('aria-valuenow', '85')
    await expect(dialog.getByText('85% complete')).toBeVisible()
    await page.clock.runFor(39_000)
    await expect(bar).toBeVisible()
    await page.clock.runFor(1_500)
    await expect(dialog.getByRole('alert')).toHaveText('Request timed out. Please try again.')
    await page.clock.resume()
    await button.click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(bar).toHaveCount(0)
    await expect(page.getByText('Parsing resume...')).toHaveCount(0)
    await expect(button).toBeFocused()
    await page.unrouteAll()

    await button.click()
    await expectFound(dialog, '2 jobs, 1 degree')
    const item = dialog
      .getByRole('region', { name: 'Include Experience' })
      .getByRole('listitem')
      .nth(1)
    await item.getByRole('button', { name: /^Edit/ }).click()
    await item.getByLabel('End year').selectOption('2010')
    await item.getByLabel('Position title').fill(EDITED)
    const apply = dialog.getByRole('button', { name: 'Apply Selected' })
    await apply.click()
    await expect(item.getByText('End date must be after start date')).toBeVisible()
    await expect(item.getByLabel('End month')).toBeFocused()
    await item.getByLabel('End year').selectOption('2021')
    await dialog.getByText('Append all (add everything as new)').click()
    await dropResponse(page, 'import.applyParsed')
    await apply.click()
    await expect(page.getByText('Failed to update profile')).toBeVisible()
    await expect(apply).toBeFocused()
    expect((await readProfile(request, signedIn)).experiences).toHaveLength(2)

    page.on('dialog', (question) => void question.accept())
    await page.reload()
    await expect(dialog.getByText('What you typed was restored.')).toBeVisible()
    await expect(item.getByLabel('Position title')).toHaveValue(EDITED)
    await apply.click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    expect((await readProfile(request, signedIn)).experiences).toMatchObject([
      {},
      { title: EDITED, end_date: '2021-02-01' },
    ])
  },
)

test(
  'every step of the import, with three documents there, has no accessibility violation, light or dark',
  DESKTOP_ONLY,
  async ({ page, request, signedIn }) => {
    test.slow()
    await storeDocument(request, signedIn, 'cv.docx', await makeResumeDocx())
    await storeDocument(request, signedIn, 'scan.pdf', await makeScan())
    await storeDocument(request, signedIn, 'letter.doc', await readResumeDoc(), 'cover_letter')
    await saveProfile(request, signedIn, {
      experiences: [
        {
          company_name: 'Initech Inc.',
          title: 'Software Engineer',
          start_date: '2017-01-01',
          end_date: '2020-02-01',
        },
      ],
    })
    const dialog = await openImport(page)
    await expect(dialog.getByRole('radio')).toHaveCount(2)
    await expect(dialog.getByRole('button', { name: 'Upload New' })).toBeDisabled()
    await expect(dialog.getByText('You can only upload up to 3 documents.')).toBeVisible()
    await parse(dialog, 'scan.pdf')
    await expect(dialog.getByRole('alert')).toContainText('it looks like a scan', {
      timeout: READING_MS,
    })
    await expectAccessibleAtAnyWidth(page, 'choosing a resume')
    await parse(dialog, 'cv.docx')
    await expectFound(dialog, '2 jobs, 1 degree')
    await dialog.getByRole('button', { name: /to check/ }).click()
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible()
    await expectAccessibleAtAnyWidth(page, 'the review')
    expect(await measureOverflow(page)).toBe(0)
    await atPhoneWidth(page, async () => expect(await measureOverflow(page)).toBe(0))
  },
)
