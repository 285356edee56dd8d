import { expect, test } from 'vitest'
import { describeLoginFailure, describeRegisterFailure, EMAIL_TAKEN } from './failure-texts.ts'

const refuse = (status: number, detail?: string) =>
  ({
    kind: 'response',
    status,
    ...(detail === undefined ? {} : { detail, words: detail }),
  }) as const

test('login shows the server’s message', () => {
  expect(describeLoginFailure(refuse(401, 'Invalid username or password'))).toBe(
    'Invalid username or password',
  )
  expect(describeLoginFailure(refuse(429, 'Too many attempts. Please wait.'))).toBe(
    'Too many attempts. Please wait.',
  )
})

test('login has its own message if the server has none', () => {
  expect(describeLoginFailure(refuse(400))).toBe('Invalid username or password')
  expect(describeLoginFailure(refuse(401))).toBe('Invalid username or password')
  expect(describeLoginFailure(refuse(404))).toBe('Login failed. Please try again.')
  expect(describeLoginFailure({ kind: 'network' })).toBe('Failed to login. Please try again.')
  expect(describeLoginFailure({ kind: 'timeout' })).toBe(
    'Request timed out. Please check your connection.',
  )
})

test('a server error is shown as such, whatever its message', () => {
  expect(describeLoginFailure(refuse(500, 'oops'))).toBe('Server error. Please try again later.')
  expect(describeRegisterFailure(refuse(503, 'oops'))).toBe('Server error during registration')
})

test('registration with a taken address points to signing in', () => {
  expect(describeRegisterFailure(refuse(409, 'Email already registered'))).toBe(EMAIL_TAKEN)
  expect(describeRegisterFailure(refuse(409))).toBe('Email or username already registered')
})

test('registration shows the broken rules, or a plain sentence', () => {
  expect(describeRegisterFailure(refuse(400, 'First rule Second rule'))).toBe(
    'First rule Second rule',
  )
  expect(describeRegisterFailure(refuse(400))).toBe('Invalid registration data')
  expect(describeRegisterFailure({ kind: 'network' })).toBe(
    'Registration failed. Please try again.',
  )
})
