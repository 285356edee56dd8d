import { TRPCClientError } from '@trpc/client'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeChangeFailure, findChangeProblem } from './change-password.ts'

const GOOD = {
  current_password: 'Old-horse1!',
  new_password: 'New-horse1!',
  confirm_password: 'New-horse1!',
}

/** An error in the shape of the server's error formatter. */
const makeResponseError = (httpStatus: number, detail?: string) =>
  TRPCClientError.from({ error: { code: -32_000, message: '', data: { httpStatus, detail } } })

const makeNetworkError = (cause: Error) => TRPCClientError.from(cause)

describe('before a change is sent', () => {
  test('it is valid if it is complete, and weaker rules are left to the server', () => {
    expect(findChangeProblem(GOOD, true)).toBeUndefined()
    const weak = { ...GOOD, new_password: 'aaaaaaaa', confirm_password: 'aaaaaaaa' }
    expect(findChangeProblem(weak, true)).toBeUndefined()
  })

  test('its four checks run in the specified order', () => {
    const short = { current_password: 'x', new_password: 'a', confirm_password: 'b' }
    expect(findChangeProblem({ ...short, confirm_password: '' }, false)).toEqual({
      field: 'confirm_password',
      message: 'All fields are required',
    })
    expect(findChangeProblem(short, false)?.message).toBe('New passwords do not match')
    expect(findChangeProblem({ ...short, confirm_password: 'a' }, false)?.message).toBe(
      'Password must be at least 8 characters long',
    )
    expect(findChangeProblem(GOOD, false)?.message).toBe(
      'You must be logged in to change your password',
    )
  })

  test('it is only sent if it is complete, equal and long enough, for any input', () => {
    const typed = fc.string({ maxLength: 12 })
    fc.assert(
      fc.property(typed, typed, typed, fc.boolean(), (current, fresh, other, isSame) => {
        const confirmation = isSame ? fresh : other
        const values = {
          current_password: current,
          new_password: fresh,
          confirm_password: confirmation,
        }
        const isFit = current !== '' && fresh === confirmation && fresh.length >= 8
        expect(findChangeProblem(values, true) === undefined).toBe(isFit)
      }),
      { numRuns: 200 },
    )
  })
})

test.each([
  [makeResponseError(400, 'Current password is incorrect'), 'Current password is incorrect'],
  [makeResponseError(400), 'Invalid password information'],
  [makeResponseError(401, 'Please log in'), 'Your session has expired. Please log in again.'],
  [makeResponseError(429, 'Too many attempts. Please wait.'), 'Too many attempts. Please wait.'],
  [makeResponseError(429), 'Failed to change password. Please try again.'],
  [makeResponseError(409, 'x'), 'Failed to change password. Please try again.'],
  [makeResponseError(500, 'Internal server error'), 'Server error: Internal server error'],
  [makeResponseError(500), 'Server error: Unknown server error'],
  [makeResponseError(503, 'x'), 'Failed to change password. Please try again.'],
  [
    makeNetworkError(new TypeError('Failed to fetch')),
    'No response from server. Please check your connection.',
  ],
  [
    makeNetworkError(new DOMException('signal timed out', 'TimeoutError')),
    'No response from server. Please check your connection.',
  ],
  [makeNetworkError(new SyntaxError('Unexpected token')), 'An error occurred. Please try again.'],
])('failure %# has its specified message', (error, text) => {
  expect(describeChangeFailure(error)).toBe(text)
})
