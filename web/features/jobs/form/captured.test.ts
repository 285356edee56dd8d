import { expect, test } from 'vitest'
import type { Posting } from '#src/capture/posting.ts'
import { findCapturedChanges, isGuess, toCaptured } from './captured.ts'
import { toValues } from './job-values.ts'

const NOTHING: Posting = {
  company: null,
  position: null,
  location: null,
  work_mode: null,
  employment_type: null,
  salary_min: null,
  salary_max: null,
  salary_currency: null,
  salary_period: null,
  deadline: null,
  posted_at: null,
  description: null,
  url: null,
  source: null,
  sure: [],
  from: {},
}
const engineer = toCaptured({
  ...NOTHING,
  company: 'Acme',
  position: 'Engineer',
  salary_min: 50_000,
  location: 'Berlin',
  description: 'We build bridges',
  sure: ['position'],
})
const initial = toValues(undefined, 'applied')

test('a posting’s fields fill in the form, including its text', () => {
  expect(findCapturedChanges(initial, initial, engineer)).toEqual({
    company: 'Acme',
    position: 'Engineer',
    location: 'Berlin',
    salary_min: '50000',
    posting_text: 'We build bridges',
  })
})

test('typed values are kept', () => {
  const typed = { ...initial, company: 'Acme Bridges', location: '' }
  const changes = findCapturedChanges(initial, typed, engineer)
  expect(changes).not.toHaveProperty('company')
  expect(changes).toMatchObject({ location: 'Berlin' })
})

test('another posting replaces the first one, except for corrected fields', () => {
  const first = { ...initial, ...findCapturedChanges(initial, initial, engineer) }
  const corrected = { ...first, location: 'Potsdam' }
  const other = toCaptured({ ...NOTHING, company: 'Globex', position: 'Welder' })
  expect({ ...corrected, ...findCapturedChanges(initial, corrected, other, engineer) }).toEqual({
    ...initial,
    company: 'Globex',
    position: 'Welder',
    location: 'Potsdam',
  })
})

test('a guess is marked until it is changed', () => {
  expect(isGuess(engineer, 'company', 'Acme')).toBe(true)
  expect(isGuess(engineer, 'company', 'Acme Bridges')).toBe(false)
  expect(isGuess(engineer, 'position', 'Engineer')).toBe(false)
  expect(isGuess(undefined, 'company', 'Acme')).toBe(false)
})
