import type { Page } from '@playwright/test'
import { findCard, findCardIn } from '../support/board.ts'
import { dispatchFocus } from '../support/focus.ts'
import { ReverseProxy } from '../support/reverse-proxy.ts'
import { signInAs } from '../support/sign-in.ts'
import {
  expect,
  expectAccessible,
  Person,
  restoreSession,
  test as base,
  THEMES,
} from '../support/test.ts'

const test = base.extend<{ reverseProxy: ReverseProxy }>({
  serviceWorkers: 'allow',
  reverseProxy: async ({ baseURL }, provide) => {
    const reverseProxy = new ReverseProxy(baseURL ?? '')
    await reverseProxy.start()
    await provide(reverseProxy)
    await reverseProxy.stop()
  },
})

/** Returns the URLs and texts of everything in the caches. */
const readCaches = (page: Page): Promise<{ url: string; body: string }[]> =>
  page.evaluate(async () => {
    const found = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        found.push({ url, body: (await (await cache.match(url))?.text()) ?? '' })
      }
    }
    return found
  })

const hasPicture = (page: Page) => page.evaluate(() => localStorage.getItem('picture') !== null)

const isCached = async (page: Page, query: string) =>
  (await readCaches(page)).some(({ body }) => body.includes(query))

const isAppStored = async (page: Page) =>
  (await readCaches(page)).some(({ url }) => new URL(url).pathname === '/dashboard')

/** Opens the board and waits until this browser can work without the server. */
const openFromCache = async (page: Page, reverseProxy: ReverseProxy) => {
  await page.goto(`${reverseProxy.url}/job-tracker`)
  await findCard(page, 'Engineer at Acme').waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => isCached(page, '"jobs.list"')).toBe(true)
  await expect.poll(() => isAppStored(page)).toBe(true)
}

test('a visitor’s browser has the worker, and stores the app only after a sign-in', async ({
  reverseProxy,
  page,
  person,
}) => {
  await page.goto(reverseProxy.url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await page.goto(`${reverseProxy.url}/login`)
  await signInAs(page, person)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect.poll(() => isAppStored(page)).toBe(true)
})

test('a page on its way while the worker starts has the worker too', async ({
  context,
  reverseProxy,
  page,
  person,
}) => {
  await restoreSession(page, person)
  const { promise: isActive, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/profile', async (route) => {
    await isActive
    await route.continue()
  })
  const opening = page.goto(`${reverseProxy.url}/profile`)
  const other = await context.newPage()
  await other.goto(reverseProxy.url)
  await other.waitForFunction(() => navigator.serviceWorker.controller !== null)
  release()
  await opening
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
})

test('without a connection the app opens and shows the last seen data, until logout', async ({
  context,
  reverseProxy,
  page,
  person,
}) => {
  const job = await person.addJob({ company: 'Acme', position: 'Engineer', notes: 'Third floor' })
  await restoreSession(page, person)
  await page.goto(`${reverseProxy.url}/profile`)
  await expect.poll(() => isCached(page, '"profile.get"')).toBe(true)
  await openFromCache(page, reverseProxy)
  const urls = (await readCaches(page)).map(({ url }) => new URL(url).pathname)
  expect(urls.filter((path) => /^\/(?:api|trpc|healthz|readyz)/.test(path))).toEqual([])

  await expect.poll(() => hasPicture(page)).toBe(true)

  await context.setOffline(true)
  await page.goto(`${reverseProxy.url}/job-tracker?dialog=overview&job=${job.id}`)
  await expect(page.getByText('You are offline. You can keep reading')).toBeVisible()
  await expect(page.getByRole('dialog').getByText('Third floor')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Foothold' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.goto(`${reverseProxy.url}/profile`)
  await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => page.evaluate(() => caches.has('last-seen'))).toBe(false)
  const kept = (await readCaches(page)).map(({ body }) => body).join('')
  expect(kept).not.toMatch(/Acme|Third floor/)
  expect(kept).not.toContain(person.email)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('person')
  expect(await hasPicture(page)).toBe(false)

  await context.setOffline(true)
  await page.goto(`${reverseProxy.url}/job-tracker`)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByLabel('Email or username')).toBeVisible()
})

