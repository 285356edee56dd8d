import {
  chooseAction,
  findCard,
  findCardIn,
  findColumn,
  measureOverflow,
  openBoard,
} from './support/board.ts'
import { failCalls, holdCalls } from './support/calls.ts'
import { addDays, formatDate } from './support/dates.ts'
import { dispatchFocus } from './support/focus.ts'
import { DESKTOP_ONLY, expect, expectAccessible, PHONE_ONLY, test } from './support/test.ts'

test(
  'the search finds by company, position and location, and is part of the URL, and can be cleared',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await signedIn.addJob({ company: 'Acme', position: 'Engineer', location: 'Zürich' })
    await signedIn.addJob({ company: 'Umbrella', position: 'Chemist', location: 'Oslo' })
    await signedIn.addJob({ company: 'Initech', position: 'Acrobat' })
    await openBoard(page)
    const cards = findColumn(page, /^applied/i).getByRole('listitem')
    const search = page.getByRole('searchbox', { name: 'Search applications' })
    await expect(cards).toHaveCount(3)
    await search.fill('umbr')
    await expect(cards).toHaveText([/Chemist/])
    await search.fill('zurich')
    await expect(cards).toHaveText([/Engineer/])
    await search.fill('AC')
    await expect(cards).toHaveCount(2)
    await expect(page.getByText('2 applications found')).toBeAttached()
    await search.fill('acrob')
    await expect(cards).toHaveText([/Acrobat/])
    await expect(page).toHaveURL(/\/job-tracker\?q=acrob$/)
    await page.reload()
    await expect(search).toHaveValue('acrob')
    await expect(cards).toHaveText([/Acrobat/])
    await search.press('Escape')
    await expect(cards).toHaveCount(3)
    await expect(page).toHaveURL(/\/job-tracker$/)

    await search.fill('zzz')
    await expect(page.getByRole('heading', { name: 'No application matches “zzz”' })).toBeVisible()
    await expect(findCard(page, 'Engineer at Acme')).toHaveCount(0)
    await page.getByRole('main').getByText('Clear search', { exact: true }).click()
    await expect(findCard(page, 'Engineer at Acme')).toBeVisible()
    await expect(search).toHaveValue('')
  },
)

test('an empty board shows its columns, counts and search around the welcome', async ({
  isMobile,
  page,
  signedIn,
}) => {
  expect(await signedIn.listJobs()).toEqual([])
  await openBoard(page)
  const main = page.getByRole('main')
  const welcome = main.getByRole('heading', { name: 'Your whole search, in one place' })
  await expect(welcome).toBeVisible()
  await expect(main.getByRole('searchbox')).toBeVisible()
  if (isMobile) {
    await expect(main.getByRole('tab')).toHaveText([
      'Saved0',
      'Applied0',
      'Interviewing0',
      'Offered0',
      'Rejected0',
    ])
  } else {
    const columns = main.getByRole('region', { name: /^(SAVED|APPLIED|INTERVIEWING|OFFERED|REJ)/ })
    await expect(columns).toHaveText([
      'SAVED0',
      'APPLIED0',
      'INTERVIEWING0',
      'OFFERED0',
      'REJECTED0',
    ])
  }
  await expectAccessible(page, 'an empty board')
  expect(await measureOverflow(page)).toBe(0)
  await main.getByRole('button', { name: 'Add your first application' }).click()
  const form = page.getByRole('dialog', { name: 'Add Application' })
  await form.getByLabel('Company').fill('Acme')
  await form.getByLabel('Position').fill('Engineer')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(findCardIn(page, /^applied/i, 'Engineer at Acme')).toBeInViewport()
  await expect(welcome).toHaveCount(0)
})

