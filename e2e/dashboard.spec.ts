import type { Page } from '@playwright/test'
import type { JobStatus } from '../src/jobs/constants.ts'
import { failCalls, holdCalls } from './support/calls.ts'
import { addDays } from './support/dates.ts'
import { dispatchFocus } from './support/focus.ts'
import { DESKTOP_ONLY, expect, test } from './support/test.ts'

// A Monday at ten in the morning, New York.
const NOW = new Date('2030-02-04T15:00:00Z')

const findRow = (page: Page, title: string) =>
  page.getByRole('region', { name: title, exact: true })

/** The cards of a row that are near enough to be rendered. */
const findCards = (page: Page, title: string) => findRow(page, title).getByRole('article')

test(
  'five counts show the applications by status, and each leads to its column',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await signedIn.addJob({ company: 'Acme', position: 'One', status: 'saved' })
    await signedIn.addJob({ company: 'Acme', position: 'Two', status: 'applied' })
    await signedIn.addJob({ company: 'Acme', position: 'Three', status: 'applied' })
    await signedIn.addJob({ company: 'Acme', position: 'Four', status: 'offer' })
    await page.goto('/dashboard')
    const counts = page.getByRole('list', { name: 'Applications by status' }).getByRole('link')
    await expect(counts).toHaveText([
      /^Saved\s*1$/,
      /^Applied\s*2$/,
      /^Interviewing\s*0$/,
      /^Offers\s*1$/,
      /^Rejected\s*0$/,
    ])
    for (const [index, status] of [
      'saved',
      'applied',
      'interviewing',
      'offer',
      'rejected',
    ].entries()) {
      await expect(counts.nth(index)).toHaveAttribute('href', `/job-tracker?column=${status}`)
    }
    await counts.nth(3).click()
    await expect(page).toHaveURL(/\/job-tracker\?column=offer$/)
    await expect(page.getByRole('button', { name: /^Four/ })).toBeVisible()
  },
)

test(
  'interviews are listed within the chosen window, soonest first, with days left rounded up',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const interviewAt = (position: string, interview_date: string) =>
      signedIn.addJob({ company: 'Acme', position, status: 'interviewing', interview_date })
    await interviewAt('Past by a minute', addDays(NOW, 0, -1))
    await interviewAt('Within 7', addDays(NOW, 7))
    await interviewAt('In a minute', addDays(NOW, 0, 1))
    await interviewAt('Beyond 7', addDays(NOW, 7, 1))
    await interviewAt('Within 15', addDays(NOW, 15))
    await interviewAt('Beyond 15', addDays(NOW, 15, 1))
    await interviewAt('Within 30', addDays(NOW, 30))
    await interviewAt('Beyond 30', addDays(NOW, 30, 1))
    const undated = await interviewAt('Without a date', addDays(NOW, 1))
    await signedIn.updateJob(undated.id, { interview_date: null })
    const left = await interviewAt('No longer interviewing', addDays(NOW, 1))
    await signedIn.updateJob(left.id, { status: 'offer' })

    await page.clock.setFixedTime(NOW)
    await page.goto('/dashboard')
    const row = findRow(page, 'Upcoming Interviews')
    const horizon = row.getByRole('combobox', { name: 'How far to look ahead' })
    const readAll = () => readRow(page, 'Upcoming Interviews')
    const within7 = ['In a minute: 1 day left', 'Within 7: 7 days left']
    const within15 = [...within7, 'Beyond 7: 8 days left', 'Within 15: 15 days left']
    const within30 = [...within15, 'Beyond 15: 16 days left', 'Within 30: 30 days left']

    await expect(horizon).toHaveValue('15')
    await expect(horizon.getByRole('option')).toHaveText([
      'Next 7 days',
      'Next 15 days',
      'Next 30 days',
    ])
    await expect.poll(readAll).toEqual(within15)
    await horizon.selectOption('Next 30 days')
    await expect.poll(readAll).toEqual(within30)
    await horizon.selectOption('Next 7 days')
    await expect.poll(readAll).toEqual(within7)
    await page.reload()
    await expect(horizon).toHaveValue('7')
    await expect.poll(readAll).toEqual(within7)
    // The next visit starts with the window chosen last.
    await page.goto('/dashboard')
    await expect(horizon).toHaveValue('7')
    await horizon.selectOption('Next 15 days')
    await page.goto('/dashboard')
    await expect(horizon).toHaveValue('15')
  },
)

