import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Experience } from '#src/profile/experience.ts'
import type { Profile } from '#src/profile/schema.ts'
import * as parts from './parts.ts'

const makeExperience = (index: number): Experience => ({
  id: `experience-${index}`,
  company_name: `Company ${index}`,
  title: 'Engineer',
  location: null,
  start_date: '2020-01-01',
  end_date: null,
  description: null,
  current_role: true,
  role_type: 'mid_level',
})

const profile: Profile = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  phone: null,
  address: null,
  city: null,
  state: null,
  zip_code: null,
  country: null,
  current_title: null,
  years_of_experience: null,
  preferred_roles: ['Engineer'],
  preferred_locations: [],
  willing_to_relocate: false,
  remote_preference: 'Remote',
  desired_salary_min: null,
  desired_salary_max: null,
  work_auth_status: 'US_CITIZEN',
  need_sponsorship: false,
  work_auth_additional_info: null,
  linkedin_url: null,
  github_url: null,
  portfolio_url: null,
  other_urls: [],
  date_of_birth: null,
  job_search_status: 'active',
  experiences: [makeExperience(1), makeExperience(2)],
  educations: [],
  projects: [],
  portfolios: [],
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}

test('saving one entry renders its card and its entry anew, and no other', () => {
  const client = new QueryClient()
  const queryKey = ['profile']
  client.setQueryData(queryKey, profile)
  const { pickLinks: _pick, ...selects } = parts
  const rendered: string[] = []
  for (const [name, select] of Object.entries(selects)) {
    // As a card watches: by its part alone.
    new QueryObserver<Profile, Error, unknown>(client, {
      queryKey,
      select,
      enabled: false,
      notifyOnChangeProps: ['data'],
    }).subscribe(() => rendered.push(name))
  }

  // Everything comes anew from the server, and one entry differs.
  const saved = structuredClone(profile)
  saved.updated_at = '2026-01-02T00:00:00.000Z'
  saved.experiences = [saved.experiences[0] ?? makeExperience(1), makeExperience(3)]
  client.setQueryData(queryKey, saved)

  expect(rendered).toEqual(['selectExperiences'])
  const shown = client.getQueryData<Profile>(queryKey)?.experiences
  expect(shown?.[0]).toBe(profile.experiences[0])
  expect(shown?.[1]?.company_name).toBe('Company 3')
})
