import { expect, test } from 'vitest'
import { EMPTY_REGISTER_FORM, registerForm } from './register-form.ts'

const GOOD = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  password: 'Analytical1!',
  confirm_password: 'Analytical1!',
  agreed: true,
}

const messagesOf = (values: typeof GOOD) =>
  registerForm.safeParse(values).error?.issues.map(({ message }) => message) ?? []

test('a complete form is accepted', () => {
  expect(messagesOf(GOOD)).toEqual([])
})

test('every empty field has its message at once', () => {
  expect(messagesOf(EMPTY_REGISTER_FORM)).toEqual(
    expect.arrayContaining([
      'First name is required',
      'Last name is required',
      'Invalid email address',
      'Password must be at least 8 characters long',
      'Please agree to the terms and the privacy policy',
    ]),
  )
})

test('differing passwords are shown together with other errors', () => {
  expect(messagesOf({ ...GOOD, email: 'ada', confirm_password: 'Analytical1?' })).toEqual([
    'Invalid email address',
    'Passwords do not match',
  ])
})

test('a weak password is rejected with its rules in order', () => {
  expect(messagesOf({ ...GOOD, password: 'short', confirm_password: 'short' })).toEqual([
    'Password must be at least 8 characters long',
    'Must include at least one uppercase letter',
    'Must include at least one number',
    'Must include a special character (!@#$%^&*)',
  ])
})

test('an empty confirmation is required, for any password', () => {
  for (const password of ['', GOOD.password]) {
    const messages = messagesOf({ ...GOOD, password, confirm_password: '' })
    expect(messages).toContain('Please confirm your password')
    expect(messages).not.toContain('Passwords do not match')
  }
})
