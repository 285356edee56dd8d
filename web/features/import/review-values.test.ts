import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillEducation, fillExperience } from '#src/import/fill-missing.ts'
import type { ParsedEducation, ParsedExperience } from '#src/import/schema.ts'
import { ROLE_TYPES } from '#src/profile/constants.ts'
import { END_BEFORE_START } from '#src/profile/dates.ts'
import { HALF_CHOSEN } from '../../lib/months.ts'
import { makeEducation, makeExperience } from './parsed-fixture.ts'
import {
  findDateProblems,
  toEducationValues,
  toExperienceValues,
  toAppliedEducation,
  toAppliedExperience,
} from './review-values.ts'

const text = fc.option(fc.string({ unit: 'grapheme', maxLength: 30 }), { nil: null })
const day = fc.option(
  fc
    .tuple(fc.integer({ min: 1950, max: 2030 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}-01`),
  { nil: null },
)

test('an unchanged item is saved exactly as it was read', () => {
  const experience = fc.record({
    company_name: text,
    title: text,
    location: text,
    start_date: day,
    end_date: day,
    description: text,
    current_role: fc.boolean(),
    role_type: fc.option(fc.constantFrom(...ROLE_TYPES), { nil: null }),
    unsure: fc.constant<ParsedExperience['unsure']>([]),
  })
  fc.assert(
    fc.property(experience, (parsed) => {
      const shown = toAppliedExperience(toExperienceValues(parsed))
      expect(fillExperience(shown)).toEqual(fillExperience(parsed))
    }),
    { numRuns: 200 },
  )
  const education = fc.record({
    school_name: text,
    degree: text,
    field_of_study: text,
    start_date: day,
    end_date: day,
    gpa: text,
    location: text,
    achievements: fc.array(fc.string({ maxLength: 20 }), { maxLength: 4 }),
    unsure: fc.constant<ParsedEducation['unsure']>([]),
  })
  fc.assert(
    fc.property(education, (parsed) => {
      const shown = toAppliedEducation(toEducationValues(parsed))
      expect(fillEducation(shown)).toEqual(fillEducation(parsed))
    }),
    { numRuns: 200 },
  )
})

test('missing values are sent as missing, without defaults', () => {
  const gaps = makeExperience({ company_name: null, role_type: null, start_date: null })
  expect(toAppliedExperience(toExperienceValues(gaps))).toMatchObject({
    company_name: null,
    role_type: null,
    start_date: null,
  })
})

test('an end before the start and half a date cannot be imported, missing values can', () => {
  const values = toEducationValues(makeEducation())
  expect(findDateProblems(values)).toEqual({})
  expect(findDateProblems({ ...values, end_year: '2010' })).toEqual({ end_date: END_BEFORE_START })
  expect(findDateProblems({ ...values, start_month: '' })).toEqual({ start_date: HALF_CHOSEN })
  expect(findDateProblems({ ...values, end_month: '' })).toEqual({ end_date: HALF_CHOSEN })
  expect(
    findDateProblems({ ...values, start_month: '', start_year: '', end_month: '', end_year: '' }),
  ).toEqual({})
  expect(findDateProblems({ ...values, end_year: '2010', currently_studying: true })).toEqual({})
})
