import { expect, test } from 'vitest'
import { experienceInput } from '#src/profile/experience.ts'
import { educationForm } from '#src/profile/education.ts'
import { findChanges, findProblems } from '../../../lib/form-values.ts'
import {
  checkMonths,
  toEducationInput,
  toEducationValues,
  toExperienceInput,
  toExperienceValues,
  toProjectInput,
  toProjectValues,
} from './entry-values.ts'
import { listEntryYears } from '../../../lib/months.ts'

test('an empty experience reports every required field', () => {
  expect(findProblems(experienceInput, toExperienceInput(toExperienceValues(undefined)))).toEqual({
    company_name: 'Company is required',
    title: 'Position title is required',
    start_date: 'Start date is required',
    end_date: 'End date is required',
  })
})

test('an entry without an end opens as current, and a month without a year is not a date', () => {
  const entry = {
    id: 'e',
    company_name: 'Acme',
    title: 'Engineer',
    location: null,
    start_date: '2020-03-15',
    end_date: null,
    description: null,
    current_role: true,
    role_type: 'senior' as const,
  }
  const values = toExperienceValues(entry)
  expect(values).toMatchObject({ current_role: true, start_month: '3', start_year: '2020' })
  expect(toExperienceInput({ ...values, start_year: '' }).start_date).toBe('')
  // A stored day other than the first is kept when another field changes.
  const changed = findChanges(
    toExperienceInput(values),
    toExperienceInput({ ...values, title: 'Lead' }),
  )
  expect(changed).toEqual({ title: 'Lead' })
})

test('the tick of an education replaces its end', () => {
  const values = {
    ...toEducationValues(undefined),
    school_name: 'MIT',
    degree: 'BSc',
    field_of_study: 'Physics',
    start_month: '9',
    start_year: '2020',
  }
  expect(findProblems(educationForm, toEducationInput(values))).toEqual({
    end_date: 'End date is required',
  })
  const studying = toEducationInput({ ...values, currently_studying: true })
  expect(findProblems(educationForm, studying)).toEqual({})
  expect(studying.end_date).toBeNull()
})

test('a partly entered optional date is reported rather than lost', () => {
  const values = { ...toProjectValues(undefined), start_month: '2', end_year: '2020' }
  expect(checkMonths(values)).toEqual({
    start_date: 'Please choose both month and year',
    end_date: 'Please choose both month and year',
  })
  expect(toProjectInput(values)).toMatchObject({ start_date: null, end_date: null })
})

test('fifty years are offered, and additionally that of an older entry', () => {
  const years = listEntryYears('', 2026)
  expect(years).toHaveLength(50)
  expect([years[0], years.at(-1)]).toEqual(['2026', '1977'])
  expect(listEntryYears('1960', 2026).at(-1)).toBe('1960')
})
