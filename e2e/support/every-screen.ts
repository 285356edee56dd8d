import { globSync, readFileSync } from 'node:fs'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { measureOverflow } from './board.ts'
import { addDays } from './dates.ts'
import { goWithin } from './navigate.ts'
import { EDUCATION, EXPERIENCE, PROJECT, readProfile, saveProfile } from './profile.ts'
import { comeToRest, type Person, restoreSession } from './test.ts'

/** The ids of the things that dialogs are about. */
type Subjects = Record<
  'job' | 'contact' | 'interview' | 'reminder' | 'bookmark' | 'document' | 'mail',
  string
> & { entries: Record<'experience' | 'education' | 'project', string> }

/** With one more bookmark than a category's page shows, there is a second page. */
const PAGE_OF_BOOKMARKS = 5

const firstId = (entries: { id: string }[] | undefined): string => entries?.[0]?.id ?? ''

/** Adds one of everything that a dialog may be about. */
const addSubjects = async (request: APIRequestContext, person: Person): Promise<Subjects> => {
  const headers = { Authorization: `Bearer ${person.token}` }
  const post = async (path: string, data: object): Promise<{ id: string }> => {
    const response = await request.post(path, { headers, data })
    expect(response.status(), await response.text()).toBe(201)
    return response.json()
  }
  const job = await person.addJob({
    company: 'Donaudampfschifffahrt',
    position: 'Kapitän',
    url: 'https://example.com/job',
  })
  const about = { job_ids: [job.id] }
  const contact = await post('/api/contacts', { name: 'Ada Lovelace', ...about })
  // Soon enough to be shown on the dashboard.
  const due_at = addDays(new Date(), 3)
  const interview = await post(`/api/jobs/${job.id}/interviews`, { starts_at: due_at })
  const reminder = await post('/api/reminders', { title: 'Ask', due_at, job_id: job.id })
  const text = 'Thank you for applying to Norvane. We will not move forward with your application.'
  const mail = await post('/api/mail', { text })
  const bookmark = await person.addResource({ url: 'https://example.com/a' })
  for (let more = 0; more < PAGE_OF_BOOKMARKS; more += 1) {
    await person.addResource({ url: `https://example.com/${more}` })
  }
  const document = await person.addDocument('resume.pdf', Buffer.from('%PDF-1.4\n%%EOF\n'))
  await saveProfile(request, person, {
    first_name: 'Ada',
    last_name: 'Lovelace',
    linkedin_url: 'https://linkedin.com/in/ada',
    experiences: [EXPERIENCE],
    educations: [EDUCATION],
    projects: [PROJECT],
  })
  const { experiences, educations, projects } = await readProfile(request, person)
  return {
    job: job.id,
    contact: contact.id,
    interview: interview.id,
    reminder: reminder.id,
    bookmark: bookmark.id,
    document: document.id,
    mail: mail.id,
    entries: {
      experience: firstId(experiences),
      education: firstId(educations),
      project: firstId(projects),
    },
  }
}

/**
 * Returns the query parameter of each feature's dialogs and their names, as its `dialogs.ts`
 * declares them.
 */
const readDeclared = (): { key: string; names: string[] }[] =>
  globSync('web/features/*/dialogs.ts').map((path) => {
    const code = readFileSync(path, 'utf8')
    const [, key = '', list = ''] = /(\w+): oneOf\((NAMES|\[[^\]]*\])\)/.exec(code) ?? []
    const written = list === 'NAMES' ? (/NAMES = (\[[^\]]*\])/.exec(code)?.[1] ?? '') : list
    const names = [...written.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name)
    expect(names.length, path).toBeGreaterThan(0)
    return { key, names }
  })

/** The id of no row, because a dialog about a real one asks for a password first. */
const SOME_ID = '00000000-0000-4000-8000-000000000000'

