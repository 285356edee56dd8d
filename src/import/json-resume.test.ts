import { expect, test } from 'vitest'
import { toJsonResume } from '../profile/json-resume.ts'
import type { Profile } from '../profile/schema.ts'
import { BLANK_PROFILE } from '../profile/profile-fixture.ts'
import { readJsonResume } from './json-resume.ts'

const START = '2020-02-01'
const profile: Profile = {
  ...BLANK_PROFILE,
  first_name: 'Ada',
  last_name: 'Lovelace',
  country: 'Schweiz',
  city: 'Zürich',
  linkedin_url: 'https://linkedin.com/in/ada',
  experiences: [
    {
      id: 'a',
      company_name: 'Acme',
      title: 'Engineer',
      location: 'Zürich',
      start_date: START,
      end_date: null,
      description: 'Built things',
      current_role: true,
      role_type: 'senior',
    },
  ],
  educations: [
    {
      id: 'b',
      school_name: 'ETH',
      degree: 'MSc',
      field_of_study: 'Maths',
      start_date: START,
      end_date: '2022-03-01',
      gpa: '5.5',
      location: null,
      achievements: 'Prize, Honours',
    },
  ],
}

test('a profile is exported as JSON Resume and imported again', () => {
  const sent = toJsonResume(profile)
  expect(JSON.stringify(sent)).not.toContain('null')
  expect(sent.basics).toMatchObject({
    name: 'Ada Lovelace',
    location: { city: 'Zürich' },
    profiles: [{ network: 'LinkedIn', url: 'https://linkedin.com/in/ada' }],
  })
  expect(readJsonResume(JSON.stringify(sent))).toMatchObject({
    experiences: [
      {
        company_name: 'Acme',
        title: 'Engineer',
        location: 'Zürich',
        start_date: START,
        end_date: null,
        description: 'Built things',
        current_role: true,
      },
    ],
    educations: [
      {
        school_name: 'ETH',
        degree: 'MSc',
        field_of_study: 'Maths',
        end_date: '2022-03-01',
        gpa: '5.5',
        achievements: ['Prize', 'Honours'],
      },
    ],
  })
})

test('invalid parts of a resume are left out, and other files are rejected', () => {
  const odd = {
    work: [{ company: 'Old', startDate: '2019', highlights: ['a', 'b'] }],
    education: 7,
  }
  expect(readJsonResume(JSON.stringify(odd))).toMatchObject({
    experiences: [
      { company_name: 'Old', title: null, start_date: '2019-01-01', description: 'a\nb' },
    ],
    educations: [],
  })
  for (const content of ['', '{', '[]', '7', 'null', '{"jobs":[]}']) {
    expect(readJsonResume(content)).toBeUndefined()
  }
})
