import type { Page } from '@playwright/test'
import { findCard, openBoard } from './support/board.ts'
import { DESKTOP_ONLY, expect, test } from './support/test.ts'

const POSTING = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Bridge Engineer',
  hiringOrganization: { '@type': 'Organization', name: 'Acme GmbH' },
  jobLocation: { address: { addressLocality: 'Berlin', addressCountry: 'DE' } },
  employmentType: 'FULL_TIME',
  baseSalary: {
    currency: 'EUR',
    value: { minValue: 60_000, maxValue: 70_000, unitText: 'YEAR' },
  },
  description: '<p>You design <b>suspension</b> bridges.</p>',
}
const URL = 'https://jobs.acme.example/17'
const HTML = `<html><head><script type="application/ld+json">${JSON.stringify(POSTING)}</script></head></html>`

/** The test's server has no network access, so the page is sent along with its address. */
const addHtmlToRequest = (page: Page) =>
  page.route(/\/trpc\/capture\.read/, (route) =>
    route.continue({ postData: JSON.stringify({ url: URL, html: HTML }) }),
  )

const openForm = async (page: Page) => {
  await openBoard(page)
  await page.getByRole('button', { name: 'Add Application' }).first().click()
  return page.getByRole('dialog', { name: 'Add Application' })
}

test(
  'a link fills in the form, and the posting’s text is stored, shown and found',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await addHtmlToRequest(page)
    const form = await openForm(page)
    await form.getByLabel('Location').fill('Potsdam')
    await form.getByRole('button', { name: 'Fill from link' }).click()
    await form.getByLabel('Address of the posting').fill('jobs.acme.example/17')
    await form.getByLabel('Address of the posting').press('Enter')
    await expect(form.getByLabel('Position')).toHaveValue('Bridge Engineer')
    await expect(form.getByLabel('Company')).toHaveValue('Acme GmbH')
    // Typed values are kept.
    await expect(form.getByLabel('Location')).toHaveValue('Potsdam')
    await expect(form.getByLabel('Salary from')).toHaveValue('60000')
    await expect(form.getByText('The posting’s text is saved with the application.')).toBeVisible()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(findCard(page, 'Bridge Engineer at Acme GmbH')).toBeVisible()
    const [job] = await signedIn.listJobs()
    expect(job).toMatchObject({ salary_max: 70_000, salary_currency: 'EUR', has_posting: true })

    await page.getByRole('searchbox').fill('suspension')
    await expect(page.getByText('1 application found')).toBeAttached()
    await findCard(page, 'Bridge Engineer at Acme GmbH').click()
    const overview = page.getByRole('dialog', { name: 'Application Overview' })
    await expect(overview.getByText('You design suspension bridges.')).toBeVisible()
    await expect(overview.getByText('€60,000 – €70,000 per year')).toBeVisible()
  },
)

test(
  'a pasted text fills in the form, and guesses are marked until they are corrected',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    const form = await openForm(page)
    await form.getByRole('button', { name: 'Paste the posting' }).click()
    await form
      .getByLabel('Text of the posting')
      .fill('Welder (m/f/d)\nGlobex GmbH\nHamburg\n\nWe build ships and look for a welder.')
    await form.getByRole('button', { name: 'Fill in' }).click()
    await expect(form.getByLabel('Position')).toHaveValue(/Welder/)
    const company = form.getByLabel('Company')
    await expect(company).toHaveAccessibleDescription('Read from the posting: please check')
    await company.fill('Globex')
    await expect(company).not.toHaveAccessibleDescription('Read from the posting: please check')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Application added')).toBeVisible()
    expect(await signedIn.listJobs()).toEqual([expect.objectContaining({ company: 'Globex' })])
  },
)

test(
  'an existing application is pointed out, and can be added again',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    await signedIn.addJob({
      company: 'Acme GmbH',
      position: 'Bridge Engineer',
      status: 'interviewing',
    })
    const form = await openForm(page)
    await form.getByLabel('Position').fill('Bridge Engineer (m/f/d)')
    await form.getByLabel('Company').fill('ACME')
    const notice = form.getByText('You have this one already:')
    await expect(notice).toBeVisible()
    await expect(form.getByText(/Bridge Engineer at Acme GmbH.*Interviewing/)).toBeVisible()
    await form.getByLabel('Company').fill('Globex')
    await expect(notice).toHaveCount(0)
    await form.getByLabel('Company').fill('Acme')
    await expect(notice).toBeVisible()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(findCard(page, 'Bridge Engineer (m/f/d) at Acme')).toBeVisible()
  },
)