test(
  'an empty list shows its header and search around the welcome',
  DESKTOP_ONLY,
  async ({ isMobile, page, signedIn }) => {
    expect(await signedIn.listJobs()).toEqual([])
    await openBoard(page, '?view=list')
    const main = page.getByRole('main')
    await expect(
      main.getByRole('heading', { name: 'Your whole search, in one place' }),
    ).toBeVisible()
    await expect(main.getByRole('searchbox')).toBeVisible()
    if (isMobile) await expect(main.getByLabel('Sort by')).toBeVisible()
    else await expect(main.getByRole('columnheader', { name: 'Company' })).toBeVisible()
    await expectAccessible(page, 'an empty list')
  },
)

test(
  'the Add button stays, and keeps the focus, while an empty list loads',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    expect(await signedIn.listJobs()).toEqual([])
    for (const [path, procedure, name, welcome] of [
      ['/job-tracker', 'jobs.changes', 'Add Application', 'Your whole search'],
      ['/resources', 'resources.list', 'Add Bookmark', 'The links of your search'],
    ] as const) {
      const release = await holdCalls(page, procedure)
      await page.goto(path)
      const add = page.getByRole('button', { name })
      await add.focus()
      release()
      await expect(page.getByRole('heading', { name: welcome })).toBeVisible()
      await expect(add).toBeFocused()
    }
  },
)

test('loading applications are announced, then shown', DESKTOP_ONLY, async ({ page, signedIn }) => {
  await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
  const release = await holdCalls(page, 'jobs.changes')
  await openBoard(page)
  await expect(page.getByText('Loading applications…')).toBeAttached()
  release()
  await expect(findCard(page, 'Engineer at Acme')).toBeVisible()
  await expect(page.getByText('Loading applications…')).toHaveCount(0)
})

test(
  'a failure to load applications is shown, and can be retried',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
    const repair = await failCalls(page, 'jobs.changes')
    await openBoard(page)
    const failure = page.getByRole('alert')
    await expect(failure).toContainText('Failed to fetch applications')
    await expect(page.getByRole('heading', { name: 'Your whole search' })).toHaveCount(0)
    // Parts of the screen that load later retry by themselves, and a click would join their failing
    // call.
    await page.waitForLoadState('networkidle')
    await repair()
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(findCard(page, 'Engineer at Acme')).toBeVisible()
    await expect(failure).toHaveCount(0)
  },
)

test(
  'a card shows position, company, age and next date',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await signedIn.addJob({
      company: 'Acme',
      position: 'Engineer',
      location: 'Oslo',
      deadline: '2040-03-04',
    })
    await openBoard(page)
    const card = findColumn(page, /^applied/i).getByRole('listitem')
    for (const fact of ['Engineer', 'Acme', 'Oslo', 'today', 'Deadline Mar 04, 2040']) {
      await expect(card).toContainText(fact)
    }
    await findCard(page, 'Engineer at Acme').click()
    await expect(page.getByRole('dialog', { name: 'Application Overview' })).toBeVisible()
  },
)

test('the menu of a card moves it to any other column', PHONE_ONLY, async ({ page, signedIn }) => {
  await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
  await openBoard(page)
  await page.getByRole('button', { name: 'Actions for Engineer at Acme' }).click()
  await expect(page.getByRole('menu').getByRole('menuitem')).toHaveText([
    'Edit',
    'Saved',
    'Interviewing',
    'Offered',
    'Rejected',
    'Stage',
    'Outcome',
    'Archive',
    'Select',
    'Delete',
  ])
  await page.getByRole('menuitem', { name: 'Offered' }).click()
  await expect(page.getByText('Moved Engineer at Acme to Offered.')).toBeAttached()
  await expect(findCardIn(page, /^applied/i, 'Engineer at Acme')).toHaveCount(0)
  await expect
    .poll(async () => (await signedIn.listJobs()).map(({ status }) => status))
    .toEqual(['offer'])
  await openBoard(page, '?column=offer')
  await expect(findCardIn(page, /^offered/i, 'Engineer at Acme')).toBeVisible()
})

