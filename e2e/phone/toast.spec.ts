import { expect, test } from '../support/test.ts'

test('the end of a page can be scrolled above a toast', async ({ page, signedIn }) => {
  await signedIn.addResource({ url: 'https://example.com', title: 'Guide' })
  await page.goto('/resources')
  await page.getByRole('button', { name: 'Delete Guide' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const toast = page.getByRole('alert').filter({ has: undo })
  const content = await page.getByRole('main').boundingBox()
  const lying = await toast.boundingBox()
  expect((content?.y ?? Infinity) + (content?.height ?? 0)).toBeLessThan(lying?.y ?? 0)
})
