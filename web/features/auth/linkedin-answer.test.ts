import { expect, test } from 'vitest'
import { readLinkedinAnswer } from './linkedin-answer.ts'

test('a token is read with what the provider says of the person', () => {
  const search = { token: 'abc', email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' }
  expect(readLinkedinAnswer(search)).toEqual({
    kind: 'token',
    ...search,
    takenOver: false,
    isBegunHere: false,
  })
  expect(readLinkedinAnswer({ ...search, takenOver: true })).toMatchObject({
    takenOver: true,
  })
})

test('a name that looks like a number or a truth stays what it is', () => {
  expect(readLinkedinAnswer({ token: 234567, firstName: true, lastName: 7 })).toEqual({
    kind: 'token',
    token: '234567',
    email: '',
    firstName: 'true',
    lastName: '7',
    takenOver: false,
    isBegunHere: false,
  })
})

test('no token, and an error whatever comes with it, are told apart', () => {
  expect(readLinkedinAnswer({})).toEqual({ kind: 'missing' })
  expect(readLinkedinAnswer({ token: '' })).toEqual({ kind: 'missing' })
  expect(readLinkedinAnswer({ token: ['a', 'b'] })).toEqual({ kind: 'missing' })
  expect(readLinkedinAnswer({ token: 'abc', error: 'failed' })).toEqual({ kind: 'failed' })
})

test.each(['日本', 'a b', 'a\nb', 'x'.repeat(2001)])(
  'a token that cannot be sent is none: %j',
  (token) => {
    expect(readLinkedinAnswer({ token })).toEqual({ kind: 'failed' })
  },
)
