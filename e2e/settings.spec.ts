import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessibleInBoth } from './support/both-themes.ts'
import { fulfillCalls, failCalls, holdCalls } from './support/calls.ts'
import { goWithin } from './support/navigate.ts'
import { pauseTimers } from './support/pause-timers.ts'
import { readMailedLink } from './support/mail.ts'
import { recordTexts } from './support/record-texts.ts'
import { signInAtProvider } from './support/oidc-provider.ts'
import { signInAs } from './support/sign-in.ts'
import { DESKTOP_ONLY, expect, PASSWORD, type Person, test } from './support/test.ts'
import { expectErrorMessages } from './support/error-messages.ts'

const NEW_PASSWORD = 'Fresh-start2!'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const openSettings = async (page: Page) => {
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
}

const openDialog = async (page: Page, button: string, name: string) => {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Signs in with another browser. */
const signInElsewhere = async (request: APIRequestContext, person: Person, userAgent: string) => {
  const response = await request.post('/api/auth/login', {
    headers: { 'User-Agent': userAgent },
    data: { username: person.email, password: PASSWORD },
  })
  return ((await response.json()) as { access_token: string }).access_token
}

const isOpen = async (request: APIRequestContext, token: string) => {
  const headers = { Authorization: `Bearer ${token}` }
  return (await request.get('/api/jobs', { headers })).ok()
}

test(
  'a password is changed in the dialog, which signs every other device out',
  DESKTOP_ONLY,
  async ({ page, request, signedIn }) => {
    const elsewhere = await signInElsewhere(request, signedIn, FIREFOX)
    await openSettings(page)
    await openDialog(page, 'Update', 'Change Password')
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/settings$/)
    const dialog = await openDialog(page, 'Update', 'Change Password')
    const current = dialog.getByLabel('Current Password')
    const fresh = dialog.getByLabel('New Password', { exact: true })
    const confirmation = dialog.getByLabel('Confirm New Password')
    const rules = dialog.getByRole('list', { name: 'Password rules' })
    const submit = dialog.getByRole('button', { name: 'Change Password' })
    await expectAccessibleInBoth(page, 'change password')

    await submit.click()
    await expect(dialog.getByRole('alert')).toHaveText('All fields are required')
    await current.fill('Wrong-horse1!')
    await expect(rules).toHaveCount(0)
    await fresh.fill('Short1!')
    await expect(rules.getByText(', met', { exact: true })).toHaveCount(4)
    await confirmation.fill('Other1!')
    await expect(rules).toHaveCount(0)
    await expect(dialog.getByText('Not the same as the new password')).toBeVisible()
    await submit.click()
    await expect(dialog.getByRole('alert')).toHaveText('New passwords do not match')
    await confirmation.fill('Short1!')
    await expect(dialog.getByText('Matches the new password')).toBeVisible()
    await submit.click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'Password must be at least 8 characters long',
    )
    await confirmation.fill(NEW_PASSWORD)
    await fresh.fill(NEW_PASSWORD)
    await expect(dialog.getByText('The password meets all rules')).toBeVisible()
    await expectAccessibleInBoth(page, 'refused password')
    // The checklist disappears with the focus, but the button must not move from under the pointer.
    await submit.click()
    await expect(dialog.getByRole('alert')).toHaveText('Current password is incorrect')

    await expectErrorMessages(
      page,
      { procedure: 'auth.changePassword', button: 'Change Password' },
      [
        [{ status: 400 }, 'Invalid password information'],
        [{ status: 500, detail: 'Disk full' }, 'Server error: Disk full'],
        [{ status: 500 }, 'Server error: Unknown server error'],
        [{ status: 404 }, 'Failed to change password. Please try again.'],
        ['nothing', 'No response from server. Please check your connection.'],
        ['gibberish', 'An error occurred. Please try again.'],
      ],
    )

    await current.fill(PASSWORD)
    const release = await holdCalls(page, 'auth.changePassword')
    await submit.click()
    await expect(dialog.getByRole('button', { name: 'Processing...' })).toBeDisabled()
    // The dialog closes two seconds after showing this.
    const readStatuses = await recordTexts(page, '[role=dialog] [role=status]')
    release()
    await expect(dialog).toHaveCount(0)
    expect(await readStatuses()).toContain('Password successfully changed!')
    expect(await isOpen(request, elsewhere)).toBe(false)
    expect(await isOpen(request, signedIn.token)).toBe(true)

    await openDialog(page, 'Update', 'Change Password')
    for (const field of [current, fresh, confirmation]) await expect(field).toHaveValue('')
  },
)

