import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { asFile } from './documents.ts'
import { expect, type Person } from './test.ts'

export const openDocuments = async (page: Page, search = '') => {
  await page.goto(`/documents${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'My Documents' })).toBeVisible()
}

export const findBadge = (page: Page, filename: string) =>
  page.getByRole('button', { name: `change the type of ${filename}` })

export const findCount = (page: Page) => page.getByRole('status').filter({ hasText: /^\d of 3/ })

export const findPreview = (page: Page, filename: string) =>
  page.getByRole('region', { name: `Preview of ${filename}` })

export const press = (page: Page, action: 'Download' | 'Preview' | 'Delete', filename: string) =>
  page.getByRole('button', { name: `${action} ${filename}`, exact: true }).click()

/** Uploads through the file chooser, as `type` or as the name implies. */
export const upload = async (page: Page, name: string, content: Buffer, type?: string) => {
  const chooser = page.waitForEvent('filechooser')
  if (type === undefined) await page.getByRole('button', { name: 'Upload Document' }).click()
  else {
    await page.getByRole('button', { name: 'Upload as…' }).click()
    await page.getByRole('menuitem', { name: type }).click()
  }
  await (await chooser).setFiles(asFile(name, content))
}

/** Drags a file in from outside and drops it on `target`, a selector. */
export const drop = async (page: Page, name: string, content: Buffer, target: string) => {
  const transfer = await page.evaluateHandle(
    ([bytes, filename]) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], filename))
      return data
    },
    [content.toString('base64'), name] as const,
  )
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: transfer })
  await expect(page.getByText('Drop to upload to your documents as…')).toBeVisible()
  await page.dispatchEvent(target, 'drop', { dataTransfer: transfer })
  await expect(page.getByText('Drop to upload to your documents as…')).toHaveCount(0)
}

export const download = async (page: Page, filename: string) => {
  const arriving = page.waitForEvent('download')
  await press(page, 'Download', filename)
  const file = await arriving
  expect(file.suggestedFilename()).toBe(filename)
  return readFile(await file.path())
}

export const listTypes = async (person: Person) =>
  (await person.listDocuments()).map(({ filename, document_type }) => [filename, document_type])

/** Collects errors of the page, especially policy violations. */
export const recordPageErrors = (page: Page) => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|trapped/.test(message.text())) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

/** Collects the URLs of the browser's direct uploads. */
export const recordPutRequests = (page: Page) => {
  const puts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.url())
  })
  return puts
}

/** The same app with its files in a real S3 storage on another origin (./s3-server.ts). */
export const S3_URL = `http://localhost:${process.env['E2E_S3_PORT'] ?? Number(process.env['E2E_PORT'] ?? 3199) + 2}`
