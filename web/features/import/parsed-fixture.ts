import type { ParsedEducation, ParsedExperience, ParsedResume } from '#src/import/schema.ts'

/** A completely parsed job; `changes` overrides fields. */
export const makeExperience = (changes: Partial<ParsedExperience> = {}): ParsedExperience => ({
  company_name: 'Acme',
  title: 'Engineer',
  location: 'Berlin',
  start_date: '2020-03-01',
  end_date: '2022-05-01',
  description: 'Built the billing.\nRan it.',
  current_role: false,
  role_type: 'senior',
  unsure: [],
  ...changes,
})

export const makeEducation = (changes: Partial<ParsedEducation> = {}): ParsedEducation => ({
  school_name: 'MIT',
  degree: 'BSc',
  field_of_study: 'Physics',
  start_date: '2015-09-01',
  end_date: '2019-06-01',
  gpa: '3.9',
  location: 'Cambridge',
  achievements: ['Prize', 'Thesis'],
  unsure: [],
  ...changes,
})

export const makeParsed = (changes: Partial<ParsedResume> = {}): ParsedResume => ({
  experiences: [makeExperience()],
  educations: [makeEducation()],
  ...changes,
})