test(
  'a password cannot be changed once the session is gone',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await openSettings(page)
    const dialog = await openDialog(page, 'Update', 'Change Password')
    await dialog.getByLabel('Current Password').fill(PASSWORD)
    await dialog.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD)
    await dialog.getByLabel('Confirm New Password').fill(NEW_PASSWORD)
    await page.evaluate(() => localStorage.removeItem('auth_token'))
    await dialog.getByRole('button', { name: 'Change Password' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'You must be logged in to change your password',
    )
    await page.evaluate((token) => localStorage.setItem('auth_token', token), signedIn.token)
    await fulfillCalls(page, 'auth.changePassword', { status: 401 })
    // The dialog closes a tenth of a second after showing this.
    const readAlerts = await recordTexts(page, '[role=dialog] [role=alert]')
    await dialog.getByRole('button', { name: 'Change Password' }).click()
    await expect(page).toHaveURL(/\/login\?session=expired$/)
    expect(await readAlerts()).toContain('Your session has expired. Please log in again.')
  },
)

test(
  'email and username are changed, and both sign in',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const email = `new-${signedIn.email}`
    const username = `ada-${crypto.randomUUID().slice(0, 8)}`
    await openSettings(page)
    const emailDialog = await openDialog(page, 'Change email', 'Change email')
    await expectAccessibleInBoth(page, 'change email')
    await emailDialog.getByLabel('Email').fill(email)
    await emailDialog.getByLabel('Current password').fill('Wrong-horse1!')
    await emailDialog.getByRole('button', { name: 'Save' }).click()
    await expect(emailDialog.getByRole('alert')).toHaveText('The password is incorrect')
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: 'Discard your changes?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
    await expect(emailDialog.getByLabel('Email')).toHaveValue(email)
    await emailDialog.getByLabel('Current password').fill(PASSWORD)
    await emailDialog.getByRole('button', { name: 'Save' }).click()
    await expect(emailDialog).toHaveCount(0)
    const main = page.getByRole('main')
    await expect(main.getByText(`We have emailed a link to ${email}`)).toBeVisible()
    await expectAccessibleInBoth(page, 'an address that waits')
    await main.getByRole('button', { name: 'Keep my current email' }).click()
    await expect(main.getByText(email)).toHaveCount(0)

    const nameDialog = await openDialog(page, 'Change username', 'Change username')
    await nameDialog.getByLabel('Username').fill('a@b')
    await nameDialog.getByRole('button', { name: 'Save' }).click()
    await expect(nameDialog.getByRole('alert')).toHaveText('Username cannot contain @')
    await nameDialog.getByLabel('Username').fill(username)
    await nameDialog.getByRole('button', { name: 'Save' }).click()
    await expect(nameDialog).toHaveCount(0)

    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByLabel('Email or username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  },
)

test(
  'theme and company icons follow the choice made in the settings',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
    await openSettings(page)
    const themes = page.getByRole('radiogroup', { name: 'Theme' })
    await themes.getByText('Dark').click()
    const readScheme = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    await expect.poll(readScheme).toBe('dark')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
    await page.getByRole('menuitemradio', { name: 'Light' }).click()
    await page.keyboard.press('Escape')
    await expect(themes.getByRole('radio', { name: 'Light' })).toBeChecked()

    const icons = page.getByRole('switch', { name: 'Company icons' })
    const toggle = async () => {
      const response = page.waitForResponse(/auth\.updateAccount/)
      await icons.press('Space')
      await response
    }
    const restore = await failCalls(page, 'auth.updateAccount')
    await toggle()
    await expect(page.getByRole('alert')).toContainText('Your changes could not be saved.')
    await expect(icons).toBeChecked()
    await restore()
    await toggle()
    await expect(icons).not.toBeChecked()
    await goWithin(page, '/dashboard')
    await expect(page.getByTestId('logo-placeholder')).toHaveCount(1)
    await expect(page.locator('main img')).toHaveCount(0)
    await goWithin(page, '/settings')
    await toggle()
    await goWithin(page, '/dashboard')
    await expect(page.locator('main img')).toHaveCount(1)
  },
)

