import type { Page } from '@playwright/test'
import { expect, PASSWORD, restoreSession, test } from './support/test.ts'

const APP_SCREENS = [
  '/dashboard',
  '/job-tracker',
  '/documents',
  '/profile',
  '/settings',
  '/resources',
]
const GUEST_SCREENS = ['/login', '/register', '/forgot-password', '/reset-password']
const PUBLIC_SCREENS = ['/features', '/about', '/terms', '/privacy', '/registration-success']

const fillRegistration = async (page: Page, email: string, password = PASSWORD) => {
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Hopper')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('checkbox').check()
}

const fillLogin = async (page: Page, username: string, password: string) => {
  await page.getByLabel('Email or username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a stranger registers, signs in and lands on the dashboard', async ({ page }) => {
  const email = `grace-${crypto.randomUUID()}@example.com`
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await fillRegistration(page, email)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign In' }).click()
  await fillLogin(page, email.toUpperCase(), PASSWORD)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('GH', { exact: true })).toBeVisible()
})

test('a session survives a reload', async ({ page, signedIn }) => {
  await page.goto('/job-tracker')
  await page.reload()
  await expect(page).toHaveURL(/\/job-tracker/)
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBe(signedIn.token)
})

test('a wrong password is refused in the specified words and what was typed stays', async ({
  page,
  person,
}) => {
  await page.goto('/login')
  await fillLogin(page, person.email, 'Wrong-horse1!')
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password')
  await expect(page.getByLabel('Email or username')).toHaveValue(person.email)
  await expect(page).toHaveURL(/\/login$/)
})

test('a taken address is named on the register screen', async ({ page, person }) => {
  await page.goto('/register')
  await fillRegistration(page, person.email)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(
    page.getByText('This email is already registered. Please sign in instead.'),
  ).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Grace')
})

test('the register screen says what is missing, each at its field', async ({ page }) => {
  await page.goto('/register')
  await fillRegistration(page, 'not-an-address')
  await page.getByLabel('Confirm password').fill('Different-1!')
  await page.getByRole('checkbox').uncheck()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expect(page).toHaveURL(/\/register$/)
})

test('a server that fails does not clear the register form', async ({ page }) => {
  await page.goto('/register')
  await page.route('**/trpc/auth.register**', (route) =>
    route.fulfill({ status: 502, body: 'bad' }),
  )
  await fillRegistration(page, 'kept@example.com')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('kept@example.com')
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled()
})

for (const path of APP_SCREENS) {
  test(`a visitor who opens ${path} is asked to sign in`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
  })
}

for (const path of ['/', ...GUEST_SCREENS]) {
  test(`whoever is signed in and opens ${path} goes to the dashboard`, async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.token).not.toBe('')
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard$/)
  })
}

for (const path of PUBLIC_SCREENS) {
  test(`${path} is open to anyone`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('an unknown path leads to the landing page', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible()
})

test('logging out ends the session here and on the server', async ({ page, signedIn, request }) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /account|menu for/i }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  const answer = await request.get('/api/jobs', {
    headers: { Authorization: `Bearer ${signedIn.token}` },
  })
  expect(answer.status()).toBe(401)
})

test('a session that was ended elsewhere leads to the login screen and says why', async ({
  page,
  signedIn,
}) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await signedIn.signOut()
  await page.reload()
  await expect(page).toHaveURL(/\/login\?session=expired$/)
  await expect(page.getByRole('status')).toContainText('session')
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
})

test('logging out in one tab signs the other tab out', async ({ context, page, person }) => {
  await restoreSession(page, person)
  await page.goto('/dashboard')
  const other = await context.newPage()
  await restoreSession(other, person)
  await other.goto('/job-tracker')
  await page.getByRole('button', { name: /account|menu for/i }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login$/)
})

test('the support entry opens a draft that asks for what helps', async ({ page, signedIn }) => {
  expect(signedIn.token).not.toBe('')
  await page.goto('/job-tracker')
  await page.getByRole('button', { name: /account|menu for/i }).click()
  const href = await page.getByRole('menuitem', { name: 'Support' }).getAttribute('href')
  const draft = new URL(href ?? '')
  expect(draft.protocol).toBe('mailto:')
  expect(draft.pathname).toBe('support@localhost')
  for (const part of ['Steps to reproduce', 'Expected result', 'Actual result', '/job-tracker']) {
    expect(draft.searchParams.get('body')).toContain(part)
  }
})

for (const [path, label] of [
  ['/login', 'Sign in with LinkedIn'],
  ['/register', 'Register with LinkedIn'],
] as const) {
  test(`the LinkedIn button of ${path} says kindly that it is not set up`, async ({ page }) => {
    await page.goto(path)
    await page
      .getByRole('link', { name: label })
      .or(page.getByRole('button', { name: label }))
      .click()
    await expect(page).toHaveURL(/\/login\?error=linkedin_unavailable$/)
    await expect(
      page.getByText(
        'LinkedIn sign-in is not set up on this server. Please use your email and password.',
      ),
    ).toBeVisible()
  })
}
