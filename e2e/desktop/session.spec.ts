import type { Page, Request } from '@playwright/test'
import { findCard, openBoard } from '../support/board.ts'
import { signInAs } from '../support/sign-in.ts'
import { expect, expectAccessible, Person, restoreSession, test } from '../support/test.ts'

const NOTE = 'What you typed was restored. It has not been saved yet.'
const TYPED = 'Bring the portfolio'

const findDialog = (page: Page, name: string) => page.getByRole('dialog', { name })

const expectExpired = async (page: Page) => {
  await expect(page).toHaveURL(/\/login\?session=expired$/)
  await expect(page.getByText('Your session has ended.')).toBeVisible()
}

/** Returns everything that this tab and this browser store, as one text. */
const readStorage = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage].flatMap(Object.entries)))

test('a session that ends while a person types loses neither the place nor the text', async ({
  page,
  signedIn,
}) => {
  const job = await signedIn.addJob({ company: 'Acme', position: 'Engineer', notes: 'Ask Ann' })
  const place = `?q=acme&dialog=edit&job=${job.id}`
  await openBoard(page, place)
  const dialog = findDialog(page, 'Edit Application')
  await dialog.getByLabel('Notes').fill(TYPED)
  await signedIn.signOut()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectExpired(page)

  await signInAs(page, signedIn)
  await expect(dialog.getByLabel('Notes')).toHaveValue(TYPED)
  await expect(dialog.getByText(NOTE)).toBeVisible()
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('q')).toBe('acme')
  await expectAccessible(page, 'a restored form')

  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await signedIn.signIn()
  expect((await signedIn.listJobs()).map(({ notes }) => notes)).toEqual([TYPED])
  expect(await readStorage(page)).not.toContain(TYPED)
})

test('notes written in another tab are restored there, and are gone once discarded', async ({
  context,
  page,
  signedIn,
}) => {
  const job = await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
  await openBoard(page)
  const other = await context.newPage()
  await openBoard(other, `?dialog=prepare&job=${job.id}`)
  const notes = findDialog(other, 'Acme').getByLabel('Your Notes')
  await notes.fill(TYPED)
  await signedIn.signOut()
  await page.reload()
  await expectExpired(page)
  await expectExpired(other)

  await signInAs(page, signedIn)
  await expect(page).toHaveURL(/\/job-tracker$/)
  await expect(notes).toHaveValue(TYPED)
  await findDialog(other, 'Acme').getByRole('button', { name: 'Cancel' }).click()
  await other.getByRole('button', { name: 'Discard' }).click()
  await findCard(other, 'Engineer at Acme').waitFor()
  expect(await readStorage(other)).not.toContain(TYPED)
})

test('another person who signs in gets neither the former person’s place nor their text', async ({
  page,
  request,
  signedIn,
}) => {
  await openBoard(page, '?q=secret-search&dialog=add')
  const dialog = findDialog(page, 'Add Application')
  await dialog.getByLabel('Company').fill(TYPED)
  await signedIn.signOut()
  await dialog.getByLabel('Position').fill('Engineer')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectExpired(page)

  const somebodyElse = new Person(request)
  await somebodyElse.register()
  await signInAs(page, somebodyElse)
  await expect(page).toHaveURL(/\/dashboard$/)
  await openBoard(page, '?dialog=add')
  await expect(dialog.getByLabel('Company')).toHaveValue('')
  const kept = await readStorage(page)
  expect(kept).not.toContain(TYPED)
  expect(kept).not.toContain('secret-search')
})

test('a tab whose session another person takes over starts again as theirs', async ({
  context,
  page,
  request,
  signedIn,
}) => {
  await openBoard(page, '?q=secret-search')
  const somebodyElse = new Person(request)
  await somebodyElse.register()
  await somebodyElse.signIn()
  const other = await context.newPage()
  await other.goto('/about')
  await other.evaluate((token) => localStorage.setItem('auth_token', token), somebodyElse.token)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByText(somebodyElse.email)).toBeVisible()
  await expect(page.getByText(signedIn.email)).toHaveCount(0)
})

test('a visitor is sent to the requested page after signing in, but not after a logout', async ({
  page,
  person,
}) => {
  await page.goto('/job-tracker?view=list&q=acme')
  await expect(page).toHaveURL(/\/login$/)
  await signInAs(page, person)
  await expect(page).toHaveURL(/\/job-tracker\?(?=.*view=list)(?=.*q=acme)/)

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await signInAs(page, person)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('an uncaught error is sent to the server once, without personal data', async ({
  page,
  person,
}) => {
  const sent: Request[] = []
  page.on('request', (asked) => {
    if (new URL(asked.url()).pathname === '/api/logs') sent.push(asked)
  })
  const fail = () =>
    page.evaluate(() => {
      const error = new Error('Broken at https://jobs.example.com/?token=abc for ada@example.com')
      setTimeout(() => {
        throw error
      })
      setTimeout(() => {
        throw error
      })
      void Promise.reject(new DOMException('Left', 'AbortError'))
      return new Promise((resolve) => setTimeout(resolve, 50))
    })
  await restoreSession(page, person)
  await openBoard(page, '?q=secret-search')
  await fail()
  expect(sent).toHaveLength(1)
  expect((await sent[0]?.response())?.status()).toBe(204)
  const entry: unknown = sent[0]?.postDataJSON()
  expect(entry).toMatchObject({
    level: 'error',
    message: 'Uncaught error',
    data: { message: 'Broken at https://jobs.example.com/ for [e-mail]' },
    url: `${new URL(page.url()).origin}/job-tracker`,
  })
  expect(JSON.stringify(entry)).not.toMatch(/secret-search|token=|ada@/)

  await page.evaluate(() => localStorage.setItem('remote_logging', 'false'))
  await page.reload()
  await fail()
  expect(sent).toHaveLength(1)
})
