import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { describeForgotFailure, describeResetFailure, isUnknownAccount } from './recovery-texts.ts'

/** An error in the shape of the server's error formatter. */
const refuse = (httpStatus: number, detail?: string) =>
  TRPCClientError.from({ error: { code: -32_000, message: '', data: { httpStatus, detail } } })

const lose = (cause: Error) => TRPCClientError.from(cause)

test.each([
  [refuse(400, 'Invalid email address'), 'Invalid email address'],
  [refuse(429, 'Too many requests. Please wait.'), 'Too many requests. Please wait.'],
  [refuse(429), 'Failed to process password reset request. Please try again.'],
  [refuse(500, 'oops'), 'Failed to process password reset request. Please try again.'],
  [lose(new TypeError('Failed to fetch')), 'Error: Failed to fetch'],
  [
    lose(new DOMException('signal timed out', 'TimeoutError')),
    'Error: Request timed out. Please check your connection.',
  ],
  [lose(new SyntaxError('Unexpected token')), 'An error occurred. Please try again later.'],
])('requesting a link: failure %# has its specified message', (error, text) => {
  expect(describeForgotFailure(error)).toBe(text)
})

test.each([
  [refuse(400, 'whatever'), 'Invalid or expired reset token'],
  [refuse(422, 'First rule Second rule'), 'First rule Second rule'],
  [refuse(422), 'Invalid password format'],
  [refuse(429, 'Please wait.'), 'Please wait.'],
  [refuse(404), 'Failed to reset password. Please try again.'],
  [refuse(500, 'oops'), 'Failed to reset password. Please try again.'],
  [lose(new TypeError('Failed to fetch')), 'An error occurred. Please try again later.'],
])('resetting: failure %# has its specified message', (error, text) => {
  expect(describeResetFailure(error)).toBe(text)
})

test('only a 404 means an unknown account', () => {
  expect(isUnknownAccount(refuse(404))).toBe(true)
  expect(isUnknownAccount(refuse(400))).toBe(false)
  expect(isUnknownAccount(lose(new TypeError('Failed to fetch')))).toBe(false)
})