/** Reads a row from start to end by scrolling, since only near cards are rendered. */
const readRow = async (page: Page, title: string): Promise<string[]> => {
  const scroller = page.getByRole('region', { name: new RegExp(`^${title}, \\d+ in all$`) })
  const size = Number(
    /, (\d+) in all$/.exec((await scroller.getAttribute('aria-label')) ?? '')?.[1],
  )
  const texts: string[] = []
  for (let position = 1; position <= size; position += 1) {
    const item = scroller.locator(`[aria-posinset="${position}"]`)
    await item.scrollIntoViewIfNeeded()
    const name = await item.getByRole('heading').textContent()
    texts.push(`${name}: ${await item.getByText(/days? left$/).textContent()}`)
  }
  return texts
}

test(
  'an interview card leads to the overview, the posting and the preparation',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const url = 'https://jobs.example.com/7'
    const interview = { status: 'interviewing', interview_type: 'system_design' } as const
    const soon = { ...interview, interview_date: addDays(NOW, 1, 90), interview_round: 2 }
    await signedIn.addJob({ company: 'Acme', position: 'Engineer', url, ...soon })
    const later = { ...interview, interview_date: addDays(NOW, 5) }
    await signedIn.addJob({ company: 'Umbrella', position: 'Chemist', ...later })
    await page.clock.setFixedTime(NOW)
    await page.goto('/dashboard')

    const card = findCards(page, 'Upcoming Interviews').filter({ hasText: 'Engineer' })
    await expect(card).toContainText('Acme')
    await expect(card).toContainText('Feb 05, 2030')
    await expect(card).toContainText('Tomorrow at 11:30 AM')
    await expect(card).toContainText('System design · Round 2')
    await expect(card).toContainText('2 days left')
    const posting = card.getByRole('link', { name: 'Job Post' })
    await expect(posting).toHaveAttribute('href', url)
    await expect(posting).toHaveAttribute('target', '_blank')
    await expect(posting).toHaveAttribute('rel', /noopener/)

    const other = findCards(page, 'Upcoming Interviews').filter({ hasText: 'Chemist' })
    await expect(other.getByRole('button', { name: 'Prepare' })).toBeAttached()
    await expect(other.getByRole('link', { name: 'Job Post' })).toHaveCount(0)

    await card.getByRole('button', { name: 'View' }).click()
    const overview = page.getByRole('dialog', { name: 'Application Overview' })
    await expect(overview.getByRole('heading', { name: 'Acme' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(overview).toHaveCount(0)
    await card.getByRole('button', { name: 'Prepare' }).click()
    await expect(page.getByRole('dialog', { name: 'Acme' })).toBeVisible()
  },
)

test(
  'recent applications show every application, newest first, and open it',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const older = { company: 'Acme', application_date: '2026-01-02' }
    await signedIn.addJob({ ...older, position: 'Engineer', location: 'Oslo', status: 'rejected' })
    const newer = { company: 'Umbrella', application_date: '2026-03-04' }
    await signedIn.addJob({ ...newer, position: 'Chemist', status: 'saved' })
    await page.goto('/dashboard')
    const cards = findCards(page, 'Recent Applications')
    await expect(cards.getByRole('heading')).toHaveText(['Chemist', 'Engineer'])
    const last = cards.last()
    for (const fact of ['Acme', 'Oslo', 'Rejected', 'Jan 02, 2026']) {
      await expect(last).toContainText(fact)
    }
    await last.getByRole('button', { name: 'View Details' }).click()
    const overview = page.getByRole('dialog', { name: 'Application Overview' })
    await expect(overview.getByRole('heading', { name: 'Acme' })).toBeVisible()
  },
)

test(
  'applications to send soon are listed by their deadline',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const due = (position: string, deadline: string, status: JobStatus) =>
      signedIn.addJob({ company: 'Acme', position, deadline, status })
    await due('Overdue', '2030-02-03', 'saved')
    await due('Long past', '2030-01-31', 'saved')
    await due('Tomorrow', '2030-02-05', 'applied')
    await due('Now', '2030-02-04', 'saved')
    await due('Far away', '2030-02-20', 'saved')
    await due('Answer', '2030-02-06', 'offer')
    await due('Declined', '2030-02-06', 'rejected')
    await page.clock.setFixedTime(NOW)
    await page.goto('/dashboard')
    const rows = page.getByRole('region', { name: 'Upcoming Deadlines' }).getByRole('button')
    await expect(rows).toHaveText([
      /Overdue.*Acme.*Saved.*Feb 03, 2030.*Passed yesterday/,
      /Now.*Acme.*Saved.*Feb 04, 2030.*Today/,
      /Tomorrow.*Acme.*Applied.*Feb 05, 2030.*1 day left/,
      /Answer.*Acme.*Offer.*Feb 06, 2030.*2 days left/,
    ])
  },
)

