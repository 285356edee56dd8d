import type { Page, Request } from '@playwright/test'
import { expectAccessibleInBoth } from './support/both-themes.ts'
import { holdCalls } from './support/calls.ts'
import { goWithin } from './support/navigate.ts'
import { signInAs } from './support/sign-in.ts'
import {
  DESKTOP_ONLY,
  expect,
  PASSWORD,
  Person,
  PHONE_ONLY,
  restoreSession,
  test,
} from './support/test.ts'
import { expectErrorMessages, shortenTimeouts } from './support/error-messages.ts'

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

const EMAIL_TAKEN = 'This email is already registered. Please sign in instead.'

const fillRegistration = async (page: Page, email: string, password = PASSWORD) => {
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Hopper')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('checkbox').check()
}

const register = (page: Page) => page.getByRole('button', { name: 'Create account' }).click()

const readStored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key)

test(
  'a new visitor registers, signs in and lands on the dashboard',
  PHONE_ONLY,
  async ({ page }) => {
    const email = `grace-${crypto.randomUUID()}@example.com`
    await page.goto('/')
    await page.getByRole('link', { name: 'Get Started' }).first().click()
    await fillRegistration(page, email)
    const release = await holdCalls(page, 'auth.register')
    await register(page)
    await expect(page.getByRole('button', { name: 'Creating account...' })).toBeDisabled()
    release()
    await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible()
    await page.getByRole('link', { name: 'Sign In' }).click()
    await expect(page.getByLabel('Email or username')).toHaveValue(email)
    await page.getByLabel('Email or username').fill(email.toUpperCase())
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText('GH', { exact: true })).toBeVisible()
  },
)

test(
  'the register screen shows missing values at each field while it is filled in',
  DESKTOP_ONLY,
  async ({ context, page }) => {
    await page.goto('/register')
    await page.getByLabel('Email').fill('not-an-address')
    await page.getByLabel('First name').focus()
    await expect(page.getByText('Invalid email address')).toBeVisible()
    await register(page)
    for (const message of [
      'First name is required',
      'Last name is required',
      'Password must be at least 8 characters long',
      'Please agree to the terms and the privacy policy',
    ]) {
      await expect(page.getByText(message)).toBeVisible()
    }
    await expectAccessibleInBoth(page, 'refused registration')

    const rules = page.getByRole('list', { name: 'Password rules' })
    await page.getByLabel('Password', { exact: true }).fill('lowercase')
    await expect(rules.getByText(', met', { exact: true })).toHaveCount(2)
    await page.getByLabel('Confirm password').fill('Different-1!')
    await register(page)
    await expect(page.getByText('Must include at least one uppercase letter')).toBeVisible()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await expect(page.getByText('The password meets all rules')).toBeVisible()

    const [terms] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'terms' }).click(),
    ])
    await expect(terms).toHaveURL(/\/terms$/)
    await terms.close()
    await expect(page.getByLabel('Email')).toHaveValue('not-an-address')
    await expect(page).toHaveURL(/\/register$/)
  },
)

test(
  'every failure of registering shows its specified message',
  DESKTOP_ONLY,
  async ({ page, person }) => {
    await page.goto('/register')
    await fillRegistration(page, 'kept@example.com')
    await expectErrorMessages(page, { procedure: 'auth.register', button: 'Create account' }, [
      [{ status: 400, detail: 'One rule. Another rule.' }, 'One rule. Another rule.'],
      [{ status: 400 }, 'Invalid registration data'],
      [{ status: 409, detail: 'Email already registered' }, EMAIL_TAKEN],
      [{ status: 409 }, 'Email or username already registered'],
      [{ status: 500, detail: 'x' }, 'Server error during registration'],
      [{ status: 404 }, 'Registration failed. Please try again.'],
      ['nothing', 'Registration failed. Please try again.'],
    ])
    await expect(page.getByLabel('Email')).toHaveValue('kept@example.com')

    await test.step('a taken address offers signing in with it', async () => {
      await page.getByLabel('Email').fill(person.email)
      await register(page)
      await expect(page.getByRole('alert')).toHaveText(EMAIL_TAKEN)
      await expect(page.getByLabel('First name')).toHaveValue('Grace')
      await page.getByRole('link', { name: 'Please sign in instead.' }).click()
      await expect(page.getByLabel('Email or username')).toHaveValue(person.email)
      await expect(page).toHaveURL(/\/login$/)
    })
  },
)

test(
  'every failure of signing in shows its specified message',
  DESKTOP_ONLY,
  async ({ page, person }) => {
    await page.goto('/login')
    await signInAs(page, person, 'Wrong-horse1!')
    await expect(page.getByRole('alert')).toHaveText('Invalid username or password')
    await expect(page.getByLabel('Email or username')).toHaveValue(person.email)
    await expectErrorMessages(page, { procedure: 'auth.login', button: 'Sign in' }, [
      [{ status: 404 }, 'Login failed. Please try again.'],
      [{ status: 400 }, 'Invalid username or password'],
      [{ status: 429, detail: 'Please wait.' }, 'Please wait.'],
      [{ status: 500, detail: 'x' }, 'Server error. Please try again later.'],
      ['nothing', 'Failed to login. Please try again.'],
    ])
    await shortenTimeouts(page)
    const release = await holdCalls(page, 'auth.login')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'Request timed out. Please check your connection.',
    )
    release()
    await page.reload()
    await page.evaluate(() => {
      const set = Storage.prototype.setItem
      Storage.prototype.setItem = function (key, value) {
        if (key === 'auth_token') throw new DOMException('Full', 'QuotaExceededError')
        set.call(this, key, value)
      }
    })
    await signInAs(page, person)
    await expect(page.getByRole('alert')).toHaveText('Failed to complete authentication')
  },
)