test(
  'other devices are listed and signed out, one or all',
  DESKTOP_ONLY,
  async ({ page, request, signedIn }) => {
    const tokens = [
      await signInElsewhere(request, signedIn, FIREFOX),
      await signInElsewhere(request, signedIn, SAFARI),
    ]
    await openSettings(page)
    const devices = page.getByRole('region', { name: 'Devices' })
    await expect(devices.getByRole('listitem')).toHaveCount(3)
    await expect(devices.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1)
    await expectAccessibleInBoth(page, 'settings')
    await devices.getByRole('button', { name: /^Sign out Firefox on Windows/ }).click()
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    expect(await Promise.all(tokens.map((token) => isOpen(request, token)))).toEqual([false, true])

    const dialog = await openDialog(page, 'Sign out all others', 'Sign out all other devices?')
    await expectAccessibleInBoth(page, 'sign out all others')
    const restore = await failCalls(page, 'auth.endOtherSessions')
    await dialog.getByRole('button', { name: 'Sign out' }).click()
    await expect(dialog.getByRole('alert')).toContainText('could not be signed out')
    await restore()
    await dialog.getByRole('button', { name: 'Sign out' }).click()
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    expect(await isOpen(request, signedIn.token)).toBe(true)
  },
)

test(
  'a person downloads their data and deletes the account',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
    await openSettings(page)
    const download = page
      .getByRole('button', { name: 'Download', exact: true })
      .and(page.locator('[aria-describedby="download-my-data-row"]'))
    await page.route('**/api/auth/export', (route) => route.fulfill({ status: 500, json: {} }))
    await download.click()
    await expect(page.getByRole('alert')).toHaveText(
      'Your data could not be downloaded. Please try again.',
    )
    await page.unroute('**/api/auth/export')
    await page.getByLabel('With my equal-employment answers').check()
    const asked = page.waitForRequest('**/api/auth/export?include=eeo')
    const saved = page.waitForEvent('download')
    await download.click()
    await asked
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/^foothold-\d{4}-\d\d-\d\d\.zip$/)
    const archive = await readFile(await file.path())
    expect(archive.subarray(0, 2).toString()).toBe('PK')

    const choose = page.getByLabel('Zip file of your data')
    await choose.setInputFiles({
      name: 'a.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('a'),
    })
    const refused = page.getByText('damaged or not a zip file')
    await expect(refused).toBeVisible()
    await choose.setInputFiles({
      name: 'foothold.zip',
      mimeType: 'application/zip',
      buffer: archive,
    })
    await expect(page.getByText('Everything in this file is here already.')).toBeVisible()
    await expect(refused).toBeHidden()

    const dialog = await openDialog(page, 'Delete account', 'Delete your account?')
    await expectAccessibleInBoth(page, 'delete account')
    const confirm = dialog.getByRole('button', { name: 'Delete my account' })
    await confirm.click()
    await expect(dialog.getByRole('alert')).toHaveText('Please enter your password')
    await dialog.getByLabel('Your password').fill('Wrong-horse1!')
    await confirm.click()
    await expect(dialog.getByRole('alert')).toHaveText('The password is incorrect')
    await dialog.getByLabel('Your password').fill(PASSWORD)
    await confirm.click()
    await expect(page).toHaveURL(/\/login\?account=deleted$/)
    await expect(page.getByText('Your account has been deleted')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
    await signInAs(page, signedIn)
    await expect(page.getByRole('alert')).toHaveText('Invalid username or password')
  },
)

