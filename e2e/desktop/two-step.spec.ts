import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectAccessibleInBoth } from '../support/both-themes.ts'
import { DESKTOP_ONLY, expect, PASSWORD, type Person, test } from '../support/test.ts'

const PERIOD_MS = 30_000

/** Adds a virtual authenticator, since this browser has no fingerprint reader. */
const addAuthenticator = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const signOut = async (page: Page) => {
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
}

const typePassword = async (page: Page, { email }: Person) => {
  await page.getByLabel('Email or username').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const expectSignedIn = (page: Page) => expect(page).toHaveURL(/\/dashboard$/)

const openDialog = async (page: Page, button: string, title: string) => {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Reads the recovery codes off the screen, to use them after the dialog is closed. */
const keepCodes = async (page: Page): Promise<string[]> => {
  const list = page.getByRole('list', { name: 'Recovery codes' })
  await expect(list).toBeVisible()
  const codes = await list.locator('code').allInnerTexts()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return codes
}

test(
  'an authenticator app is set up, required, and removed',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await page.goto('/settings')
    const dialog = await openDialog(page, 'Set up authenticator app', 'Set up an authenticator app')
    await dialog.getByLabel('Current password').fill('Wrong-horse1!')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText('The password is incorrect')
    await dialog.getByLabel('Current password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('img', { name: 'QR code with the key below' })).toBeVisible()
    await expectAccessibleInBoth(page, 'authenticator app')
    const key = await dialog.locator('code').innerText()
    const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) })
    await dialog.getByLabel('Code that the app shows').fill(app.generate())
    await page.keyboard.press('Enter')
    const codes = await keepCodes(page)
    expect(codes).toHaveLength(10)
    await expect(page.getByText('10 codes are left')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Authenticator app added' })).toBeVisible()
    await expectAccessibleInBoth(page, 'settings with two-step sign-in')

    await signOut(page)
    await typePassword(page, signedIn)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await expectAccessibleInBoth(page, 'second step')
    const code = page.getByLabel('Code of your authenticator app, or a recovery code')
    await expect(code).toBeFocused()
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('That code is not correct, or was used before')
    await code.fill(app.generate({ timestamp: Date.now() + PERIOD_MS }))
    await page.keyboard.press('Enter')
    await expectSignedIn(page)

    await signOut(page)
    await typePassword(page, signedIn)
    await code.fill(codes[0] ?? '')
    await page.keyboard.press('Enter')
    await expectSignedIn(page)

    await page.goto('/settings')
    await expect(page.getByText('9 codes are left')).toBeVisible()
    await openDialog(page, 'Remove authenticator app', 'Remove the authenticator app?')
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Set up authenticator app' })).toBeVisible()
    await signOut(page)
    await typePassword(page, signedIn)
    await expectSignedIn(page)
  },
)

test(
  'a passkey signs in after the password and without it',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await addAuthenticator(page)
    await page.goto('/settings')
    const dialog = await openDialog(page, 'Add a passkey', 'Add a passkey')
    await dialog.getByLabel('Name').fill('Laptop')
    await dialog.getByLabel('Current password').fill(PASSWORD)
    await expectAccessibleInBoth(page, 'add a passkey')
    await page.keyboard.press('Enter')
    await keepCodes(page)
    await expect(page.getByRole('heading', { name: 'Laptop' })).toBeVisible()

    await signOut(page)
    await typePassword(page, signedIn)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expectSignedIn(page)

    await signOut(page)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expectSignedIn(page)

    await page.goto('/settings')
    await openDialog(page, 'Remove passkey Laptop', 'Remove the passkey?')
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Laptop' })).toHaveCount(0)
    await signOut(page)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'This passkey does not belong to an account here',
    )
  },
)
