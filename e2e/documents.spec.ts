import { chooseAction, measureOverflow } from './support/board.ts'
import { expectAccessibleInBoth } from './support/both-themes.ts'
import { failCalls } from './support/calls.ts'
import { asFile, makeDocx, makePdf, readDoc } from './support/documents.ts'
import {
  download,
  drop,
  findBadge,
  findCount,
  findPreview,
  listTypes,
  openDocuments,
  press,
  S3_URL,
  upload,
  recordPageErrors,
  recordPutRequests,
} from './support/documents-screen.ts'
import { goWithin } from './support/navigate.ts'
import { DESKTOP_ONLY, expect, PHONE_ONLY, test } from './support/test.ts'

const PDF = 'Ada’s “Résumé” 2026.pdf'
const DOCX = 'Cover letter to Babbage.docx'
const DOC = 'older.doc'

for (const [storage, isDirect] of [
  ['the data directory', false],
  ['S3', true],
] as const) {
  test.describe(`with ${storage}`, () => {
    test.use(isDirect ? { baseURL: S3_URL } : {})

    // The storage does not depend on the screen's width, so each is tested at one of them.
    test(
      'documents are uploaded, previewed, found, downloaded and deleted',
      isDirect ? DESKTOP_ONLY : PHONE_ONLY,
      async ({ isMobile, page, signedIn }) => {
        const errors = recordPageErrors(page)
        const puts = recordPutRequests(page)
        const pdf = await makePdf(
          ...Array.from({ length: 30 }, (_, page) => `Engine number ${page + 1}`),
        )
        await openDocuments(page)
        await expect(page.getByText('at hand when they ask for it')).toBeVisible()
        await expect(page.getByRole('searchbox')).toBeVisible()
        await expect(findCount(page)).toHaveText('0 of 3 documents')
        await expect(page.getByRole('columnheader')).toHaveCount(isMobile ? 0 : 4)
        await expectAccessibleInBoth(page, 'no documents')
        const chooser = page.waitForEvent('filechooser')
        await page.getByRole('button', { name: 'Upload your first document' }).click()
        await (await chooser).setFiles(asFile(PDF, pdf))
        await expect(page.getByText(`Uploaded ${PDF}`)).toBeVisible()
        await expect(findCount(page)).toHaveText('1 of 3 documents')
        await expect(page.getByRole('button', { name: 'Upload Document' })).toBeFocused()
        await drop(page, DOCX, await makeDocx('Dear Mr Babbage,'), 'main')
        await expect(findCount(page)).toHaveText('2 of 3 documents')
        await upload(page, DOC, await readDoc(), 'Other')
        await expect(findCount(page)).toHaveText('3 of 3 documents')
        expect(await listTypes(signedIn)).toEqual([
          [DOC, 'other'],
          [DOCX, 'cover_letter'],
          [PDF, 'resume'],
        ])

        const badge = findBadge(page, DOC)
        await badge.focus()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('menuitemradio', { name: 'Other' })).toBeChecked()
        await page.getByRole('menuitemradio', { name: 'Cover Letter' }).press('Enter')
        await expect(badge).toHaveText('Cover Letter')
        await expect.poll(async () => (await listTypes(signedIn))[0]).toEqual([DOC, 'cover_letter'])

        await page.getByRole('button', { name: 'Upload Document' }).click()
        await expect(page.getByText('You can only upload up to 3 documents.')).toBeVisible()

        await page.keyboard.press('/')
        await page.keyboard.type('RESUME')
        await expect(page.getByRole('status').filter({ hasText: '1 of 3 documents' })).toHaveCount(
          1,
        )
        await expect(page).toHaveURL(/q=RESUME/)
        await expect(findBadge(page, DOC)).toHaveCount(0)

        await press(page, 'Preview', PDF)
        const pages = findPreview(page, PDF)
        await expect(pages.getByText('Engine number 1', { exact: true })).toBeVisible()
        expect(await pages.locator('canvas').count()).toBeLessThan(6)
        await pages.getByRole('region', { name: 'Page 30 of 30' }).scrollIntoViewIfNeeded()
        await expect(pages.getByText('Engine number 30', { exact: true })).toBeVisible()
        expect(await measureOverflow(page)).toBe(0)
        await page.keyboard.press('Escape')
        await expect(
          page.getByRole('button', { name: `Preview ${PDF}`, exact: true }),
        ).toBeFocused()
        expect((await download(page, PDF)).equals(pdf)).toBe(true)

        await page.getByRole('button', { name: 'Clear search' }).click()
        await page.getByRole('button', { name: DOCX, exact: true }).click()
        const letter = findPreview(page, DOCX)
        await expect(letter.getByText('Dear Mr Babbage,')).toBeVisible()
        await expect(letter.getByRole('link', { name: 'portfolio' })).toHaveAttribute(
          'target',
          '_blank',
        )
        await expect(letter.getByText('trap')).toBeVisible()
        await expect(letter.getByRole('link', { name: 'trap' })).toHaveCount(0)
        const outside = () => document.elementFromPoint(4, 4)?.shadowRoot === null
        expect(await page.evaluate(outside)).toBe(true)
        await page.goBack()
        await expect(letter).toHaveCount(0)
        await press(page, 'Preview', DOC)
        await expect(findPreview(page, DOC)).toContainText('Wrote the first published algorithm.')
        await expect(findPreview(page, DOC)).toContainText('shown as plain text')
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })

        await press(page, 'Delete', DOCX)
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
        await expect(page.getByText(`Deleted ${DOCX}`)).toBeVisible()
        await expect(findCount(page)).toHaveText('2 of 3 documents')
        const undo = page.getByRole('button', { name: 'Undo' })
        await undo.click()
        await expect(findCount(page)).toHaveText('3 of 3 documents')
        await press(page, 'Preview', DOCX)
        await expect(findPreview(page, DOCX)).toContainText('Dear Mr Babbage,')
        await page.keyboard.press('Escape')
        await press(page, 'Delete', DOCX)
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
        await expect(undo).toBeVisible()
        await signedIn.addDocument('late.pdf', await makePdf('Late'))
        await undo.click()
        await expect(page.getByText('You have 3 documents already.')).toBeVisible()
        await expect(findCount(page)).toHaveText('3 of 3 documents')
        expect(errors).toEqual([])
        // Directly between browser and storage, or not at all.
        expect(puts).toHaveLength(isDirect ? 3 : 0)
      },
    )
  })
}

