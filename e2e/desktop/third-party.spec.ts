import type { Page } from '@playwright/test'
import { goWithin } from '../support/navigate.ts'
import { comeToRest, expect, type Person, test } from '../support/test.ts'

// The worker must follow the same rules.
test.use({ serviceWorkers: 'allow' })

const PUBLIC_SCREENS = [
  '/',
  '/features',
  '/about',
  '/terms',
  '/privacy',
  '/register',
  '/login',
  '/forgot-password',
  '/reset-password?token=none',
  '/registration-success',
  '/linkedin-auth-success',
]

const listAppScreens = async (person: Person) => {
  const job = await person.addJob({
    company: 'Acme',
    position: 'Engineer',
    status: 'interviewing',
    url: 'https://jobs.example.com/7',
    notes: 'See https://example.org/picture.png',
  })
  return {
    screens: [
      '/job-tracker',
      '/job-tracker?view=list',
      '/documents',
      '/profile',
      '/settings',
      '/resources',
      '/dashboard',
    ],
    dialogs: ['add', 'overview', 'prepare', 'edit', 'delete'].map(
      (dialog) => `/dashboard?dialog=${dialog}&job=${job.id}`,
    ),
  }
}

/** Collects all requests and errors of the page from now on. */
const watch = (page: Page) => {
  const origins = new Set<string>()
  const errors: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol !== 'data:') origins.add(origin)
  })
  page.on('websocket', (socket) => origins.add(new URL(socket.url()).origin))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return { origins, errors }
}

/** Opens a screen and waits until it has loaded everything. */
const visit = async (page: Page, path: string) => {
  const response = await page.goto(path, { waitUntil: 'networkidle' })
  const policy = (await response?.headerValue('content-security-policy')) ?? ''
  for (const rule of [
    "default-src 'self'",
    "script-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]) {
    expect(policy.split(';').map((directive) => directive.trim())).toContain(rule)
  }
  expect(await page.locator('script:not([src])').count(), path).toBe(0)
}

/** Opens a dialog above the screen that is open. */
const openWithin = async (page: Page, path: string) => {
  await goWithin(page, path)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await comeToRest(page)
  await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible()
  expect(await page.locator('script:not([src])').count(), path).toBe(0)
  await goWithin(page, '/dashboard')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('no public screen contacts a third party or violates the policy', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page)
  for (const path of PUBLIC_SCREENS) await visit(page, path)
  expect([...seen.origins]).toEqual([baseURL])
  expect(seen.errors).toEqual([])
})

test('no signed-in screen contacts anything but the icon service or violates the policy', async ({
  page,
  baseURL,
  request,
  signedIn,
}) => {
  const response = await request.get('/trpc/shell.deployment')
  const { result } = (await response.json()) as { result: { data: { icon_service_url: string } } }
  const iconOrigin = new URL(result.data.icon_service_url).origin
  const { screens, dialogs } = await listAppScreens(signedIn)
  const seen = watch(page)
  for (const path of screens) await visit(page, path)
  for (const path of dialogs) await openWithin(page, path)
  expect(seen.origins).toEqual(new Set([baseURL, iconOrigin]))
  expect(seen.errors).toEqual([])
})

test('an injected script does not run', async ({ page, signedIn }) => {
  const payload = '<img src=x onerror="window.isBroken=1"><script>window.isBroken=1</script>'
  const hostile = { company: payload, position: payload, location: payload, notes: payload }
  const job = await signedIn.addJob(hostile)
  await page.goto(`/dashboard?dialog=overview&job=${job.id}`)
  const overview = page.getByRole('dialog', { name: 'Application Overview' })
  await expect(overview.getByRole('region', { name: 'Notes' })).toContainText(payload)
  await page.evaluate((html) => {
    document.body.insertAdjacentHTML('beforeend', html)
    const script = document.createElement('script')
    script.textContent = 'window.isBroken = 1'
    document.body.append(script)
  }, payload)
  await expect(page.locator('body > img')).toHaveCount(1)
  await expect.poll(() => page.locator('body > img').evaluate(isLoaded)).toBe(true)
  expect(await page.evaluate(() => 'isBroken' in window)).toBe(false)
})

const isLoaded = (image: Element) => image instanceof HTMLImageElement && image.complete