test('corrupt data and another person’s data are dropped silently', async ({
  context,
  reverseProxy,
  page,
  person,
  request,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await person.addJob({ company: 'Acme', position: 'Engineer' })
  const other = new Person(request)
  await other.register()
  await other.signIn()
  await restoreSession(page, person)
  await openFromCache(page, reverseProxy)
  await page.evaluate(async () => {
    const cache = await caches.open('last-seen')
    for (const { url } of await cache.keys()) await cache.put(url, new Response('{"state":'))
  })
  await context.setOffline(true)
  await page.goto(`${reverseProxy.url}/job-tracker`)
  await expect(page.getByText('Failed to fetch applications')).toBeVisible()

  await context.setOffline(false)
  await openFromCache(page, reverseProxy)
  await context.setOffline(true)
  await page.evaluate((token) => localStorage.setItem('auth_token', token), other.token)
  await page.goto(`${reverseProxy.url}/job-tracker`)
  await expect(page.getByText('Failed to fetch applications')).toBeVisible()
  await expect(findCard(page, 'Engineer at Acme')).toHaveCount(0)
  await expect.poll(() => isCached(page, 'Acme')).toBe(false)
  expect(errors).toEqual([])
})

test('the last seen data is shown before the server responds, and then updated', async ({
  reverseProxy,
  page,
  person,
}) => {
  const acme = await person.addJob({ company: 'Acme', position: 'Engineer', status: 'applied' })
  const gone = await person.addJob({ company: 'Gone', position: 'Clerk', status: 'applied' })
  await restoreSession(page, person)
  await page.goto(`${reverseProxy.url}/dashboard`)
  await expect(page.getByRole('link', { name: 'Applied 2' })).toBeVisible()
  await expect.poll(() => isCached(page, '"dashboard.today"')).toBe(true)
  await openFromCache(page, reverseProxy)

  // Changes made on another device.
  await person.addJob({ company: 'Beta', position: 'Nurse', status: 'applied' })
  await person.updateJob(acme.id, { status: 'rejected' })
  await person.deleteJob(gone.id)
  // A board that was scrolled and the list view have none.
  await page.addInitScript(() => localStorage.removeItem('picture'))
  let release = reverseProxy.hold()
  const asked = page.waitForRequest(/\/trpc\/jobs\.changes/)
  const changes = page.waitForResponse(/\/trpc\/jobs\.changes/)
  await page.reload()
  expect((await asked).url()).toContain('version')
  await expect(findCardIn(page, /^applied/i, 'Engineer at Acme')).toBeVisible()
  await expect(findCard(page, 'Nurse at Beta')).toHaveCount(0)
  release()
  await expect(findCardIn(page, /^rejected/i, 'Engineer at Acme')).toBeVisible()
  await expect(findCard(page, 'Nurse at Beta')).toBeVisible()
  await expect(findCard(page, 'Clerk at Gone')).toHaveCount(0)
  // Only the changes were sent.
  const told: unknown = await (await changes).json()
  expect(told).toMatchObject([{ result: { data: { total: 2, gone: [gone.id] } } }])
  await person.restoreJob(gone.id)
  await dispatchFocus(page)
  await expect(findCard(page, 'Clerk at Gone')).toBeVisible()
  await person.deleteJob(gone.id)

  release = reverseProxy.hold()
  await page.goto(`${reverseProxy.url}/dashboard`)
  await expect(page.getByRole('link', { name: 'Applied 2' })).toBeVisible()
  release()
  await expect(page.getByRole('link', { name: 'Applied 1' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Rejected 1' })).toBeVisible()
})

test('the board is painted as it last looked before the app starts, which then replaces it at once', async ({
  reverseProxy,
  page,
  person,
}) => {
  await person.addJob({ company: 'Acme', position: 'Engineer' })
  await restoreSession(page, person)
  await openFromCache(page, reverseProxy)
  await expect.poll(() => hasPicture(page)).toBe(true)
  await page.addInitScript(() => {
    const seen = { painted: 0, isInert: false, most: 0, gaps: 0 }
    Object.assign(globalThis, { seen })
    const look = () => {
      const picture = document.querySelector<HTMLElement>('[data-picture]')
      const cards = document.querySelectorAll('[data-job-card]').length
      if (picture) Object.assign(seen, { painted: cards, isInert: picture.inert })
      if (seen.painted > 0 && cards === 0) seen.gaps += 1
      seen.most = Math.max(seen.most, cards)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  // On a busy machine the app may be faster.
  await expect(async () => {
    await page.reload()
    await expect(findCard(page, 'Engineer at Acme')).toBeVisible()
    await expect(page.locator('[data-picture]')).toHaveCount(0)
    const seen: unknown = await page.evaluate(() => Reflect.get(globalThis, 'seen'))
    expect(seen).toEqual({ painted: 1, isInert: true, most: 1, gaps: 0 })
  }).toPass()
  // At another size it would move, so it is not shown.
  await page.addInitScript(() => {
    const { width, ...picture } = JSON.parse(localStorage.getItem('picture') ?? '{}')
    localStorage.setItem('picture', JSON.stringify({ ...picture, width: width - 100 }))
  })
  await page.reload()
  await expect(findCard(page, 'Engineer at Acme')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seen'))).toMatchObject({ painted: 0 })
})

test('nobody sees another person’s data, and a browser without storage works as well', async ({
  reverseProxy,
  page,
  person,
  request,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await person.addJob({ company: 'Acme', position: 'Engineer' })
  const other = new Person(request)
  await other.register()
  await other.signIn()
  await restoreSession(page, person)
  await openFromCache(page, reverseProxy)
  await page.evaluate((token) => localStorage.setItem('auth_token', token), other.token)
  const release = reverseProxy.hold()
  await page.goto(`${reverseProxy.url}/job-tracker`)
  await expect(page.getByText('Loading applications')).toBeAttached()
  await expect.poll(() => isCached(page, 'Acme')).toBe(false)
  await expect(findCard(page, 'Engineer at Acme')).toHaveCount(0)
  release()
  // The other person's screen is left.
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('No applications yet')).toBeVisible()

  await other.addJob({ company: 'Beta', position: 'Nurse' })
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Quota', 'QuotaExceededError'))
    Object.assign(caches, { match: refuse, open: refuse, delete: refuse })
  })
  await page.goto(`${reverseProxy.url}/job-tracker`)
  await expect(findCard(page, 'Nurse at Beta')).toBeVisible()
  expect(errors).toEqual([])
})

/** Runs in the page: marks it once it has registered its worker. */
const noteRegistration = () => {
  const { serviceWorker } = navigator
  const register = serviceWorker.register.bind(serviceWorker)
  serviceWorker.register = async (...given) => {
    const registration = await register(...given)
    document.documentElement.dataset['registered'] = ''
    return registration
  }
}

/** Finds the ID of the active worker and stops workers, through the browser's protocol. */
const watchWorkers = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  let versionId = ''
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    versionId = versions.findLast(({ status }) => status === 'activated')?.versionId ?? versionId
  })
  await session.send('ServiceWorker.enable')
  return {
    findActive: () => versionId,
    stop: (id: string) => session.send('ServiceWorker.stopWorker', { versionId: id }),
  }
}

test('a newer version is offered but not forced, and a switched-off worker is removed', async ({
  context,
  reverseProxy,
  page,
  person,
}) => {
  await person.addJob({ company: 'Acme', position: 'Engineer' })
  await page.addInitScript(noteRegistration)
  const workers = await watchWorkers(page)
  await restoreSession(page, person)
  await openFromCache(page, reverseProxy)
  const prompt = page.getByText('A new version of Foothold is ready')
  await page.getByRole('button', { name: 'Add Application' }).first().click()
  const company = page.getByRole('dialog', { name: 'Add Application' }).getByLabel('Company')
  await company.fill('Typed')

  // The server is down for an update, and comes back.
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  reverseProxy.release()
  await context.setOffline(false)
  await expect(prompt).toBeVisible()
  await expect(company).toHaveValue('Typed')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `the prompt, ${colorScheme}`)
  }
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('script[data-build^="/assets/newer/"]')).toBeAttached()
  await findCard(page, 'Engineer at Acme').waitFor()
  await expect(prompt).toHaveCount(0)

  // A page registers its worker once it is idle, which would restore one that was just removed.
  await expect(page.locator('html[data-registered]')).toBeAttached()
  const newer = workers.findActive()
  reverseProxy.retireWorker()
  await expect
    .poll(async () => {
      // Chromium replaces a worker when it is idle, which can take minutes, or stopped.
      await workers.stop(newer)
      return page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        // Rejected if the worker is removed meanwhile.
        await registration?.update().catch(() => {})
        return (await navigator.serviceWorker.getRegistrations()).length
      })
    })
    .toBe(0)
  expect(await isAppStored(page)).toBe(false)
})