test(
  'sent versions are chosen, shown, opened, and outlive the file',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const resume = await signedIn.addDocument('resume.pdf', await makePdf('Ada Lovelace'))
    const other = await signedIn.addDocument('other.docx', await makeDocx('Not this one'), 'other')
    const job = await signedIn.addJob({ company: 'Acme', position: 'Engineer', status: 'saved' })
    await page.goto(`/job-tracker?dialog=edit&job=${job.id}`)
    const form = page.getByRole('dialog', { name: 'Edit Application' })
    await form.getByRole('checkbox', { name: 'resume.pdf' }).check()
    await form.getByLabel('Status').selectOption('applied')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Changes saved')).toBeVisible()
    await page.getByRole('button', { name: 'Save what was sent' }).click()
    await expect(page.getByText('What was sent is saved with the application')).toBeVisible()

    await goWithin(page, `/job-tracker?dialog=overview&job=${job.id}`)
    const overview = page.getByRole('dialog', { name: 'Application Overview' })
    const sent = overview.getByRole('region', { name: 'Documents sent' })
    await expect(sent.getByRole('listitem')).toHaveText(['resume.pdfResume'])
    await expectAccessibleInBoth(page, 'the documents of an application')
    await sent.getByRole('button', { name: 'resume.pdf' }).click()
    await expect(findPreview(page, 'resume.pdf')).toContainText('Ada Lovelace')
    await page.keyboard.press('Escape')
    await expect(findPreview(page, 'resume.pdf')).toHaveCount(0)
    await expect(sent.getByRole('button', { name: 'resume.pdf' })).toBeFocused()

    await goWithin(page, `/documents?document=delete&id=${resume.id}`)
    const question = page.getByRole('dialog', { name: 'Delete document' })
    await expect(question.getByRole('listitem')).toHaveText(['Engineer at Acme'])
    await expectAccessibleInBoth(page, 'the question before deleting')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Deleted resume.pdf')).toBeVisible()
    // The toast of the deletion, whose Undo is not the one below, goes with the page.
    await page.goto(`/job-tracker?dialog=overview&job=${job.id}`)
    await expect(sent.getByRole('listitem')).toHaveText(['resume.pdfResume · deleted since'])
    await expect(sent.getByRole('button')).toHaveCount(0)
    // The packet is unaffected by the document's deletion and by later additions.
    const packet = overview.getByRole('region', { name: 'What was sent' })
    const download = page.waitForEvent('download')
    await packet.getByRole('button', { name: 'Download resume.pdf as it was sent' }).click()
    expect((await download).suggestedFilename()).toBe('resume.pdf')
    await packet.getByRole('button', { name: 'Add an answer' }).click()
    await packet.getByLabel('What they asked').fill('Why us?')
    await packet.getByLabel('What you answered').fill('Your rockets.')
    await packet.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(packet.getByRole('definition')).toHaveText(['Your rockets.'])
    await packet.getByText('Saved earlier (1)').click()
    await expect(packet.getByText('resume.pdf')).toBeVisible()
    await expectAccessibleInBoth(page, 'what was sent')
    await packet
      .getByRole('button', { name: /^Delete the copy saved on / })
      .first()
      .click()
    await expect(packet.getByRole('heading', { name: 'What was sent' })).toBeFocused()
    await expect(packet.getByRole('definition')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(packet.getByRole('definition')).toHaveText(['Your rockets.'])

    await overview.getByRole('button', { name: 'Edit' }).click()
    await form.getByRole('checkbox', { name: 'other.docx' }).check()
    await signedIn.deleteDocument(other.id)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Changes saved, without a document that was deleted')).toBeVisible()
    await expect(form).toHaveCount(0)
    await chooseAction(page, 'Engineer at Acme', 'Edit')
    await expect(form.getByText('Upload a document')).toBeVisible()
    await expect(form.getByRole('checkbox')).toHaveCount(0)

    // Another resume for the same company is pointed out before sending.
    await signedIn.addDocument('second.pdf', await makePdf('Ada King'))
    await page.goto('/job-tracker?dialog=add')
    const next = page.getByRole('dialog', { name: 'Add Application' })
    await next.getByLabel('Company').fill('ACME GmbH')
    const notice = next.getByText(
      'This company already has another resume of yours: resume.pdf, sent for Engineer',
    )
    await next.getByRole('checkbox', { name: 'second.pdf' }).check()
    await expect(notice).toBeVisible()
    await next.getByRole('checkbox', { name: 'second.pdf' }).uncheck()
    await expect(notice).toHaveCount(0)
  },
)

