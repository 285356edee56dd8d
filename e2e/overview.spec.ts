import type { Page } from '@playwright/test'
import { failCalls } from './support/calls.ts'
import { formatDate } from './support/dates.ts'
import { goWithin } from './support/navigate.ts'
import { DESKTOP_ONLY, expect, Person, test } from './support/test.ts'

const findOverview = (page: Page) => page.getByRole('dialog', { name: 'Application Overview' })

const addressOf = (id: string) => `/dashboard?dialog=overview&job=${id}`

test(
  'the overview shows everything about an application',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const job = await signedIn.addJob({
      company: 'Acme & Sons',
      position: 'Staff Engineer',
      location: 'Oslo, Norway',
      status: 'saved',
      application_date: '2026-03-04',
      deadline: '2026-12-09',
      url: 'https://www.jobs.example.com/7?from=mail',
      notes: 'Ask about the team.\nBring the portfolio.',
    })
    await signedIn.updateJob(job.id, { status: 'applied' })
    await signedIn.updateJob(job.id, {
      status: 'interviewing',
      interview_type: 'system_design',
      // 11:30 in the evening of the 8th, New York.
      interview_date: '2040-12-09T04:30:00Z',
      interview_round: 3,
    })
    const saved = (await signedIn.listJobs()).find(({ id }) => id === job.id)
    await page.goto(addressOf(job.id))
    const overview = findOverview(page)

    await expect(overview.getByRole('heading', { name: 'Acme & Sons' })).toBeVisible()
    await expect(overview.locator('img[src*="domain=acme%26sons.com"]')).toBeVisible()
    await expect(overview.getByText('Interviewing').first()).toBeVisible()
    await expect(overview.getByText('Staff Engineer')).toBeVisible()
    await expect(overview.getByText('Oslo, Norway')).toBeVisible()

    const details = overview.getByRole('region', { name: 'Application Details' })
    await expect(details).toContainText('Mar 04, 2026')
    await expect(details).toContainText('Dec 09, 2026')
    const posting = details.getByRole('link', { name: 'jobs.example.com' })
    await expect(posting).toHaveAttribute('href', 'https://www.jobs.example.com/7?from=mail')
    await expect(posting).toHaveAttribute('rel', /noopener/)

    const interview = overview.getByRole('region', { name: 'Interview Details' })
    await expect(interview).toContainText('Dec 08, 2040')
    await expect(interview).toContainText('11:30 PM')
    await expect(interview).toContainText('SYSTEM DESIGN')
    await expect(interview).toContainText(/Round\s*3/)

    const notes = overview.getByRole('region', { name: 'Notes' })
    await expect(notes.getByText('Ask about the team.\nBring the portfolio.')).toBeVisible()

    const stays = overview.getByRole('region', { name: 'Timeline' }).getByRole('listitem')
    await expect(stays).toHaveText([
      new RegExp(`Saved.*${formatDate(job.created_at)}.*for `),
      /Applied.*for /,
      /Interviewing.*for less than a minute so far/,
    ])

    await expect(overview).toContainText(`Created ${formatDate(job.created_at)}`)
    await expect(overview).toContainText(`Last updated ${formatDate(saved?.updated_at ?? '')}`)
  },
)

/** The name of what has the focus within the overview; `:focus` misses a date's own button. */
const nameFocused = (dialog: Element) => {
  const { activeElement: one } = document
  return dialog.contains(one) ? one?.textContent || one?.getAttribute('aria-label') : null
}

