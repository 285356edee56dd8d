import { expect, test } from 'vitest'
import { readLinkedinResult } from './linkedin-result.ts'

test('a token is read with the provider’s data about the person', () => {
  const search = { token: 'abc', email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' }
  expect(readLinkedinResult(search)).toEqual({
    kind: 'token',
    ...search,
    takenOver: false,
    isBegunHere: false,
  })
  expect(readLinkedinResult({ ...search, takenOver: true })).toMatchObject({
    takenOver: true,
  })
})

test('a name that looks like a number or a boolean is unchanged', () => {
  expect(readLinkedinResult({ token: 234567, firstName: true, lastName: 7 })).toEqual({
    kind: 'token',
    token: '234567',
    email: '',
    firstName: 'true',
    lastName: '7',
    takenOver: false,
    isBegunHere: false,
  })
})

test('a missing token, and an error with anything else, are distinguished', () => {
  expect(readLinkedinResult({})).toEqual({ kind: 'missing' })
  expect(readLinkedinResult({ token: '' })).toEqual({ kind: 'missing' })
  expect(readLinkedinResult({ token: ['a', 'b'] })).toEqual({ kind: 'missing' })
  expect(readLinkedinResult({ token: 'abc', error: 'failed' })).toEqual({ kind: 'failed' })
})

test.each(['日本', 'a b', 'a\nb', 'x'.repeat(2001)])('an invalid token is ignored: %j', (token) => {
  expect(readLinkedinResult({ token })).toEqual({ kind: 'failed' })
})