test(
  'failures to accept, send, open or change a document are shown, and nothing is lost',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await signedIn.addDocument('kept.pdf', await makePdf('Kept'))
    const repairList = await failCalls(page, 'documents.list')
    await openDocuments(page)
    await expect(page.getByRole('alert')).toContainText(
      'An error occurred while fetching documents. Please try again later.',
    )
    await repairList()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(findCount(page)).toHaveText('1 of 3 documents')

    await upload(page, 'photo.png', Buffer.from('x'))
    await expect(page.getByRole('alert')).toHaveText(
      'photo.png Invalid file type. Allowed types: .pdf, .doc, .docx',
    )
    await upload(page, 'large.pdf', Buffer.alloc(3 * 1024 * 1024 + 1))
    await expect(page.getByRole('alert')).toHaveText('large.pdf File size exceeds 3MB limit.')
    await upload(page, 'fake.pdf', Buffer.from('no pdf at all'))
    const refused = page.getByRole('alert')
    await expect(refused).toContainText('Upload failed: ')
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Dismiss fake.pdf' }).click()

    const line = await page.context().newCDPSession(page)
    const limit = (uploadThroughput: number) =>
      line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      })
    await limit(60_000)
    const large = Buffer.concat([await makePdf('Large'), Buffer.alloc(900_000, '\n')])
    await upload(page, 'slow.pdf', large)
    const progress = page.getByRole('progressbar', { name: 'Uploading slow.pdf' })
    await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0.1)
    await expect(page.getByText(/\b[1-9]\d?%/)).toBeVisible()
    await expectAccessibleInBoth(page, 'the documents')
    await page.getByRole('button', { name: 'Cancel the upload of slow.pdf' }).click()
    await expect(progress).toHaveCount(0)
    await limit(-1)

    const STORAGE = '**/api/documents/upload'
    await page.route(STORAGE, (route) => route.abort())
    await upload(page, 'retried.pdf', await makePdf('Retried'))
    await expect(page.getByRole('alert')).toHaveText(
      'Failed to upload document. Please check your connection and try again.',
    )
    await page.unroute(STORAGE)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Uploaded retried.pdf')).toBeVisible()
    expect(await listTypes(signedIn)).toEqual([
      ['retried.pdf', 'resume'],
      ['kept.pdf', 'resume'],
    ])

    await failCalls(page, 'documents.setType')
    await findBadge(page, 'kept.pdf').click()
    await page.getByRole('menuitemradio', { name: 'Other' }).click()
    await expect(page.getByText('Failed to update document type.')).toBeVisible()
    await expect(findBadge(page, 'kept.pdf')).toHaveText('Resume')

    await failCalls(page, 'documents.remove')
    await press(page, 'Delete', 'kept.pdf')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Failed to delete document. Please try again later.')).toBeVisible()
    await expect(findCount(page)).toHaveText('2 of 3 documents')

    await page.route('**/download', (route) => route.fulfill({ status: 503, json: {} }))
    await press(page, 'Download', 'kept.pdf')
    await expect(page.getByText('Failed to download document. Please try again.')).toBeVisible()
    await press(page, 'Preview', 'kept.pdf')
    const dialog = page.getByRole('dialog', { name: 'kept.pdf' })
    await expect(dialog).toContainText('Failed to preview document. Please try again later.')
    await expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible()
    await page.unroute('**/download')
    // A part of the program that fails to load is requested again as well.
    await page.evaluate(() => sessionStorage.setItem('reloaded_at', String(Date.now())))
    const part = '**/assets/pdf-preview-*.js'
    await page.route(part, (route) => route.abort())
    await page.keyboard.press('Escape')
    await press(page, 'Preview', 'kept.pdf')
    await expect(dialog).toContainText('Failed to preview document. Please try again later.')
    await page.unroute(part)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(findPreview(page, 'kept.pdf')).toContainText('Kept')
    await expectAccessibleInBoth(page, 'the preview')
  },
)

