import { expect, test } from 'vitest'
import {
  calendarDate,
  id,
  optionalInstant,
  optionalText,
  optionalUrl,
  requiredText,
} from './fields.ts'
import { isWebUrl } from './web-url.ts'

const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map((issue) => issue.message)

test('required text is trimmed and has one message for each way of missing', () => {
  const name = requiredText('Name')
  expect(name.parse('  Ada ')).toBe('Ada')
  for (const missing of [undefined, null, '', '  ']) {
    expect(messages(name.safeParse(missing))).toEqual(['Name is required'])
  }
  expect(messages(name.safeParse(7))).toEqual(['Name must be text'])
  expect(messages(name.safeParse('x'.repeat(201)))).toEqual(['Name must be at most 200 characters'])
})

test('text that no database can store is rejected or made storable', () => {
  const name = requiredText('Name')
  expect(name.safeParse('a\u0000').success).toBe(false)
  expect(name.parse('a\ud800b')).toBe('a\ufffdb')
  expect(name.parse('💼')).toBe('💼')
})

test('optional text distinguishes absent and empty', () => {
  const location = optionalText('Location')
  expect(location.parse(undefined)).toBeUndefined()
  for (const empty of [null, '', '   ']) expect(location.parse(empty)).toBeNull()
})

test.each(['https://example.com/a?b#c', 'http://localhost:3000', ' https://ex.com '])(
  '%s is a URL',
  (url) => expect(optionalUrl('Link').parse(url)).toBe(url.trim()),
)
test.each([
  'example.com',
  'ftp://example.com',
  'javascript:alert(1)',
  'https://',
  'http://a b',
  'data:,x',
])('%s is not a URL', (url) =>
  expect(messages(optionalUrl('Link').safeParse(url))).toEqual(['Please enter a valid URL']),
)

test('a URL with a character that cannot be stored is rejected with one sentence', () => {
  for (const url of ['https://example.com/\u0000', 'https://example.com/\u0000a']) {
    expect(isWebUrl(url)).toBe(false)
    expect(messages(optionalUrl('Link').safeParse(url))).toEqual([
      'Link contains a character that cannot be stored',
    ])
  }
})

test('a calendar date must exist and be near our time, with one message otherwise', () => {
  const date = calendarDate('Date')
  expect(date.parse('2028-02-29')).toBe('2028-02-29')
  for (const wrong of ['2026-02-29', '2026-2-1', '20260101', '', 5, null, '2026-01-01T00:00:00Z']) {
    expect(messages(date.safeParse(wrong))).toEqual(['Date must be a date like 2026-01-31'])
  }
  expect(messages(date.safeParse('0202-01-01'))).toEqual(['Date must be between 1900 and 2200'])
})

test('an instant needs an offset and becomes UTC', () => {
  const instant = optionalInstant('When')
  expect(instant.parse('2026-11-21T00:45:00+05:30')).toBe('2026-11-20T19:15:00.000Z')
  expect(instant.parse('2026-11-21T00:45:20.1239Z')).toBe('2026-11-21T00:45:20.123Z')
  expect(instant.parse('')).toBeNull()
  expect(instant.parse(undefined)).toBeUndefined()
  for (const wrong of ['2026-11-21', '2026-11-21T00:45:00', '2026-11-21T25:00:00Z', 0]) {
    expect(messages(instant.safeParse(wrong))).toEqual([
      'When must be a date and time like 2026-01-31T12:00:00Z',
    ])
  }
})

test('an id is a UUID of any version', () => {
  expect(id.safeParse('00000000-0000-0000-0000-000000000001').success).toBe(true)
  expect(messages(id.safeParse('x'))).toEqual(['Not a valid id'])
})
