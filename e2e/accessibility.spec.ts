import type { Page } from '@playwright/test'
import { JOB_STATUSES } from '../src/jobs/constants.ts'
import type { Job } from '../src/jobs/schema.ts'
import { expectAccessibleAtAnyWidth, expectAccessibleInBoth } from './support/both-themes.ts'
import { failCalls } from './support/calls.ts'
import { goWithin } from './support/navigate.ts'
import { DESKTOP_ONLY, expect, type Person, test } from './support/test.ts'

const PUBLIC_SCREENS = [
  '/',
  '/features',
  '/about',
  '/terms',
  '/privacy',
  '/registration-success',
  '/linkedin-auth-success',
]
const GUEST_SCREENS = [
  '/login',
  '/login?session=expired',
  '/login?error=linkedin_unavailable',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=none',
]
/** Screens and the heading that distinguishes each from the one before. */
const APP_SCREENS = [
  ['/dashboard', 'Dashboard'],
  ['/job-tracker?view=board', 'Job Applications'],
  ['/contacts', 'People'],
  ['/analytics', 'Analytics'],
  ['/documents', 'My Documents'],
  ['/job-tracker?view=list', 'Job Applications'],
  ['/profile', 'Profile'],
  ['/settings', 'Settings'],
  ['/resources', 'Bookmarks'],
] as const

const visit = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const NAMES = ['Acme', 'شركة البرمجيات', '🚀 Rockets', 'W'.repeat(120), 'Missing'] as const

/** Adds some thirty applications in every status, with all optional fields and with none. */
const addMany = (person: Person): Promise<Job[]> =>
  Promise.all(
    JOB_STATUSES.flatMap((status) =>
      NAMES.map((company, index) =>
        person.addJob({
          company,
          position: `Engineer ${index}`,
          status,
          location: index % 2 === 0 ? 'Oslo' : null,
          deadline: index === 1 ? '2020-01-01' : index === 2 ? '2040-01-01' : null,
          url: index === 0 ? 'https://jobs.example.com/7' : null,
          notes: index === 0 ? 'See https://example.com.' : null,
        }),
      ),
    ),
  )

const addInterview = (person: Person) =>
  person.addJob({
    company: 'Acme',
    position: 'Engineer',
    status: 'interviewing',
    location: 'Oslo',
    deadline: '2040-01-01',
    url: 'https://jobs.example.com/7',
    notes: 'See https://example.com.',
  })

for (const [who, screens] of [
  ['anyone', PUBLIC_SCREENS],
  ['guests', GUEST_SCREENS],
] as const) {
  test(
    `screens for ${who} have no accessibility violation, light or dark`,
    DESKTOP_ONLY,
    async ({ page }) => {
      test.slow()
      for (const path of screens) {
        await visit(page, path)
        await expectAccessibleAtAnyWidth(page, path)
      }
    },
  )
}

test(
  'empty screens of an account have no accessibility violation, light or dark',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    test.slow()
    expect(await signedIn.listJobs()).toEqual([])
    await visit(page, '/settings')
    for (const [path, name] of APP_SCREENS) {
      await goWithin(page, path)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByText('Loading applications')).toHaveCount(0)
      await expectAccessibleAtAnyWidth(page, path)
    }
  },
)

test(
  'full, searched and failing screens have no accessibility violation, light or dark',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    test.slow()
    await addMany(signedIn)
    await page.goto('/settings')
    for (const [path, sign] of [
      ['/dashboard', page.getByRole('region', { name: 'Recent Applications', exact: true })],
      ['/job-tracker?view=board', page.getByRole('region', { name: 'APPLIED', exact: true })],
      ['/job-tracker?view=list', page.getByRole('table')],
    ] as const) {
      await goWithin(page, path)
      await expect(sign.getByText(/^Engineer \d$/).first()).toBeAttached()
      await expectAccessibleAtAnyWidth(page, path)
    }
    await goWithin(page, '/job-tracker?view=board&q=zzz')
    await expect(page.getByText('No application matches')).toBeVisible()
    await expectAccessibleAtAnyWidth(page, 'nothing found')
    await failCalls(page, 'jobs.changes')
    await visit(page, '/job-tracker')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessibleAtAnyWidth(page, 'failed')
  },
)

test(
  'dialogs about an application have no accessibility violation, light or dark',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    test.slow()
    const job = await addInterview(signedIn)
    await visit(page, '/job-tracker')
    for (const [dialog, name] of [
      ['add', 'Add Application'],
      ['edit', 'Edit Application'],
      ['overview', 'Application Overview'],
      ['prepare', job.company],
      ['delete', 'Delete application'],
    ] as const) {
      await goWithin(page, `/job-tracker?dialog=${dialog}&job=${job.id}`)
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await expectAccessibleAtAnyWidth(page, dialog)
    }
    await goWithin(page, `/job-tracker?dialog=edit&job=${job.id}`)
    const form = page.getByRole('dialog', { name: 'Edit Application' })
    await form.getByLabel('Position').fill('')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Position is required')).toBeVisible()
    await expectAccessibleAtAnyWidth(page, 'refused')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible()
    await expectAccessibleAtAnyWidth(page, 'unsaved')
  },
)

test(
  'menus, palette, shortcuts and toasts have no accessibility violation, light or dark',
  DESKTOP_ONLY,
  async ({ page, signedIn }) => {
    test.slow()
    await addInterview(signedIn)
    await visit(page, '/job-tracker?column=interviewing')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessibleAtAnyWidth(page, 'account menu')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)

    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expectAccessibleAtAnyWidth(page, 'shortcuts')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox').fill('eng')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectAccessibleAtAnyWidth(page, 'palette')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('button', { name: 'Actions for Engineer at Acme' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessibleInBoth(page, 'card menu')
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expectAccessibleAtAnyWidth(page, 'toast')
  },
)