test(
  'missing fields are left out, empty notes say so, and the focus stays within the overview',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const job = await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
    await page.goto(addressOf(job.id))
    const overview = findOverview(page)
    const notes = overview.getByRole('region', { name: 'Notes' })
    await expect(notes.getByText('No notes added yet.', { exact: true })).toBeVisible()
    await expect(overview.getByRole('region', { name: 'Interview Details' })).toHaveCount(0)
    await expect(overview.getByRole('link')).toHaveCount(0)
    await expect(overview.getByText('Deadline')).toHaveCount(0)
    await expect(overview.getByRole('button', { name: 'Prepare' })).toHaveCount(0)

    await expect(overview.locator(':focus')).toHaveCount(1)
    const visited = new Set<string>()
    /** Presses Tab until something of this name has the focus, which stays within the overview. */
    const tabTo = async (wanted: string) => {
      let name: string | null | undefined
      while (name !== wanted) {
        await page.keyboard.press('Tab')
        name = await overview.evaluate(nameFocused)
        expect(name).toBeTruthy()
        visited.add(name ?? '')
      }
    }
    await tabTo('Edit')
    await tabTo('Close')
    await tabTo('Edit')
    expect([...visited]).toEqual(expect.arrayContaining(['Paste the posting', 'Delete']))
  },
)

test(
  'the overview is closed in four ways, survives a reload, and can be read without its timeline',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
    await page.goto('/dashboard')
    const opener = page.getByRole('button', { name: 'View Details' })
    const overview = findOverview(page)
    const closers = overview.getByRole('button', { name: 'Close', exact: true })
    for (const [way, close] of [
      ['Escape', () => page.keyboard.press('Escape')],
      ['the icon', () => closers.first().click()],
      ['the button', () => closers.last().click()],
    ] as const) {
      await test.step(`${way} closes it and returns the focus`, async () => {
        await opener.focus()
        await page.keyboard.press('Enter')
        await expect(closers).toHaveCount(2)
        await expect(overview.locator(':focus')).toHaveCount(1)
        await close()
        await expect(overview).toHaveCount(0)
        await expect(opener).toBeFocused()
        await expect(page).toHaveURL(/\/dashboard$/)
      })
    }
    await opener.click()
    await expect(overview).toBeVisible()
    const repair = await failCalls(page, 'jobs.history')
    await page.reload()
    await test.step('a timeline that cannot be loaded leaves the rest readable', async () => {
      const timeline = overview.getByRole('region', { name: 'Timeline' })
      await expect(timeline.getByRole('alert')).toContainText('Failed to load the timeline.')
      await expect(overview.getByText('Engineer')).toBeVisible()
      await repair()
      await timeline.getByRole('button', { name: 'Try again' }).click()
      await expect(timeline.getByRole('listitem')).toHaveCount(1)
    })
    await test.step('Back closes it after the reload', async () => {
      await page.goBack()
      await expect(overview).toHaveCount(0)
      await expect(page).toHaveURL(/\/dashboard$/)
    })
  },
)

test(
  'the overview leads to editing, preparing and deleting',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const status = 'interviewing'
    const job = await signedIn.addJob({ company: 'Acme', position: 'Engineer', status })
    await page.goto('/dashboard')
    for (const [button, title] of [
      ['Edit', 'Edit Application'],
      ['Prepare', 'Acme'],
      ['Delete', 'Delete application'],
    ] as const) {
      await goWithin(page, addressOf(job.id))
      await findOverview(page).getByRole('button', { name: button }).click()
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await expect(findOverview(page)).toHaveCount(0)
    }
  },
)

test(
  'a URL with no application of mine opens nothing and says so',
  DESKTOP_ONLY,
  async ({ page, request, signedIn }) => {
    const mine = await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
    const other = new Person(request)
    await other.register()
    await other.signIn()
    const foreign = await other.addJob({ company: 'Secret', position: 'Spy' })
    const explanation = page.getByText('This application no longer exists.')
    await page.goto(addressOf(crypto.randomUUID()))
    for (const id of [foreign.id, 'not-an-id', '', undefined]) {
      await expect(explanation).toBeVisible()
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByText('Secret')).toHaveCount(0)
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await expect(explanation).toHaveCount(0)
      await goWithin(page, addressOf(id ?? mine.id))
    }
    await expect(findOverview(page)).toBeVisible()
  },
)