test('the login screen explains only known reasons', DESKTOP_ONLY, async ({ page }) => {
  for (const [query, words] of [
    [
      'error=linkedin_unavailable',
      'LinkedIn sign-in is not set up on this server. Please use your email and password.',
    ],
    ['error=linkedin_unverified', 'LinkedIn has not confirmed this email address.'],
    ['session=expired', 'Your session has ended.'],
  ] as const) {
    await page.goto(`/login?${query}`)
    await expect(page.getByRole('status')).toContainText(words)
  }
  await page.goto('/login?error=call-555')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByRole('status')).toHaveCount(0)
})

test(
  'returning from LinkedIn signs in, and the token is only in storage',
  DESKTOP_ONLY,
  async ({ page, person }) => {
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await page.goto('/about')
    const names = 'email=ada@example.com&firstName=Ada&lastName=Lovelace'
    await page.goto(`/linkedin-auth-success?token=${person.token}&${names}`)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    expect(await readStored(page, 'auth_token')).toBe(person.token)
    expect(await readStored(page, 'userEmail')).toBe('ada@example.com')
    expect(await readStored(page, 'userFirstName')).toBe('Ada')
    expect(await readStored(page, 'userLastName')).toBe('Lovelace')
    const headers = await Promise.all(requests.map((request) => request.allHeaders()))
    const referers = headers.map(({ referer = '' }) => referer)
    expect(referers.filter((referer) => referer.includes(person.token))).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
  },
)

test(
  'a link with another account’s token asks before it replaces an open session',
  DESKTOP_ONLY,
  async ({ page, request, signedIn }) => {
    const stranger = new Person(request)
    await stranger.register()
    await stranger.signIn()
    await page.goto(`/linkedin-auth-success?token=${stranger.token}&email=${signedIn.email}`)
    const question = page.getByText('You are signed in here already.')
    // The server says whose account it is, whatever the link claims.
    await expect(question).toContainText(stranger.email)
    await expect(page).toHaveURL(/\/linkedin-auth-success$/)
    await expectAccessibleInBoth(page, 'another session')
    await page.getByRole('link', { name: 'Stay signed in' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    expect(await readStored(page, 'auth_token')).toBe(signedIn.token)
  },
)

test(
  'a failed sign-in with LinkedIn shows a message and leads back',
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.goto('/linkedin-auth-success')
    await expect(page.getByRole('alert')).toHaveText('Authentication failed. No token received.')
    await page.goto('/linkedin-auth-success?error=failed')
    await expect(page.getByRole('alert')).toHaveText('An error occurred during authentication')
    await expectAccessibleInBoth(page, 'failed sign-in')
    await page.getByRole('link', { name: 'Return to Login' }).click()
    await expect(page).toHaveURL(/\/login$/)
  },
)

test(
  'a visitor who opens a screen of the app is asked to sign in',
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login$/)
    for (const path of APP_SCREENS) {
      await goWithin(page, '/about')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await goWithin(page, path)
      await expect(page, path).toHaveURL(/\/login$/)
    }
  },
)

test(
  'a signed-in person who opens a guest screen is redirected to the dashboard',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    expect(signedIn.token).not.toBe('')
    await page.goto('/login')
    for (const path of ['/', ...GUEST_SCREENS]) {
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
      await goWithin(page, '/settings')
      await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
      await goWithin(page, path)
    }
    await expect(page).toHaveURL(/\/dashboard$/)
  },
)

test(
  'public screens are open to anyone, and an unknown path leads to the landing page',
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.goto('/')
    const heading = page.getByRole('heading', { level: 1 })
    for (const path of PUBLIC_SCREENS) {
      const before = (await heading.textContent()) ?? ''
      await goWithin(page, path)
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(heading, path).not.toHaveText(before)
    }
    await page.goto('/no/such/page')
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible()
  },
)

test(
  'a session survives a reload, and one ended elsewhere leads to the login screen with the reason',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await page.goto('/dashboard')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
    expect(await readStored(page, 'auth_token')).toBe(signedIn.token)
    await signedIn.signOut()
    await page.reload()
    await expect(page).toHaveURL(/\/login\?session=expired$/)
    await expect(page.getByText('Your session has ended.')).toBeVisible()
    expect(await readStored(page, 'auth_token')).toBeNull()
    // A page opened in another way, or before the refusal is noticed, shows it as well.
    await page.goto('/job-tracker')
    await expect(page).toHaveURL(/\/login\?session=expired$/)
  },
)

test(
  'the account menu opens a draft for support, and logs out here, in other tabs and on the server',
  DESKTOP_ONLY,
  async ({ context, page, request, person }) => {
    await restoreSession(page, person)
    await page.goto('/job-tracker')
    const other = await context.newPage()
    await restoreSession(other, person)
    await other.goto('/dashboard')
    await page.getByRole('button', { name: /account|menu for/i }).click()
    await test.step('the draft for support asks what support needs to know', async () => {
      const support = page.getByRole('menuitem', { name: 'Support' })
      await expect(support).toHaveAttribute('href', /^mailto:support@localhost\?/)
      const draft = new URL((await support.getAttribute('href')) ?? '')
      for (const part of [
        'Steps to reproduce',
        'Expected result',
        'Actual result',
        '/job-tracker',
      ]) {
        expect(draft.searchParams.get('body')).toContain(part)
      }
    })
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login$/)
    expect(await readStored(page, 'auth_token')).toBeNull()
    await expect(other).toHaveURL(/\/login$/)
    const headers = { Authorization: `Bearer ${person.token}` }
    const readStatus = async () => (await request.get('/api/jobs', { headers })).status()
    await expect.poll(readStatus).toBe(401)
  },
)