test(
  'a move can fail, and one to interviewing gets tomorrow at noon in the person’s time zone',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
    await openBoard(page)
    await test.step('a failed move is reverted and reported', async () => {
      const repair = await failCalls(page, 'jobs.update')
      await chooseAction(page, 'Engineer at Acme', 'Rejected')
      await expect(page.getByRole('alert')).toContainText('Failed to update application status')
      await expect(findCardIn(page, /^applied/i, 'Engineer at Acme')).toBeVisible()
      expect(await signedIn.listJobs()).toEqual([expect.objectContaining({ status: 'applied' })])
      await repair()
    })
    await chooseAction(page, 'Engineer at Acme', 'Interviewing')
    await expect
      .poll(async () => (await signedIn.listJobs()).map(({ status }) => status))
      .toEqual(['interviewing'])
    const [job] = await signedIn.listJobs()
    expect(job).toMatchObject({ interview_type: 'technical', interview_round: 1 })
    const interview = job?.interview_date ?? ''
    const tomorrow = formatDate(addDays(new Date(job?.status_changed_at ?? ''), 1))
    expect(`${formatDate(interview)}, ${formatTime(interview)}`).toBe(`${tomorrow}, 12:00 PM`)

    await openBoard(page, '?column=interviewing')
    const card = findColumn(page, /^interviewing/i).getByRole('listitem')
    await expect(card).toContainText(`Interview ${tomorrow}`)
  },
)

const formatTime = (instant: string) =>
  new Date(instant).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'America/New_York',
  })

test(
  'a move made in another tab shows when this one gets the focus',
  DESKTOP_ONLY,
  async ({ context, page, signedIn }) => {
    await signedIn.addJob({ company: 'Acme', position: 'Engineer' })
    await openBoard(page)
    const card = findCardIn(page, /^applied/i, 'Engineer at Acme')
    await expect(card).toBeVisible()

    const other = await context.newPage()
    await openBoard(other)
    await chooseAction(other, 'Engineer at Acme', 'Saved')
    await expect(findCardIn(other, /^applied/i, 'Engineer at Acme')).toHaveCount(0)
    await expect
      .poll(async () => (await signedIn.listJobs()).map(({ status }) => status))
      .toEqual(['saved'])
    await expect(card).toHaveCount(1)

    await dispatchFocus(page)
    await expect(card).toHaveCount(0)
    // Each move of the same card is saved, not only the first.
    await chooseAction(other, 'Engineer at Acme', 'Applied')
    await expect
      .poll(async () => (await signedIn.listJobs()).map(({ status }) => status))
      .toEqual(['applied'])
    await dispatchFocus(page)
    await expect(card).toBeVisible()
  },
)

test('right-to-left, emoji and 200 character names stay within their card', async ({
  page,
  signedIn,
}) => {
  const names = [
    'شركة البرمجيات المتقدمة للتكنولوجيا والابتكار الرقمي في الشرق الأوسط',
    '👩‍👩‍👧‍👦🚀'.repeat(12),
    'W'.repeat(200),
    'Senior principal staff '.repeat(8).trim(),
  ]
  for (const name of names) {
    await signedIn.addJob({ company: name, position: name, location: name, deadline: '2040-03-04' })
  }
  const phoneWidth = 360
  await page.setViewportSize({
    width: Math.max(phoneWidth, (page.viewportSize()?.width ?? 0) - 30),
    height: 760,
  })
  for (const search of ['', '?view=list']) {
    await openBoard(page, search)
    for (const name of names) await expect(findCard(page, `${name} at ${name}`)).toBeVisible()
    const sticksOut = await page
      .getByRole('main')
      .getByRole('listitem')
      .or(page.getByRole('cell'))
      .evaluateAll((cards) =>
        cards.filter(
          (card) =>
            card.scrollWidth > card.clientWidth + 1 || card.scrollHeight > card.clientHeight + 1,
        ),
      )
    expect(sticksOut, search).toHaveLength(0)
    expect(await measureOverflow(page), search).toBe(0)
  }
})
