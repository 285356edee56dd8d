import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx'
import Pdf from 'pdfkit'
import type { DocumentType } from '../../src/documents/constants.ts'
import type { Document as Stored } from '../../src/documents/schema.ts'
import { openDialog, openProfile } from './profile.ts'
import type { Person } from './test.ts'

type Line = { text: string; look?: 'name' | 'heading' | 'bold' }

/** A typical resume: two jobs, and a degree with only its last year. */
const RESUME: readonly Line[] = [
  { text: 'Ada Lovelace', look: 'name' },
  { text: 'ada@example.com | +44 20 7946 0958 | London' },
  { text: 'Experience', look: 'heading' },
  { text: 'Acme Corporation, Berlin, Germany', look: 'bold' },
  { text: 'Senior Software Engineer, March 2020 - Present' },
  { text: '- Led the billing team of eight engineers' },
  { text: '- Cut the month-end close from nine days to four hours' },
  { text: 'Initech Inc., London, United Kingdom', look: 'bold' },
  { text: 'Software Engineer, January 2017 - February 2020' },
  { text: '- Built the reporting of the payments platform' },
  { text: 'Education', look: 'heading' },
  { text: 'University of Oxford, Oxford, United Kingdom', look: 'bold' },
  { text: 'Bachelor of Science in Physics, 2016' },
]

const SIZES = { name: 22, heading: 15, bold: 11 } as const
const POINTS = 11

export const makeResumePdf = async (lines: readonly Line[] = RESUME): Promise<Buffer> => {
  const pdf = new Pdf({ size: 'A4' })
  const content = buffer(pdf)
  for (const { text, look } of lines) {
    pdf.font(look ? 'Helvetica-Bold' : 'Helvetica').fontSize(look ? SIZES[look] : POINTS)
    pdf.text(text).moveDown(look === 'name' ? 0.5 : 0.2)
  }
  pdf.end()
  return content
}

const toParagraph = ({ text, look }: Line): Paragraph => {
  if (look === 'name') return new Paragraph({ text, heading: HeadingLevel.TITLE })
  if (look === 'heading') return new Paragraph({ text, heading: HeadingLevel.HEADING_1 })
  return new Paragraph({ children: [new TextRun({ text, bold: look === 'bold' })] })
}

export const makeResumeDocx = (): Promise<Buffer> =>
  Packer.toBuffer(new Document({ sections: [{ children: RESUME.map(toParagraph) }] }))

/** Creates a PDF without any text. */
export const makeScan = (): Promise<Buffer> => makeResumePdf([])

/** A resume of the same kind, saved as Word 97 by a word processor. */
export const readResumeDoc = (): Promise<Buffer> =>
  readFile(join(import.meta.dirname, '../../server/testing/files/resume.doc'))

/** Uploads a document as the person by the API. */
export const storeDocument = async (
  request: APIRequestContext,
  { token }: Person,
  name: string,
  content: Buffer,
  type: DocumentType = 'resume',
): Promise<Stored> => {
  const response = await request.post('/api/documents/upload', {
    headers: { Authorization: `Bearer ${token}` },
    multipart: {
      document_type: type,
      file: { name, mimeType: 'application/octet-stream', buffer: content },
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()) as Stored
}

export const openImport = async (page: Page): Promise<Locator> => {
  await openProfile(page)
  return openDialog(page, 'Import from Resume', 'Import Resume')
}

/** Chooses the resume of that name in the open import and starts reading it. */
export const parse = async (dialog: Locator, name: string): Promise<void> => {
  await dialog.getByRole('radio', { name }).check()
  await dialog.getByRole('button', { name: 'Parse Resume' }).click()
}

/** The server starts a child process, which on a busy machine takes a while. */
export const READING_MS = 50_000

/** Waits until the review shows this many jobs and degrees. */
export const expectFound = async (dialog: Locator, found: string): Promise<void> => {
  const heading = dialog.getByRole('heading', { name: `${found} found in` })
  await expect(heading).toBeFocused({ timeout: READING_MS })
}

/** Closes the toasts, which would cover the buttons of the next dialog. */
export const dismissToasts = async (page: Page): Promise<void> => {
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  // Some may be closing already, so they are clicked at once or not at all.
  await dismiss.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click()
  })
  await expect(dismiss).toHaveCount(0)
}

const PARSING = /\/api\/profile\/import-from-resume\//

/**
 * Responds to every parsing of a resume with `response`, or aborts it for `gone`; returns a
 * function that stops this.
 */
export const fulfillParsing = async (
  page: Page,
  response: { status: number; detail?: string; body?: unknown } | 'gone',
): Promise<() => Promise<void>> => {
  await page.route(PARSING, (route) => {
    if (response === 'gone') return route.abort()
    const { status, detail, body = { detail } } = response
    return route.fulfill({ status, json: body })
  })
  return () => page.unroute(PARSING)
}

/** Leaves every parsing without a response. */
export const holdParsing = async (page: Page): Promise<void> => {
  await page.route(PARSING, () => undefined)
}
