import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contactForm } from './contact.ts'
import { educationForm, educationInput } from './education.ts'
import { createExperience, experienceInput } from './experience.ts'
import { projectInput } from './project.ts'
import { preferencesForm, profilePatch } from './schema.ts'

type Parsed = { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }
const readMessages = ({ error }: Parsed) =>
  Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])

const JOB = { company_name: 'Acme', title: 'Engineer', start_date: '2024-03-01' }

test('an empty experience form shows all missing fields at once', () => {
  const empty = { company_name: '', title: ' ', start_date: '', end_date: '', current_role: false }
  expect(readMessages(experienceInput.safeParse(empty))).toEqual({
    company_name: 'Company is required',
    title: 'Position title is required',
    start_date: 'Start date is required',
    end_date: 'End date is required',
  })
})

test('a wrong end is shown together with other errors', () => {
  expect(
    readMessages(experienceInput.safeParse({ ...JOB, company_name: '', end_date: '2024-02-01' })),
  ).toEqual({
    company_name: 'Company is required',
    end_date: 'End date must be after start date',
  })
})

test('an experience is current if it says so or has no end, and then has none', () => {
  const create = (fields: object) =>
    createExperience('x', experienceInput.parse({ ...JOB, ...fields }))
  expect(create({})).toMatchObject({ end_date: null, current_role: true, role_type: 'mid_level' })
  expect(create({ current_role: true, end_date: '2020-01-01' })).toMatchObject({
    end_date: null,
    current_role: true,
  })
  expect(create({ end_date: '2024-03-01' })).toMatchObject({ current_role: false })
})

test('a description of 2,000 characters is accepted, one more is rejected, Markdown is removed', () => {
  const description = (value: string) => experienceInput.safeParse({ ...JOB, description: value })
  expect(description('x'.repeat(2000)).data?.description).toHaveLength(2000)
  expect(readMessages(description('x'.repeat(2001)))).toEqual({
    description: 'Description must be at most 2,000 characters',
  })
  expect(description('**Led** 💼 صفحة').data?.description).toBe('Led 💼 صفحة')
  expect(description('``` \n```').data?.description).toBeNull()
})

test('the education form has its own messages', () => {
  const empty = { school_name: '', degree: '', field_of_study: '', currently_studying: false }
  expect(readMessages(educationForm.safeParse(empty))).toEqual({
    school_name: 'School name is required',
    degree: 'Degree is required',
    field_of_study: 'Major is required',
    start_date: 'Start date is required',
    end_date: 'End date is required',
  })
  const school = { school_name: 'S', degree: 'D', field_of_study: 'F', start_date: '2020-09-01' }
  expect(
    readMessages(
      educationForm.safeParse({ ...school, currently_studying: false, end_date: '2020-08-01' }),
    ),
  ).toEqual({ end_date: 'End date must be after start date' })
  const studying = { ...school, currently_studying: true, end_date: '2020-08-01' }
  expect(educationForm.parse(studying)).toEqual({ ...school, end_date: null })
  expect(
    educationInput.parse({ ...school, gpa: 3.8, location: ' ', achievements: 'Prize' }),
  ).toEqual({ ...school, gpa: '3.8', location: null, achievements: 'Prize' })
})

const SCHOOL = { school_name: 'S', degree: 'D', field_of_study: 'F', start_date: '2020-09-01' }

test('a grade is one text or number; a list is rejected', () => {
  const list = fc.oneof(fc.array(fc.string()), fc.array(fc.anything()), fc.constant([[3.8]]))
  fc.assert(
    fc.property(list, (gpa) => {
      const refused = { gpa: 'GPA must be text' }
      expect(readMessages(educationInput.safeParse({ ...SCHOOL, gpa }))).toEqual(refused)
      expect(readMessages(profilePatch.safeParse({ educations: [{ ...SCHOOL, gpa }] }))).toEqual({
        'educations.0.gpa': refused.gpa,
      })
    }),
  )
})

