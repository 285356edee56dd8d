import { expect, test } from 'vitest'
import { findResetProblem } from './reset-form.ts'

test('the two fields must be equal before anything else is checked', () => {
  expect(findResetProblem({ new_password: 'short', confirm_password: 'other' })).toEqual({
    field: 'confirm_password',
    message: 'Passwords do not match',
  })
})

test('only the length rule blocks the form', () => {
  expect(findResetProblem({ new_password: '1234567', confirm_password: '1234567' })).toEqual({
    field: 'new_password',
    message: 'Password must be at least 8 characters long',
  })
  expect(findResetProblem({ new_password: '', confirm_password: '' })?.field).toBe('new_password')
  expect(
    findResetProblem({ new_password: '12345678', confirm_password: '12345678' }),
  ).toBeUndefined()
})