test(
  'an empty dashboard explains its purpose and starts the first application',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    expect(await signedIn.listJobs()).toEqual([])
    await page.goto('/dashboard')
    await expect(
      page.getByText(
        "No upcoming interviews - Add interviews by adding a new application. When you have interviews scheduled, they'll appear here.",
      ),
    ).toBeVisible()
    await expect(
      page.getByText(
        'No applications yet - Start tracking your job applications to see them here.',
      ),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Add your first application' }).click()
    await expect(page.getByRole('dialog', { name: 'Add Application' })).toBeVisible()
  },
)

test('loading applications are announced, then shown', DESKTOP_ONLY, async ({ page, signedIn }) => {
  await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
  const release = await holdCalls(page, 'dashboard.today')
  await page.goto('/dashboard')
  await expect(page.getByText('Loading applications...')).toBeAttached()
  release()
  await expect(findCards(page, 'Recent Applications')).toHaveCount(1)
  await expect(page.getByText('Loading applications...')).toHaveCount(0)
})

test(
  'a failure to load applications is shown, and can be retried',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
    const repair = await failCalls(page, 'dashboard.today')
    await page.goto('/dashboard')
    const failure = page.getByRole('alert')
    await expect(failure).toContainText('Failed to fetch applications')
    await expect(page.getByText('No applications yet')).toHaveCount(0)
    await repair()
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(findCards(page, 'Recent Applications')).toHaveCount(1)
    await expect(failure).toHaveCount(0)
  },
)

test(
  'a change made in another tab shows when this one gets the focus',
  DESKTOP_ONLY,
  async ({ context, page, signedIn }) => {
    const job = await signedIn.addJob({ company: 'Acme', position: 'Engineer', status: 'saved' })
    await page.goto('/dashboard')
    const saved = page.getByRole('link', { name: /^Saved/ })
    await expect(saved).toHaveText(/1$/)

    const other = await context.newPage()
    await other.goto(`/dashboard?dialog=edit&job=${job.id}`)
    const form = other.getByRole('dialog', { name: 'Edit Application' })
    await form.getByLabel('Status').selectOption('offer')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toHaveCount(0)
    await expect(saved).toHaveText(/1$/)

    await dispatchFocus(page)
    await expect(saved).toHaveText(/0$/)
    await expect(page.getByRole('link', { name: /^Offers/ })).toHaveText(/1$/)
  },
)
