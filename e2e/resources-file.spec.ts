import { readFile } from 'node:fs/promises'
import { expectAccessibleInBoth } from './support/both-themes.ts'
import { DESKTOP_ONLY, expect, test } from './support/test.ts'

const FILE = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<TITLE>Bookmarks</TITLE><H1>Bookmarks</H1>
<DL><p>
  <DT><H3>Behavioral</H3>
  <DL><p>
    <DT><A HREF="https://star.example/">STAR &amp; more</A>
    <DD>Situation, task
  </DL><p>
  <DT><A HREF="http://example.com/">Known</A>
  <DT><A HREF="javascript:alert(1)">No address</A>
</DL><p>`

test(
  'a browser’s file is previewed, imported without duplicates, and exported again',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await signedIn.addResource({ url: 'https://www.example.com', title: 'Guide' })
    await page.goto('/resources')
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Import bookmarks' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import bookmarks' })
    const choose = async (content: string | Buffer) => {
      const chooser = page.waitForEvent('filechooser')
      await dialog.getByRole('button', { name: /^Choose/ }).click()
      const file = { name: 'b.html', mimeType: 'text/html', buffer: Buffer.from(content) }
      await (await chooser).setFiles(file)
    }
    await choose('nonsense')
    await expect(dialog.getByRole('alert')).toContainText('This is not a bookmarks file.')
    await choose(Buffer.alloc(10_000_000, 'x'))
    await expect(dialog.getByRole('alert')).toContainText('This file is larger than 8 MB.')
    await choose(FILE)
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(dialog.getByRole('status')).toHaveText(
      '1 new, 1 already there. 1 entry is no web address and is left out.',
    )
    await expect(dialog.getByRole('list', { name: 'Already there' })).toContainText('Known')
    await expect(dialog.getByRole('list', { name: 'New' })).toContainText('STAR & more')
    await expectAccessibleInBoth(page, 'import')
    await dialog.getByRole('button', { name: 'Import 1 bookmark' }).click()
    await expect(page.getByText('Imported 1 bookmark')).toBeVisible()
    const imported = page.getByRole('region', { name: 'Behavioral' })
    await expect(imported.getByRole('link')).toHaveText(/^STAR & more/)
    await expect(imported).toContainText('Situation, task')

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Export bookmarks' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^foothold-bookmarks-\d{4}-\d\d-\d\d\.html$/)
    const content = await readFile(await file.path(), 'utf8')
    expect(content).toContain('<!DOCTYPE NETSCAPE-Bookmark-file-1>')
    expect(content).toMatch(/<A HREF="https:\/\/star\.example\/"[^>]*>STAR &amp; more<\/A>/)
    expect(content).toContain('>Guide</A>')
  },
)
