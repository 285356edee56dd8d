import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { describeForgotFailure, describeResetFailure, isUnknownAccount } from './recovery-texts.ts'

/** An error in the shape of the server's error formatter. */
const makeResponseError = (httpStatus: number, detail?: string) =>
  TRPCClientError.from({ error: { code: -32_000, message: '', data: { httpStatus, detail } } })

const makeNetworkError = (cause: Error) => TRPCClientError.from(cause)

test.each([
  [makeResponseError(400, 'Invalid email address'), 'Invalid email address'],
  [makeResponseError(429, 'Too many requests. Please wait.'), 'Too many requests. Please wait.'],
  [makeResponseError(429), 'Failed to process password reset request. Please try again.'],
  [makeResponseError(500, 'oops'), 'Failed to process password reset request. Please try again.'],
  [makeNetworkError(new TypeError('Failed to fetch')), 'Error: Failed to fetch'],
  [
    makeNetworkError(new DOMException('signal timed out', 'TimeoutError')),
    'Error: Request timed out. Please check your connection.',
  ],
  [
    makeNetworkError(new SyntaxError('Unexpected token')),
    'An error occurred. Please try again later.',
  ],
])('requesting a link: failure %# has its specified message', (error, text) => {
  expect(describeForgotFailure(error)).toBe(text)
})

test.each([
  [makeResponseError(400, 'whatever'), 'Invalid or expired reset token'],
  [makeResponseError(422, 'First rule Second rule'), 'First rule Second rule'],
  [makeResponseError(422), 'Invalid password format'],
  [makeResponseError(429, 'Please wait.'), 'Please wait.'],
  [makeResponseError(404), 'Failed to reset password. Please try again.'],
  [makeResponseError(500, 'oops'), 'Failed to reset password. Please try again.'],
  [
    makeNetworkError(new TypeError('Failed to fetch')),
    'An error occurred. Please try again later.',
  ],
])('resetting: failure %# has its specified message', (error, text) => {
  expect(describeResetFailure(error)).toBe(text)
})

test('only a 404 means an unknown account', () => {
  expect(isUnknownAccount(makeResponseError(404))).toBe(true)
  expect(isUnknownAccount(makeResponseError(400))).toBe(false)
  expect(isUnknownAccount(makeNetworkError(new TypeError('Failed to fetch')))).toBe(false)
})
