import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Experience } from '#src/profile/experience.ts'
import { BLANK_PROFILE } from '#src/profile/profile-fixture.ts'
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
  ...BLANK_PROFILE,
  experiences: [makeExperience(1), makeExperience(2)],
}

test('saving one entry rerenders its card and its entry only', () => {
  const client = new QueryClient()
  const queryKey = ['profile']
  client.setQueryData(queryKey, profile)
  const rendered: string[] = []
  for (const [name, select] of Object.entries(parts)) {
    // Observes only its own part, like a card.
    new QueryObserver<Profile, Error, unknown>(client, {
      queryKey,
      select,
      enabled: false,
      notifyOnChangeProps: ['data'],
    }).subscribe(() => rendered.push(name))
  }

  // A complete new response with one changed entry.
  const saved = structuredClone(profile)
  saved.updated_at = '2026-01-02T00:00:00.000Z'
  saved.experiences = [saved.experiences[0] ?? makeExperience(1), makeExperience(3)]
  client.setQueryData(queryKey, saved)

  expect(rendered).toEqual(['selectExperiences'])
  const shown = client.getQueryData<Profile>(queryKey)?.experiences
  expect(shown?.[0]).toBe(profile.experiences[0])
  expect(shown?.[1]?.company_name).toBe('Company 3')
})