test('achievements are one text or a list of texts', () => {
  expect(educationInput.parse({ ...SCHOOL, achievements: ['Prize', 'Cup'] })).toMatchObject({
    achievements: 'Prize, Cup',
  })
  expect(
    readMessages(educationInput.safeParse({ ...SCHOOL, achievements: ['Prize', {}] })),
  ).toEqual({
    achievements: 'Achievements must be text',
  })
})

test('a project needs a name and a description, its dates are optional', () => {
  expect(
    readMessages(projectInput.safeParse({ start_date: '2024-02-01', end_date: '2024-01-01' })),
  ).toEqual({
    project_name: 'Project Name is required',
    description: 'Description is required',
    end_date: 'End date must be after start date',
  })
  const project = { project_name: 'P', description: 'd', link: 'example.com' }
  expect(projectInput.parse(project)).toEqual({ ...project, link: 'https://example.com' })
  expect(readMessages(projectInput.safeParse({ ...project, link: 'javascript:alert(1)' }))).toEqual(
    {
      link: 'Please enter a valid URL',
    },
  )
})

test.each(['+1 (555) 123-4567', '5551234567', '(555)555-55', '+49 30 1234567'])(
  '%s is a phone number',
  (phone) => expect(profilePatch.parse({ phone }).phone).toBe(phone),
)
test.each(['555123456', '555-1234 ext 5', '+', '++15551234567', '555.123.4567', '١٢٣٤٥٦٧٨٩٠'])(
  '%s is not a phone number',
  (phone) =>
    expect(readMessages(profilePatch.safeParse({ phone }))).toEqual({
      phone: 'Please enter a valid phone number',
    }),
)

test('the contact form checks the email address that it shows', () => {
  expect(
    readMessages(contactForm.safeParse({ email: 'ada', phone: '1', date_of_birth: '2150-01-01' })),
  ).toEqual({
    email: 'Please enter a valid email address',
    phone: 'Please enter a valid phone number',
    date_of_birth: 'Date of birth cannot be later than today',
  })
})

test('the salary range must be valid, and choices are accepted in any case', () => {
  const range = { desired_salary_min: 2, desired_salary_max: 1 }
  const order = { desired_salary_max: 'Maximum salary must not be below the minimum' }
  expect(readMessages(preferencesForm.safeParse(range))).toEqual(order)
  expect(readMessages(profilePatch.safeParse(range))).toEqual(order)
  expect(preferencesForm.parse({ ...range, desired_salary_max: '' })).toEqual({
    desired_salary_min: 2,
    desired_salary_max: null,
  })
  expect(
    profilePatch.parse({
      remote_preference: 'ON SITE',
      work_auth_status: 'us_citizen',
      job_search_status: 'Not Looking',
      preferred_roles: [' Engineer ', '', 'Engineer'],
    }),
  ).toEqual({
    remote_preference: 'On-site',
    work_auth_status: 'US_CITIZEN',
    job_search_status: 'not_looking',
    preferred_roles: ['Engineer'],
  })
})

test('lists are limited, and each entry is sent once', () => {
  const experiences = Array.from({ length: 101 }, () => JOB)
  expect(readMessages(profilePatch.safeParse({ experiences }))).toEqual({
    experiences: 'You can keep at most 100 experiences',
  })
  const id = '00000000-0000-4000-8000-00000000000a'
  const twice = [
    { ...JOB, id },
    { ...JOB, id: id.toUpperCase() },
  ]
  expect(readMessages(profilePatch.safeParse({ experiences: twice }))).toEqual({
    experiences: 'One of the experiences was sent twice',
  })
  expect(
    readMessages(profilePatch.safeParse({ experiences: [{ ...JOB, start_date: '2024-02-30' }] })),
  ).toEqual({ 'experiences.0.start_date': 'Start date must be a date like 2026-01-31' })
})
