import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessibleInBoth } from '../support/both-themes.ts'
import { signInAtProvider } from '../support/oidc-provider.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page }) => {
  // The provider's pages would like a font from elsewhere.
  await page.route('https://fonts.googleapis.com/**', (route) => route.abort())
})

const leave = async (page: Page, path: string, label: string) => {
  await page.goto(path)
  await page.getByRole('link', { name: label }).click()
}
const consent = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

test('whoever consents has an account and is signed in, now and the next time', async ({
  page,
}) => {
  await leave(page, '/register', 'Register with LinkedIn')
  await signInAtProvider(page, `grace-${randomUUID()}`)
  await consent(page)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('button', { name: /account menu/i }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  // The provider knows them by now, and asks nothing.
  await page.getByRole('link', { name: 'Sign in with LinkedIn' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('whoever never proved their address is told that the password went, and keeps the rest', async ({
  page,
  person,
}) => {
  await person.addJob({ company: 'Acme', position: 'Engineer' })
  // Asked to sign in there, and back there once that is done.
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

test('whoever denies, has no verified address or comes out of nowhere is not signed in', async ({
  page,
}) => {
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
