import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { JOB_SEARCH_STATUSES, LINK_TYPES } from '#src/profile/constants.ts'
import { entryFields, type Fields, mostly, pastDay, shortText, webUrl } from '../arbitraries.ts'
import { byId, type CreationContext, type OwnershipCases, patch } from '../feature-test.ts'

async function createRows({ db, owned, mark }: CreationContext) {
  await db
    .insertInto('profiles')
    .values({
      ...owned,
      first_name: mark,
      last_name: mark,
      other_urls: [`https://${mark}.example`],
    })
    .execute()
  const [experience, education, project] = [randomUUID(), randomUUID(), randomUUID()]
  const [deletedExperience, deletedEducation] = [randomUUID(), randomUUID()]
  const deletedProject = randomUUID()
  const deleted_at = new Date().toISOString()
  const start_date = '2020-01-01'
  const experienceRow = {
    ...owned,
    company_name: mark,
    title: mark,
    start_date,
    role_type: 'senior' as const,
  }
  await db
    .insertInto('experiences')
    .values([
      { ...experienceRow, id: experience },
      { ...experienceRow, id: deletedExperience, deleted_at },
    ])
    .execute()
  const educationRow = {
    ...owned,
    school_name: mark,
    degree: mark,
    field_of_study: mark,
    start_date,
  }
  await db
    .insertInto('educations')
    .values([
      { ...educationRow, id: education },
      { ...educationRow, id: deletedEducation, deleted_at },
    ])
    .execute()
  const projectRow = {
    ...owned,
    project_name: mark,
    description: mark,
    current_project: false,
  }
  await db
    .insertInto('projects')
    .values([
      { ...projectRow, id: project },
      { ...projectRow, id: deletedProject, deleted_at },
    ])
    .execute()
  return {
    experience,
    education,
    project,
    deletedExperience,
    deletedEducation,
    deletedProject,
  }
}

const linkFields = { type: mostly(fc.constantFrom(...LINK_TYPES)), url: mostly(webUrl) }
const entryList = mostly(fc.array(fc.record(entryFields), { maxLength: 1 }))
const fields: Fields = {
  ...entryFields,
  ...linkFields,
  replaced: mostly(fc.record(linkFields)),
  first_name: mostly(shortText),
  experiences: entryList,
  educations: entryList,
  projects: entryList,
  phone: mostly(fc.constantFrom('+1 (555) 123-4567', '-'.repeat(200))),
  city: mostly(shortText),
  date_of_birth: mostly(pastDay),
  other_urls: mostly(fc.array(webUrl, { maxLength: 3 })),
  other_url_titles: mostly(fc.dictionary(webUrl, shortText, { maxKeys: 3 })),
  preferred_roles: mostly(fc.array(shortText, { maxLength: 3 })),
  years_of_experience: mostly(fc.double({ min: 0, max: 80, noNaN: true })),
  desired_salary_min: mostly(fc.constantFrom(0, 1, 2)),
  desired_salary_max: mostly(fc.constantFrom(1, 2, 1e12, 1e21)),
  job_search_status: mostly(fc.constantFrom(...JOB_SEARCH_STATUSES)),
}

const start_date = '2021-01-01'
const experience = { company_name: 'New', title: 'New', start_date }
const education = { school_name: 'New', degree: 'New', field_of_study: 'New', start_date }
const project = { project_name: 'New', description: 'New' }
const cases: OwnershipCases = {
  'profile.get': {},
  'profile.jsonResume': {},
  'profile.create': { repeated: 200 },
  'profile.update': {
    input: (things) => ({
      city: 'New',
      experiences: [{ ...experience, id: things.experience }],
      educations: [{ ...education, id: things.education }],
      projects: [{ ...project, id: things.project }],
    }),
    foreign: 404,
    mixed: () => [{ experiences: [] }, { educations: [] }, { projects: [] }],
  },
  'profile.putLink': { input: () => ({ type: 'github', url: 'https://github.com/new' }) },
  'profile.removeLink': { input: () => ({ type: 'github', url: 'https://github.com/new' }) },
  'profile.addExperience': { input: () => ({ ...experience, request_id: randomUUID() }) },
  'profile.updateExperience': { input: patch('experience', { title: 'New' }), foreign: 404 },
  'profile.deleteExperience': { input: byId('experience'), foreign: 404 },
  'profile.restoreExperience': { input: byId('deletedExperience'), foreign: 404 },
  'profile.addEducation': { input: () => ({ ...education, request_id: randomUUID() }) },
  'profile.updateEducation': { input: patch('education', { degree: 'New' }), foreign: 404 },
  'profile.deleteEducation': { input: byId('education'), foreign: 404 },
  'profile.restoreEducation': { input: byId('deletedEducation'), foreign: 404 },
  'profile.addProject': { input: () => ({ ...project, request_id: randomUUID() }) },
  'profile.updateProject': { input: patch('project', { project_name: 'New' }), foreign: 404 },
  'profile.deleteProject': { input: byId('project'), foreign: 404 },
  'profile.restoreProject': { input: byId('deletedProject'), foreign: 404 },
}

export const profile = { createRows, fields, cases }