test.describe('with S3', () => {
  test.use({ baseURL: S3_URL })

  test(
    'a storage that refuses or is unreachable is reported, and the next attempt works',
    DESKTOP_ONLY,
    async ({ page, signedIn }) => {
      await openDocuments(page)
      const UPLOAD_URL = /\/trpc\/documents\.uploadUrl/
      // Its refusal has no CORS headers, so the page only sees a failed call.
      await page.route(UPLOAD_URL, async (route) => {
        const response = await route.fetch()
        const spoilt = (await response.text()).replace(
          /X-Amz-Signature=\w{4}/,
          'X-Amz-Signature=0000',
        )
        await route.fulfill({ response: response, body: spoilt })
      })
      const sentence = 'Failed to upload document. Please check your connection and try again.'
      await upload(page, 'resume.pdf', await makePdf('Ada Lovelace'))
      await expect(page.getByRole('alert')).toHaveText(sentence)
      await page.unroute(UPLOAD_URL)
      const isPut = (url: URL) => url.searchParams.has('X-Amz-Signature')
      await page.route(isPut, (route) => route.abort())
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('alert')).toHaveText(sentence)
      await page.unroute(isPut)
      expect(await signedIn.listDocuments()).toEqual([])

      // The response of the last step is lost.
      let lost = 0
      await page.route(/\/trpc\/documents\.finalize/, async (route) => {
        const response = await route.fetch()
        lost += 1
        if (lost > 1) await route.fulfill({ response: response })
        else await route.abort()
      })
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('Uploaded resume.pdf')).toBeVisible()
      await expect(findCount(page)).toHaveText('1 of 3 documents')
      expect(await listTypes(signedIn)).toEqual([['resume.pdf', 'resume']])
    },
  )
})
