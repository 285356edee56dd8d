import { expectAccessibleInBoth } from '../support/both-themes.ts'
import { pauseTimers } from '../support/pause-timers.ts'
import { readMailedLink } from '../support/mail.ts'
import { signInAs } from '../support/sign-in.ts'
import { expect, PASSWORD, test } from '../support/test.ts'

const NEW_PASSWORD = 'Another-horse-2!'

test('a new email is valid once its link is opened, and the former one can recover the account', async ({
  baseURL,
  page,
  browser,
  signedIn,
}) => {
  const email = `new-${signedIn.email}`
  await page.goto('/settings?change=email')
  const dialog = page.getByRole('dialog', { name: 'Change email' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`Open the link in the mail to ${email}`)).toBeVisible()

  // In a browser that is not signed in, the link asks for confirmation first.
  const link = await readMailedLink(baseURL, email)
  const elsewhere = await browser.newPage()
  await elsewhere.goto(link)
  await expect(elsewhere).toHaveURL(/\/confirm-email$/)
  await expect(elsewhere.getByRole('button', { name: 'Confirm this address' })).toBeVisible()
  await expectAccessibleInBoth(elsewhere, 'a link to confirm')
  await page.goto(link)
  const done = page.getByText(`${email} is your email address from now on.`)
  await expect(done).toBeFocused()
  await expectAccessibleInBoth(page, 'a confirmed address')
  await page.getByRole('link', { name: 'Go to Settings' }).click()
  await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible()

  await elsewhere.goto(await readMailedLink(baseURL, signedIn.email))
  await expect(elsewhere).toHaveURL(/\/take-back$/)
  await expect(elsewhere.getByText(signedIn.email)).toBeVisible()
  await expectAccessibleInBoth(elsewhere, 'a link to take back')
  await elsewhere.reload()
  await elsewhere.getByRole('button', { name: 'Recover my account' }).click()
  await elsewhere.getByLabel('New password').fill(NEW_PASSWORD)
  await elsewhere.getByLabel('Confirm password').fill(NEW_PASSWORD)
  // The sign-in page would open by itself three seconds later.
  await pauseTimers(elsewhere, 3_000)
  await elsewhere.getByRole('button', { name: 'Reset password' }).click()
  await elsewhere.getByRole('link', { name: 'Sign in now' }).click()
  await signInAs(elsewhere, signedIn, NEW_PASSWORD)
  await expect(elsewhere).toHaveURL(/\/dashboard$/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login\?session=expired$/)
  await elsewhere.goto(link)
  await expect(elsewhere.getByRole('alert')).toHaveText(
    'This link is not valid, or no longer valid.',
  )
  await expectAccessibleInBoth(elsewhere, 'a link that is over')
  await elsewhere.close()
})
