import { expect, test } from 'vitest'
import { findRoleType } from './role-type.ts'

test.each([
  ['Staff Nurse', 'mid_level'],
  ['Staff Software Engineer', 'senior'],
  ['Stage Manager', 'senior'],
  ['Stage en marketing', 'internship'],
  ['Junior Accountant', 'entry_level'],
  ['Leiterin Einkauf', 'leadership'],
])('%s is %s', (title, rank) => {
  expect(findRoleType(title)).toBe(rank)
})

test('without a title nothing is said of the rank', () => {
  expect(findRoleType(null)).toBeNull()
})
