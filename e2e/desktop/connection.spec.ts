import type { BrowserContext, Page } from '@playwright/test'
import { failCalls } from '../support/calls.ts'
import { dispatchFocus } from '../support/focus.ts'
import { expect, test } from '../support/test.ts'

/** Makes calls of `procedure` hang; the returned function cuts the network while they do. */
const hangCalls = async (page: Page, context: BrowserContext, procedure: string) => {
  const { promise: cut, resolve } = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname.startsWith('/trpc/') && url.pathname.split(/[/,]/).includes(procedure),
    async (route) => {
      await cut
      await route.abort('internetdisconnected')
    },
  )
  return async () => {
    await context.setOffline(true)
    resolve()
  }
}

for (const [path, procedure, loading, sentence] of [
  ['/dashboard', 'dashboard.today', 'Loading applications...', 'Failed to fetch applications'],
  ['/job-tracker', 'jobs.changes', 'Loading applications…', 'Failed to fetch applications'],
  [
    '/documents',
    'documents.list',
    'Loading documents…',
    'Failed to fetch documents. Please check your connection and try again.',
  ],
  [
    '/resources',
    'resources.list',
    'Loading bookmarks…',
    'Failed to load resources: Network error. Please check your connection and try again.',
  ],
  [
    '/profile',
    'profile.get',
    'Loading your profile...',
    'Failed to load profile data. Please try again.',
  ],
  ['/settings', 'auth.me', 'Loading your settings...', 'Your account could not be loaded.'],
] as const) {
  test(`when the network fails while ${procedure} loads on ${path}, the message is shown`, async ({
    context,
    page,
    signedIn,
  }) => {
    expect(signedIn.token).not.toBe('')
    const cut = await hangCalls(page, context, procedure)
    await page.goto(path)
    const wait = page.getByText(loading)
    await expect(wait).toBeAttached()
    await cut()
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(wait).toHaveCount(0)
  })
}

test('a part opened first without a network says so, and loads once it is back', async ({
  context,
  page,
  signedIn,
}) => {
  await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
  const seen = await signedIn.addJob({ company: 'Globex', position: 'Designer' })
  await page.goto(`/dashboard?dialog=overview&job=${seen.id}`)
  await page.getByRole('dialog').getByText('Close', { exact: true }).click()
  await context.setOffline(true)
  await page
    .getByRole('article')
    .filter({ hasText: 'Acme' })
    .getByRole('button', { name: 'View Details' })
    .click()
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect(timeline.getByRole('alert')).toContainText('Failed to load the timeline.')
  await context.setOffline(false)
  await expect(timeline.getByRole('listitem')).toHaveCount(1)
})

const REFRESHES = [
  ['/dashboard', 'jobs.changes', 'Failed to fetch applications'],
  ['/job-tracker', 'jobs.changes', 'Failed to fetch applications'],
  ['/job-tracker?view=list', 'jobs.changes', 'Failed to fetch applications'],
  ['/profile', 'profile.get', 'Failed to load profile data. Please try again.'],
] as const

test('a failed refresh is reported, and the data stays', async ({ page, signedIn }) => {
  await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
  for (const [path, procedure, sentence] of REFRESHES) {
    await test.step(path, async () => {
      // The dashboard shows before the whole list is loaded.
      const listed = page.waitForResponse((response) => response.url().includes(procedure))
      await page.goto(path)
      await listed
      const shown = page
        .getByRole('main')
        .getByText(procedure === 'jobs.changes' ? 'Engineer' : 'Ada Lovelace')
        .first()
      await expect(shown).toBeVisible()
      const repair = await failCalls(page, procedure)
      const alert = page.getByRole('alert')
      // A refresh joins a response that is still being processed, and then cannot fail.
      await expect(async () => {
        await dispatchFocus(page)
        await expect(alert).toContainText(sentence, { timeout: 2_000 })
      }).toPass()
      await expect(shown).toBeVisible()
      // Parts of the screen that load later retry by themselves, and a click would join their failing
      // call.
      await page.waitForLoadState('networkidle')
      await repair()
      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(alert).toHaveCount(0)
      await expect(shown).toBeVisible()
    })
  }
})
