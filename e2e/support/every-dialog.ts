import { globSync, readFileSync } from 'node:fs'
import { type APIRequestContext, expect } from '@playwright/test'
import { addDays } from './dates.ts'
import { EDUCATION, EXPERIENCE, PROJECT, readProfile, saveProfile } from './profile.ts'
import type { Person } from './test.ts'

/** The ids of the things that dialogs are about. */
type Subjects = Record<
  'job' | 'contact' | 'interview' | 'reminder' | 'bookmark' | 'document' | 'mail',
  string
> & { entries: Record<'experience' | 'education' | 'project', string> }

/** With one more bookmark than a category's page shows, there is a second page. */
const PAGE_OF_BOOKMARKS = 5

const firstId = (entries: { id: string }[] | undefined): string => entries?.[0]?.id ?? ''

/** Adds one of everything that a dialog may be about. */
export const addSubjects = async (
  request: APIRequestContext,
  person: Person,
): Promise<Subjects> => {
  const headers = { Authorization: `Bearer ${person.token}` }
  const post = async (path: string, data: object): Promise<{ id: string }> => {
    const answer = await request.post(path, { headers, data })
    expect(answer.status(), await answer.text()).toBe(201)
    return answer.json()
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
export const listDialogAddresses = (subjects: Subjects): string[] => {
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
