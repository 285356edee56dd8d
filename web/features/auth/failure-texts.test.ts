import { expect, test } from 'vitest'
import { describeLoginFailure, describeRegisterFailure, EMAIL_TAKEN } from './failure-texts.ts'

const makeFailure = (status: number, detail?: string) =>
  ({
    kind: 'response',
    status,
    ...(detail === undefined ? {} : { detail, words: detail }),
  }) as const

test('login shows the server’s message', () => {
  expect(describeLoginFailure(makeFailure(401, 'Invalid username or password'))).toBe(
    'Invalid username or password',
  )
  expect(describeLoginFailure(makeFailure(429, 'Too many attempts. Please wait.'))).toBe(
    'Too many attempts. Please wait.',
  )
})

test('login has its own message if the server has none', () => {
  expect(describeLoginFailure(makeFailure(400))).toBe('Invalid username or password')
  expect(describeLoginFailure(makeFailure(401))).toBe('Invalid username or password')
  expect(describeLoginFailure(makeFailure(404))).toBe('Login failed. Please try again.')
  expect(describeLoginFailure({ kind: 'network' })).toBe('Failed to login. Please try again.')
  expect(describeLoginFailure({ kind: 'timeout' })).toBe(
    'Request timed out. Please check your connection.',
  )
})

test('a server error is shown as such, whatever its message', () => {
  expect(describeLoginFailure(makeFailure(500, 'oops'))).toBe(
    'Server error. Please try again later.',
  )
  expect(describeRegisterFailure(makeFailure(503, 'oops'))).toBe('Server error during registration')
})

test('registration with a taken address points to signing in', () => {
  expect(describeRegisterFailure(makeFailure(409, 'Email already registered'))).toBe(EMAIL_TAKEN)
  expect(describeRegisterFailure(makeFailure(409))).toBe('Email or username already registered')
})

test('registration shows the broken rules, or a plain sentence', () => {
  expect(describeRegisterFailure(makeFailure(400, 'First rule Second rule'))).toBe(
    'First rule Second rule',
  )
  expect(describeRegisterFailure(makeFailure(400))).toBe('Invalid registration data')
  expect(describeRegisterFailure({ kind: 'network' })).toBe(
    'Registration failed. Please try again.',
  )
})