test(
  'a LinkedIn account sets a first password by mail, or is deleted by typing the address',
  DESKTOP_ONLY,
  async ({ baseURL, page }) => {
    const name = `grace-${crypto.randomUUID()}`
    const email = `${name}@example.com`
    // The provider's pages request a font from another site.
    await page.route('https://fonts.googleapis.com/**', (route) => route.abort())
    await page.goto('/register')
    await page.getByRole('link', { name: 'Register with LinkedIn' }).click()
    await signInAtProvider(page, name)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)

    await openSettings(page)
    await page.getByRole('button', { name: 'Email me a link' }).click()
    await expect(page.getByText('you will receive a password reset link')).toBeVisible()
    await expectAccessibleInBoth(page, 'settings without a password')
    const dialog = await openDialog(page, 'Delete account', 'Delete your account?')
    await dialog.getByLabel(`Type ${email} to confirm`).fill('somebody@example.com')
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'That is not the email address of this account',
    )

    await page.goto(await readMailedLink(baseURL, email))
    await page.getByLabel('New password').fill(PASSWORD)
    await page.getByLabel('Confirm password').fill(PASSWORD)
    // The sign-in page would open by itself three seconds later.
    await pauseTimers(page, 3_000)
    await page.getByRole('button', { name: 'Reset password' }).click()
    await page.getByRole('link', { name: 'Sign in now' }).click()
    await signInAs(page, { email })
    await expect(page).toHaveURL(/\/dashboard$/)
    await openSettings(page)
    await expect(page.getByRole('button', { name: 'Update', exact: true })).toBeVisible()
  },
)

test(
  'a token is created, shown once, and valid at the REST interface until it is ended',
  DESKTOP_ONLY,
  async ({ page, request, signedIn }) => {
    const job = await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
    await openSettings(page)
    const dialog = await openDialog(page, 'Create a token', 'Create an access token')
    await dialog.getByRole('button', { name: 'Create token' }).click()
    await expect(dialog.getByText('Name is required')).toBeVisible()
    await dialog.getByLabel('Name').fill('Home server')
    await expectAccessibleInBoth(page, 'create an access token')
    await dialog.getByRole('button', { name: 'Create token' }).click()
    const made = page.getByRole('dialog', { name: 'Your new access token' })
    const token = await made.getByLabel('Access token').inputValue()
    expect(token).toMatch(/^fh_[\w-]{43}$/)
    await expectAccessibleInBoth(page, 'the new access token')
    await made.getByRole('button', { name: 'Done' }).click()
    const headers = { Authorization: `Bearer ${token}` }
    const response = await request.get('/api/jobs', { headers })
    expect(await response.json()).toMatchObject([{ id: job.id }])

    const section = page.getByRole('region', { name: 'Access tokens' })
    await expect(section).toContainText('Read everything but settings · never used · expires ')
    await section.getByRole('button', { name: 'Revoke Home server' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
    await expect(section.getByText('Home server')).toHaveCount(0)
    expect(await isOpen(request, token)).toBe(false)
  },
)

test(
  'a pairing code has the server’s address and a token that saves postings',
  DESKTOP_ONLY,
  async ({ page, request, signedIn }) => {
    const job = await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
    await openSettings(page)
    const dialog = await openDialog(page, 'Pair the extension', 'Pair the browser extension')
    await dialog.getByRole('button', { name: 'Create a pairing code' }).click()
    const code = await dialog.locator('input[data-pairing-code]').inputValue()
    const [address, token = ''] = code.split('#')
    expect(address).toMatch(/^http:\/\/localhost:\d+\/pair$/)
    const headers = { Authorization: `Bearer ${token}` }
    const similar = '/api/jobs/similar?company=Acme&position=Engineer'
    expect(await (await request.get(similar, { headers })).json()).toMatchObject({
      matches: [{ id: job.id }],
    })
    await page.goto(code)
    await expect(page.getByRole('heading', { name: 'Pair the browser extension' })).toBeVisible()
    await expect(page).toHaveURL(/\/pair$/)
    expect(await page.getByLabel('Pairing code').inputValue()).toContain(token)
    await expectAccessibleInBoth(page, 'pairing')
  },
)
