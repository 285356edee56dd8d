import { expect, test } from 'vitest'
import { findPasswordProblems, PASSWORD_RULES } from './password.ts'
import { isEmail, loginInput, registerRequest } from './schema.ts'

const PERSON = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' }

test.each(['a@b.c', 'first.last+tag@sub.example.co.uk', 'ü@exämple.de'])(
  '%s is an email address',
  (email) => expect(isEmail(email)).toBe(true),
)
test.each([
  '',
  'a',
  'a@b',
  '@b.c',
  'a@.c',
  'a b@c.d',
  'a@b.',
  'a@b@c.d',
  `${'a'.repeat(250)}@b.cd`,
  'a\u200B@b.cd', // A zero-width space.
  'a\u202E@b.cd', // Shows the following text from right to left.
])('%s is not an email address', (email) => expect(isEmail(email)).toBe(false))

test('each broken password rule is named, in the specified order', () => {
  expect(findPasswordProblems('')).toEqual(PASSWORD_RULES.map((rule) => rule.message))
  expect(findPasswordProblems('abcdefgh')).toEqual([
    'Must include at least one uppercase letter',
    'Must include at least one number',
    'Must include a special character (!@#$%^&*)',
  ])
  expect(findPasswordProblems('Aa1!aaaa')).toEqual([])
})

test('both spellings of a registration are equal', () => {
  const password = 'Aa1!aaaa'
  const form = { firstName: 'Ada', lastName: 'Lovelace', email: PERSON.email, password }
  expect(registerRequest.parse({ ...PERSON, password })).toEqual({ ...PERSON, password })
  expect(registerRequest.parse({ ...form, confirmPassword: password })).toEqual({
    ...PERSON,
    password,
    confirm_password: password,
  })
  expect(registerRequest.parse({ ...form, ...PERSON, first_name: 'Other' }).first_name).toBe(
    'Other',
  )
})

test('an accent typed as one character or as two is the same address', () => {
  const email = 'zoe\u0308@example.com'
  const input = { ...PERSON, email, password: 'Aa1!aaaa' }
  expect(registerRequest.parse(input).email).toBe('zo\u00EB@example.com')
  expect(loginInput.parse({ username: email, password: 'x' }).username).toBe('zo\u00EB@example.com')
})

test.each([null, undefined, 'text', 7, []])('%o is not a registration', (input) => {
  expect(registerRequest.safeParse(input).success).toBe(false)
})
