import { expect, test } from 'vitest'
import { measureCompleteness } from './completeness.ts'
import type { Profile } from './schema.ts'

const BLANK: Profile = {
  first_name: '',
  last_name: '',
  email: 'ada@example.com',
  phone: null,
  address: null,
  city: null,
  state: null,
  zip_code: null,
  country: null,
  current_title: null,
  years_of_experience: null,
  preferred_roles: [],
  preferred_locations: [],
  willing_to_relocate: false,
  remote_preference: 'Remote',
  desired_salary_min: null,
  desired_salary_max: null,
  work_auth_status: 'US_CITIZEN',
  need_sponsorship: false,
  work_auth_additional_info: null,
  date_of_birth: null,
  job_search_status: 'active',
  linkedin_url: null,
  github_url: null,
  portfolio_url: null,
  other_urls: [],
  experiences: [],
  educations: [],
  projects: [],
  portfolios: [],
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}

test('a blank profile lacks everything, in the order of the page', () => {
  const { percent, missing } = measureCompleteness(BLANK)
  expect(percent).toBe(0)
  expect(missing.map(({ section }) => section)).toEqual([
    'name',
    'contact',
    'contact',
    'experience',
    'education',
    'projects',
    'links',
    'preferences',
    'preferences',
  ])
})

test('what is there is no longer asked for; what is left leads to its card', () => {
  const project = {
    id: 'p',
    project_name: 'P',
    position_title: null,
    location: null,
    start_date: null,
    end_date: null,
    description: 'd',
    current_project: false,
    link: null,
  }
  const { percent, missing } = measureCompleteness({
    ...BLANK,
    first_name: 'Ada',
    last_name: 'Lovelace',
    phone: '5551234567',
    state: 'NY',
    projects: [project],
  })
  expect(percent).toBe(44)
  expect(missing[0]).toEqual({
    id: 'experience',
    section: 'experience',
    label: 'Add your work experience',
  })
})
