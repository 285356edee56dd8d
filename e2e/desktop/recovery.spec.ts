import type { Page } from '@playwright/test'
import { expectAccessibleInBoth } from '../support/both-themes.ts'
import { fulfillCalls } from '../support/calls.ts'
import { readMailedLink } from '../support/mail.ts'
import { signInAs } from '../support/sign-in.ts'
import { expect, PASSWORD, restoreSession, test } from '../support/test.ts'
import { expectErrorMessages } from '../support/error-messages.ts'

const NEW_PASSWORD = 'Fresh-start2?!'
const SENT = 'If your email is registered, you will receive a password reset link'

const typePasswords = async (page: Page, password: string, confirmation = password) => {
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(confirmation)
  await page.getByRole('button', { name: 'Reset password' }).click()
}

test('a forgotten password is replaced through the mailed link, once', async ({
  baseURL,
  page,
  person,
}) => {
  await page.goto('/login')
  await page.getByLabel('Email or username').fill(person.email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText(SENT)).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveCount(0)
  await expectAccessibleInBoth(page, 'link sent')
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await expect(page).toHaveURL(/\/login$/)

  const link = await readMailedLink(baseURL, person.email)
  await page.goto(link)
  await expect(page).toHaveURL(/\/reset-password$/)
  await page.reload()
  await typePasswords(page, 'Short1!', 'Other1!')
  await expect(page.getByRole('alert')).toHaveText('Passwords do not match')
  await typePasswords(page, 'Short1!')
  await expect(page.getByRole('alert')).toHaveText('Password must be at least 8 characters long')
  await typePasswords(page, 'lower-case1')
  await expect(page.getByRole('alert')).toHaveText(
    'Must include at least one uppercase letter Must include a special character (!@#$%^&*)',
  )
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await expect(page.getByText('The password meets all rules')).toBeVisible()
  await typePasswords(page, NEW_PASSWORD)
  await expect(page.getByText('Your password has been reset successfully')).toBeFocused()
  await expectAccessibleInBoth(page, 'password reset')
  await expect(page).toHaveURL(/\/login$/)

  await signInAs(page, person)
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password')
  await signInAs(page, person, NEW_PASSWORD)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a used link is refused, and offers a new one', async ({ baseURL, page, person, request }) => {
  const ask = () => request.post('/api/auth/forgot-password', { data: { email: person.email } })
  await ask()
  const first = await readMailedLink(baseURL, person.email)
  await ask()
  const second = await readMailedLink(baseURL, person.email, 2)
  await page.goto(first)
  await typePasswords(page, NEW_PASSWORD)
  await expect(page.getByRole('alert')).toHaveText('Invalid or expired reset token')
  await expectAccessibleInBoth(page, 'refused link')

  // A signed-in person who opens the mailed link gets the form too, and must sign in again.
  await restoreSession(page, person)
  await page.goto(second)
  await typePasswords(page, NEW_PASSWORD)
  await expect(page.getByText('Your password has been reset successfully')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  await page.getByRole('link', { name: 'Sign in now' }).click()
  await expect(page.getByText('Your session has ended')).toHaveCount(0)

  for (const search of ['?token=', '?token', '?token=%20']) {
    // Also if another token was open in the tab before.
    await page.goto('/reset-password?token=other')
    await expect(page.getByLabel('New password')).toBeVisible()
    await page.goto(`/reset-password${search}`)
    await expect(page.getByRole('alert'), search).toHaveText(
      'Invalid or missing reset token. Please request a new password reset link.',
    )
    await expect(page.getByLabel('New password')).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Request New Reset Link' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
})

test('every failure of the recovery screens shows its specified message', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await page.getByLabel('Email').fill('ada@example')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await page.getByLabel('Email').fill('ada@example.com')
  const forgot = { procedure: 'auth.forgotPassword', button: 'Send reset link' }
  await expectErrorMessages(page, forgot, [
    [{ status: 429, detail: 'Please wait an hour.' }, 'Please wait an hour.'],
    [{ status: 500 }, 'Failed to process password reset request. Please try again.'],
    ['nothing', 'Error: Failed to fetch'],
    ['gibberish', 'An error occurred. Please try again later.'],
  ])
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  await fulfillCalls(page, 'auth.forgotPassword', { status: 404 })
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(
    page.getByText('If an account exists with this email, you will receive a password reset link.'),
  ).toBeVisible()

  await page.goto('/reset-password?token=none')
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  const reset = { procedure: 'auth.resetPassword', button: 'Reset password' }
  await expectErrorMessages(page, reset, [
    [{ status: 400 }, 'Invalid or expired reset token'],
    [{ status: 422, detail: 'One rule. Another rule.' }, 'One rule. Another rule.'],
    [{ status: 422 }, 'Invalid password format'],
    [{ status: 500 }, 'Failed to reset password. Please try again.'],
    ['nothing', 'An error occurred. Please try again later.'],
  ])
  await expect(page.getByLabel('New password')).toHaveValue(PASSWORD)
})
