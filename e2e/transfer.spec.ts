import { readFile } from 'node:fs/promises'
import { expectAccessibleInBoth } from './support/both-themes.ts'
import { DESKTOP_ONLY, expect, restoreSession, test } from './support/test.ts'

const FILE = [
  'Firma,Stelle,Stand,Beworben am,Link',
  'Acme,Developer,Beworben,3/5/2026,https://acme.example/1',
  'Beta & Söhne,Nurse,Ghosted,4/5/2026,',
  ',Nobody,Beworben,4/5/2026,',
].join('\n')

test(
  'a spreadsheet is imported after its open questions, shown, undone, and exported',
  DESKTOP_ONLY,
  async ({ page, person }) => {
    await restoreSession(page, person)
    await page.goto('/job-tracker')
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Import applications' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import applications' })
    const input = dialog.getByLabel('File of applications')

    const broken = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('Firma\n"x\ny') }
    await input.setInputFiles(broken)
    await expect(dialog.getByRole('alert')).toContainText('Row 1 contains a quotation mark')
    const buffer = Buffer.from(FILE)
    await input.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer })
    await expect(dialog.getByText('A spreadsheet: 3 rows')).toBeVisible()
    const start = dialog.getByRole('button', { name: 'Import 2 applications' })
    await expect(start).toBeDisabled()
    await dialog.getByLabel('Day first').check()
    await dialog.getByLabel('What “Ghosted” means').selectOption('Applied')
    await expect(dialog.getByRole('cell', { name: '2026-05-04' })).toBeVisible()
    await dialog.getByText('1 row is left out').click()
    await expect(dialog.getByText('Row 3: This row has no company')).toBeVisible()
    await expectAccessibleInBoth(page, 'import of applications')
    await start.click()
    await expect(dialog.getByText('Added 2 applications')).toBeVisible()
    await dialog.getByRole('button', { name: 'Show applications' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Beta & Söhne')).toBeVisible()

    await page.getByRole('button', { name: 'More actions' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click()
    const saved = await readFile(await (await download).path())
    expect(String(saved)).toContain('Beta & Söhne')

    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Import applications' }).click()
    const more = Buffer.from(
      `${FILE.replace('Beworben am', 'Date')}\nGamma,Cook,Applied,2026-05-20,`,
    )
    await input.setInputFiles({ name: 'b.csv', mimeType: 'text/csv', buffer: more })
    await dialog.getByLabel('Day first').check()
    await dialog.getByLabel('What “Ghosted” means').selectOption('Applied')
    await expect(dialog.getByText('2 are here already and stay as they are')).toBeVisible()
    await dialog.getByRole('button', { name: 'Import 1 application' }).click()
    await expect(dialog.getByText('Added 1 application')).toBeVisible()
    await dialog.getByRole('button', { name: 'Undo import' }).click()
    await expect(dialog.getByText('The import was undone')).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText('Gamma')).toBeHidden()
  },
)

test(
  'the proof of search is previewed and saved as PDF',
  DESKTOP_ONLY,
  async ({ page, person }) => {
    const sent = { company: 'Acme', position: 'Developer', application_date: '2026-03-02' }
    await person.addJob(sent)
    await restoreSession(page, person)
    await page.goto('/settings?transfer=report')
    const dialog = page.getByRole('dialog', { name: 'Proof of search' })
    await dialog.getByLabel('From').fill('2026-03-01')
    await dialog.getByLabel('To', { exact: true }).fill('2026-03-31')
    await dialog.getByLabel('Form').selectOption('Switzerland (716.007)')
    await expect(dialog.getByText('1 entry')).toBeVisible()
    await expect(dialog.getByRole('cell', { name: 'Acme' })).toBeVisible()
    await expectAccessibleInBoth(page, 'proof of search')
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'PDF' }).click()
    const file = await readFile(await (await download).path())
    expect(String(file.subarray(0, 5))).toBe('%PDF-')
  },
)
