import { expect, test } from 'vitest'
import { BLANK_PROFILE } from '#src/profile/profile-fixture.ts'
import { preferencesForm } from '#src/profile/schema.ts'
import { selectPreferences } from '../parts.ts'
import { toPreferencesInput, toPreferencesValues } from './preferences-values.ts'

const BLANK = toPreferencesValues(selectPreferences(BLANK_PROFILE))
const readSalary = (typed: string) =>
  toPreferencesInput({ ...BLANK, desired_salary_min: typed }).desired_salary_min

test.each([
  ['', null],
  ['80000', 80_000],
  [' 80,000 ', 80_000],
  ['80.000', 80_000],
  ['80\u00a0000', 80_000],
  ["1'200'000", 1_200_000],
  ['12,00,000', 1_200_000],
  ['52000.50', 52_000.5],
  ['52000,50', 52_000.5],
])('a salary typed as %j is %j', (typed, kept) => {
  expect(readSalary(typed)).toBe(kept)
})

test.each(['80k', '1.000,50', '80-90', '1,000.000'])('%j needs a confirmation', (typed) => {
  const input = toPreferencesInput({ ...BLANK, desired_salary_min: typed })
  const { error } = preferencesForm.safeParse(input)
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['desired_salary_min'])
})
