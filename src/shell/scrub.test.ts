import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scrub, scrubData } from './scrub.ts'

const MAX = 200

test.each([
  ['TypeError: x is undefined', 'TypeError: x is undefined'],
  ['at https://a.b/reset-password?token=abc#x next', 'at https://a.b/reset-password next'],
  ['GET /linkedin-auth-success?token=abc failed', 'GET /linkedin-auth-success failed'],
  ['("/job-tracker?q=Acme")', '("/job-tracker")'],
  ['https://a.b/assets/index-Bx9d2f1a.js:1:22', 'https://a.b/assets/index-Bx9d2f1a.js:1:22'],
  ['is it a?b:c', 'is it a?b:c'],
  ['no account ada.l+x@example.com here', 'no account [e-mail] here'],
  ['ada%40example.com', '[e-mail]'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer [secret]'],
  ['wrong password=hunter2, sorry', 'wrong password: [secret], sorry'],
  [`token ${'k7'.repeat(20)} refused`, 'token [secret] refused'],
  ['row 3f0c4b52-5f0e-4a0e-9f6c-0a4c2d6f7a11', 'row [secret]'],
  ['two\nlines\u001b[31m\u009b31m\u202e', 'two lines [31m 31m '],
])('%s becomes %s', (text, expected) => {
  expect(scrub(text, MAX)).toBe(expected)
})

test('values named as secrets are removed', () => {
  const data = { password: 'x', nested: [{ accessToken: 'y', cookies: ['z'] }], kept: 1 }
  expect(scrubData(data, MAX)).toBe(
    '{"password":"[secret]","nested":[{"accessToken":"[secret]","cookies":"[secret]"}],"kept":1}',
  )
})

test('for any input, the result is short, printable and computed quickly', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 2_000 }),
    fc
      .tuple(fc.constantFrom('/', '@', 'a', 'http:/', 'pass', '%40', '?', 'token='), fc.nat(20_000))
      .map(([part, times]) => part.repeat(times)),
  )
  fc.assert(
    fc.property(anything, (text) => {
      const before = process.cpuUsage()
      const scrubbed = scrub(text, 4_000)
      expect(process.cpuUsage(before).user / 1_000).toBeLessThan(500)
      expect(scrubbed.length).toBeLessThanOrEqual(4_000)
      expect(scrubbed).not.toMatch(/\p{Cc}|\p{Cf}/u)
      expect(scrubbed.isWellFormed()).toBe(true)
    }),
  )
})

test('too deeply nested data is not described', () => {
  let nested: unknown = 1
  for (let depth = 0; depth < 100_000; depth += 1) nested = [nested]
  expect(scrubData(nested, MAX)).toBe('[nested too deeply]')
})
