import { expect, test } from 'vitest'
import { makeEducation, makeExperience } from './parsed-fixture.ts'
import { EDUCATION_FIELDS, EXPERIENCE_FIELDS } from './review-fields.ts'
import { countToCheck, findMarks, isTouched, startItem } from './review-item.ts'
import { toEducationValues, toExperienceValues } from './review-values.ts'

const start = (parsed = makeExperience()) => startItem(toExperienceValues(parsed), parsed.unsure)
const marksOf = (item: ReturnType<typeof start>) =>
  findMarks(item, EXPERIENCE_FIELDS).map(({ field, mark }) => `${field.name} ${mark}`)

test('certain values are not marked', () => {
  expect(marksOf(start())).toEqual([])
  expect(marksOf(start(makeExperience({ end_date: null, current_role: true })))).toEqual([])
})

test('an uncertain value is marked until the field is changed, or the item is opened', () => {
  const item = start(makeExperience({ unsure: ['title', 'start_date'] }))
  expect(marksOf(item)).toEqual(['title unsure', 'start_date unsure'])
  expect(marksOf({ ...item, values: { ...item.values, start_year: '2019' } })).toEqual([
    'title unsure',
  ])
  expect(marksOf({ ...item, isChecked: true })).toEqual([])
})

test('a missing value is marked until it is filled, also after the item is opened', () => {
  const gaps = makeExperience({ company_name: null, end_date: null, role_type: null })
  const item = start(gaps)
  const missing = ['company_name missing', 'role_type missing', 'end_date missing']
  expect(marksOf(item)).toEqual(missing)
  expect(marksOf({ ...item, isChecked: true })).toEqual(missing)
  const filled = { ...item.values, company_name: 'Acme', role_type: 'senior', current_role: true }
  expect(marksOf({ ...item, values: filled })).toEqual([])
})

test('a text that the profile would truncate is marked', () => {
  expect(marksOf(start(makeExperience({ description: 'x'.repeat(2_000) })))).toEqual([])
  expect(marksOf(start(makeExperience({ description: 'x'.repeat(2_001) })))).toEqual([
    'description long',
  ])
})

test('only relevant uncertain and missing values are counted, and none once the item is opened', () => {
  const item = start(
    makeExperience({ title: null, location: null, role_type: null, unsure: ['company_name'] }),
  )
  expect(countToCheck(item, EXPERIENCE_FIELDS)).toBe(2)
  expect(countToCheck({ ...item, isChecked: true }, EXPERIENCE_FIELDS)).toBe(0)
})

test('a degree without an end is not considered current', () => {
  const item = startItem(toEducationValues(makeEducation({ end_date: null })), [])
  expect(findMarks(item, EDUCATION_FIELDS)).toMatchObject([
    { mark: 'missing', field: { name: 'end_date' } },
  ])
})

test('an item counts as touched if it is changed or left out, not if it is opened', () => {
  const item = start()
  expect(isTouched({ ...item, isOpen: true, isChecked: true })).toBe(false)
  expect(isTouched({ ...item, isTicked: false })).toBe(true)
  expect(isTouched({ ...item, values: { ...item.values, title: 'Lead' } })).toBe(true)
})