/** Returns the URL of every dialog. */
const listDialogAddresses = (subjects: Subjects): string[] => {
  const { experience, education, project } = subjects.entries
  const items: Record<string, string> = {
    'delete-experience': experience,
    'delete-education': education,
    'delete-project': project,
    'delete-link': 'linkedin',
  }
  const at: Record<string, (name: string) => string> = {
    dialog: () => `/job-tracker?job=${subjects.job}`,
    contact: () => `/contacts?person=${subjects.contact}`,
    round: () => `/dashboard?meeting=${subjects.interview}&of_job=${subjects.job}`,
    mail: () => `/dashboard?mail_id=${subjects.mail}`,
    followup: () => `/dashboard?reminder=${subjects.reminder}`,
    bookmark: () => `/resources?id=${subjects.bookmark}`,
    document: () => `/documents?id=${subjects.document}`,
    edit: (name) => {
      const item = items[name]
      return item === undefined ? '/profile?' : `/profile?item=${item}`
    },
    change: () => `/settings?passkey=${SOME_ID}`,
    layout: () => '/dashboard?',
    transfer: () => '/settings?',
  }
  return readDeclared().flatMap(({ key, names }) =>
    names.map((name) => {
      const address = at[key]
      if (address === undefined) throw new Error(`Say where the dialogs of ${key} are opened`)
      return `${address(name)}&${key}=${name}`
    }),
  )
}

const LANDING = '/'
const PUBLIC_SCREENS = [
  '/features',
  '/about',
  '/terms',
  '/privacy',
  '/login',
  '/register',
  '/forgot-password',
  '/registration-success',
  '/linkedin-auth-success',
  '/reset-password?token=none',
  '/pair',
]
/** Each has another heading than the one before. */
const APP_SCREENS = [
  '/dashboard',
  '/job-tracker',
  '/contacts',
  '/job-tracker?view=list',
  '/documents',
  '/profile',
  '/resources',
  '/analytics',
  '/settings',
]

/**
 * Shows every screen and dialog there is one after the other, and calls `check` with each one's address.
 * Each one's heading holds `mark`.
 */
export const visitEverything = async (
  page: Page,
  person: Person,
  mark: string,
  check: (page: Page, path: string) => Promise<void>,
): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const heading = page.getByRole('heading', { level: 1 })
  const visit = async (path: string) => {
    const former = await heading.textContent()
    await goWithin(page, path)
    await expect(heading, path).not.toHaveText(former ?? '')
    await expect(heading, path).toContainText(mark)
  }

  await page.goto(LANDING)
  await expect(heading).toContainText(mark)
  await check(page, LANDING)
  for (const path of PUBLIC_SCREENS) {
    await visit(path)
    await check(page, path)
  }
  const subjects = await addSubjects(page.request, person)
  await restoreSession(page, person)
  await page.goto('/settings')
  await expect(heading).toContainText(mark)
  for (const path of APP_SCREENS) {
    await visit(path)
    await page.waitForLoadState('networkidle')
    await check(page, path)
  }
  for (const path of listDialogAddresses(subjects)) {
    await goWithin(page, path)
    await expect(page.getByRole('dialog').getByText(mark).first(), path).toBeVisible()
    await check(page, path)
    // Opens only the screen, so that the next dialog is not mistaken for this one.
    await goWithin(page, path.replace(/\?.*/, ''))
    await expect(page.getByRole('dialog'), path).toHaveCount(0)
  }
}

/** Lists buttons whose text is cut off, on the page or in the open dialog. */
const listCutButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scope = document.querySelector('[role=dialog]') ?? document
    return [...scope.querySelectorAll('.mantine-Button-label')]
      .filter((label) => label.scrollWidth > label.clientWidth + 1)
      .map((label) => label.textContent)
  })

/** Expects the page to fit its width. */
export const expectToFit = async (page: Page, what: string) => {
  await comeToRest(page)
  expect.soft(await measureOverflow(page), what).toBe(0)
  expect.soft(await listCutButtons(page), what).toEqual([])
}
