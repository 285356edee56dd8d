import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessibleInBoth } from '../support/both-themes.ts'
import { signInAtProvider } from '../support/oidc-provider.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page }) => {
  // The provider's pages request a font from another site.
  await page.route('https://fonts.googleapis.com/**', (route) => route.abort())
})

const leave = async (page: Page, path: string, label: string) => {
  await page.goto(path)
  await page.getByRole('link', { name: label }).click()
}
const consent = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

test('a person who consents gets an account and is signed in, now and the next time', async ({
  page,
}) => {
  await leave(page, '/register', 'Register with LinkedIn')
  await signInAtProvider(page, `grace-${randomUUID()}`)
  await consent(page)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('button', { name: /account menu/i }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  // The provider remembers the person and asks nothing.
  await page.getByRole('link', { name: 'Sign in with LinkedIn' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('an owner of an unconfirmed address sees that the password was removed, and keeps the rest', async ({
  page,
  person,
}) => {
  await person.addJob({ company: 'Acme', position: 'Engineer' })
  // The person signs in there and then returns to the screen.
  await leave(page, '/job-tracker', 'Sign in with LinkedIn')
  await signInAtProvider(page, person.email.replace('@example.com', ''))
  await consent(page)
  const notice = page.getByText('The earlier password of this account has been removed.')
  await expect(notice).toBeFocused()
  await expectAccessibleInBoth(page, 'the notice')
  await page.reload()
  await expect(notice).toBeVisible()
  const settings = page.getByRole('link', { name: 'Set a new password in Settings' })
  await expect(settings).toHaveAttribute('href', '/settings')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/job-tracker$/)
  await expect(page.getByText('Acme').first()).toBeVisible()
})

test('denying, an unverified address or an unknown callback signs nobody in', async ({ page }) => {
  await leave(page, '/login', 'Sign in with LinkedIn')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toHaveText('Authentication failed. No token received.')
  await page.getByRole('link', { name: 'Return to Login' }).click()

  await page.getByRole('link', { name: 'Sign in with LinkedIn' }).click()
  await signInAtProvider(page, `unverified-${randomUUID()}`)
  await consent(page)
  await expect(page.getByRole('status')).toContainText('has not confirmed this email address')

  await page.goto('/api/linkedin/callback?code=forged&state=forged')
  await expect(page.getByRole('alert')).toHaveText('An error occurred during authentication')
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login$/)
})

test('a person signed in by a link that they did not request sees whose account it is', async ({
  page,
  person,
}) => {
  const link = `/linkedin-auth-success?token=${person.token}&email=me@example.com&begun=guessed`
  await page.goto(link)
  await expect(page).toHaveURL(/\/dashboard$/)
  const notice = page.getByRole('region', { name: 'Whose account this is' })
  await expect(notice).toContainText(person.email)
  await expectAccessibleInBoth(page, 'the notice')
  await page.goto('/settings')
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: "That's not me" }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto(link)
  await expect(page).toHaveURL(/\/login\?session=expired$/)

  await person.signIn()
  await page.goto(link.replace(/token=[^&]+/, `token=${person.token}`))
  await notice.getByRole('button', { name: "That's me" }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('a person without a password signs in again before the email changes, and can still sign in', async ({
  page,
}) => {
  const name = `grace-${randomUUID()}`
  await leave(page, '/register', 'Register with LinkedIn')
  await signInAtProvider(page, name)
  await consent(page)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('region', { name: 'Whose account this is' })).toHaveCount(0)
  await page.goto('/settings')
  await page.getByRole('button', { name: `Unlink LinkedIn (${name}@example.com)` }).click()
  const unlink = page.getByRole('dialog', { name: 'Unlink LinkedIn?' })
  await unlink.getByRole('button', { name: 'Unlink' }).click()
  await expect(unlink.getByRole('alert')).toContainText('This is the only way into your account.')
  await unlink.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Change email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change email' })
  await dialog.getByLabel('Email').fill(`other-${name}@example.com`)
  const tooOld = 'Please sign in with LinkedIn again, and then repeat this within 10 minutes'
  await page.route('**/trpc/auth.updateAccount*', (route) => {
    const data = { code: 'FORBIDDEN', httpStatus: 403, detail: tooOld }
    return route.fulfill({ status: 403, json: { error: { message: tooOld, code: -32003, data } } })
  })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(tooOld)
  await expectAccessibleInBoth(page, 'a sign-in that is too old')
  await page.unroute('**/trpc/auth.updateAccount*')
  await dialog.getByRole('link', { name: 'Sign in with LinkedIn again' }).click()
  await expect(page).toHaveURL(/\/settings\?change=email$/)
  await dialog.getByLabel('Email').fill(`other-${name}@example.com`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`We have emailed a link to other-${name}@example.com`)).toBeVisible()
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
})
