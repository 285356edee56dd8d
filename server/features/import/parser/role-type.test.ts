import { expect, test } from 'vitest'
import { findRoleType } from './role-type.ts'

test.each([
  ['Staff Nurse', 'mid_level'],
  ['Staff Software Engineer', 'senior'],
  ['Stage Manager', 'senior'],
  ['Stage en marketing', 'internship'],
  ['Junior Accountant', 'entry_level'],
  ['Leiterin Einkauf', 'leadership'],
])('the role type of "%s" is %s', (title, rank) => {
  expect(findRoleType(title)).toBe(rank)
})

test('there is no role type without a title', () => {
  expect(findRoleType(null)).toBeNull()
})
