import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeNotice, readLoginSearch } from './login-notice.ts'

const noticeOf = (search: Record<string, unknown>) =>
  describeNotice(readLoginSearch(search), 'LinkedIn')

test('each reason for being sent to the login screen is explained', () => {
  expect(noticeOf({ session: 'expired' })).toContain('Your session has ended')
  expect(noticeOf({ account: 'deleted' })).toContain('Your account has been deleted')
  expect(noticeOf({ error: 'linkedin_unavailable' })).toBe(
    'LinkedIn sign-in is not set up on this server. Please use your email and password.',
  )
  expect(noticeOf({ error: 'account_disabled' })).toContain('Your account has been disabled')
  expect(noticeOf({ error: 'linkedin_unverified' })).toContain('has not confirmed this email')
  expect(noticeOf({ error: 'registration_closed' })).toContain('Registration is closed')
  expect(noticeOf({ error: 'registration_invite' })).toContain('Registration is by invitation')
})

test('other text of the URL is not shown to the person', () => {
  for (const search of [
    {},
    { session: 'yes' },
    { account: 'x' },
    { error: 'expired' },
    { error: 'deleted' },
    { error: 'toString' },
    { error: 'Call +1 555 0100' },
    { error: ['linkedin_unavailable'] },
  ]) {
    expect(noticeOf(search)).toBeUndefined()
  }
})

test('no URL makes the screen show other sentences', () => {
  const search = fc.dictionary(
    fc.constantFrom('session', 'account', 'error', 'notice'),
    fc.oneof(fc.string(), fc.constantFrom('expired', 'deleted', '__proto__'), fc.anything()),
  )
  fc.assert(
    fc.property(search, (given) => {
      const words = noticeOf(given)
      expect(words === undefined || /^(?:Your|LinkedIn) /.test(words)).toBe(true)
    }),
    { numRuns: 200 },
  )
})
