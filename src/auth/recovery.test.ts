import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPasswordProblems } from './password.ts'
import { changePasswordInput, forgotPasswordInput, resetPasswords } from './recovery.ts'

const messages = (parsed: { error?: { issues: { message: string }[] } | undefined }) => [
  ...new Set(parsed.error?.issues.map(({ message }) => message)),
]
const text = fc.oneof(fc.constant(''), fc.string({ unit: 'binary', maxLength: 140 }))

/** The first rule that is broken, in the order of docs/behaviour.md#changing-the-password. */
function findFirstProblem(input: {
  current_password: string
  new_password: string
  confirm_password: string
}) {
  const { current_password, new_password, confirm_password } = input
  if (!current_password || !new_password || !confirm_password) return 'All fields are required'
  if (new_password !== confirm_password) return 'New passwords do not match'
  if (new_password.length > 128) return 'Password must be at most 128 characters long'
  return findPasswordProblems(new_password)[0]
}

test('a change reports the first error, in the specified order', () => {
  const fields = fc.record({
    current_password: text,
    new_password: text,
    confirm_password: text,
  })
  const check = fc.property(fields, fc.boolean(), (sent, isConfirmed) => {
    const input = isConfirmed ? { ...sent, confirm_password: sent.new_password } : sent
    expect(messages(changePasswordInput.safeParse(input))[0]).toBe(findFirstProblem(input))
  })
  fc.assert(check)
})

test('each rule is reported at its field', () => {
  const sent = { current_password: 'x', new_password: 'abc', confirm_password: 'abc' }
  const { issues = [] } = changePasswordInput.safeParse(sent).error ?? {}
  expect(new Set(issues.map(({ path }) => path.join()))).toEqual(new Set(['new_password']))
})

test('a reset accepts a missing confirmation, and rejects one that differs', () => {
  const new_password = 'Aa1!aaaa'
  expect(resetPasswords.safeParse({ new_password }).success).toBe(true)
  expect(resetPasswords.safeParse({ new_password, confirm_password: new_password }).success).toBe(
    true,
  )
  expect(messages(resetPasswords.safeParse({ new_password, confirm_password: '' }))).toEqual([
    'Passwords do not match',
  ])
})

test('an address is trimmed and rejected with the specified message', () => {
  expect(forgotPasswordInput.parse({ email: ' a+b@c.d ' }).email).toBe('a+b@c.d')
  expect(messages(forgotPasswordInput.safeParse({ email: 'nobody' }))).toEqual([
    'Invalid email address',
  ])
})
