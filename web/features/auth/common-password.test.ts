import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-password.ts'

test.each([
  'Password1!',
  'P@ssw0rd',
  'Pa$$w0rd1',
  'Passw0rd!',
  'Welcome2026!',
  'Qwerty123!',
  'Admin@123',
  'Abcd1234!',
  '123!Summer',
  'Ch@ngeme1',
  '!QAZ2wsx',
  'Letmein1!',
])('%s is easy to guess', (password) => expect(isCommonPassword(password)).toBe(true))

test.each(['Correct-horse-1!', 'Tr0ub4dor&3x', 'xK9!mPq2', 'Passage-to-1ndia!', ''])(
  '%s is not easy to guess',
  (password) => expect(isCommonPassword(password)).toBe(false),
)

test('the result is immediate for any input', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (password) => {
      expect(typeof isCommonPassword(password)).toBe('boolean')
    }),
  )
})
