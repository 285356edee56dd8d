import { expect, test } from 'vitest'
import { measureCompleteness } from './completeness.ts'
import { BLANK_PROFILE } from './profile-fixture.ts'

test('an empty profile lacks everything, in the order of the page', () => {
  const { percent, missing } = measureCompleteness(BLANK_PROFILE)
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

test('existing parts are not suggested; missing ones lead to their card', () => {
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
    ...BLANK_PROFILE,
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
