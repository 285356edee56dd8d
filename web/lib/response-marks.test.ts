import { beforeEach, expect, test } from 'vitest'
import { findKnownResponse } from './response-marks.ts'

beforeEach(() => void findKnownResponse('nobody', 'any', undefined))

test('a held response is not sent again, and is the same object', () => {
  const first = findKnownResponse('ada', 'contacts.list', undefined)
  expect(first.mark).toBe('-')
  const data = first.take({ response_mark: 'one', data: { contacts: [] } })
  expect(data).toEqual({ contacts: [] })
  const second = findKnownResponse('ada', 'contacts.list', undefined)
  expect(second.mark).toBe('one')
  expect(second.take({ response_mark: 'one' })).toBe(data)
  expect(
    findKnownResponse('ada', 'contacts.list', undefined).take({ response_mark: 'two', data: 2 }),
  ).toBe(2)
  expect(findKnownResponse('ada', 'contacts.list', undefined).mark).toBe('two')
  expect(findKnownResponse('ada', 'contacts.list', { kind: 'other' }).mark).toBe('-')
})

test('a held response is requested with its next mark', () => {
  findKnownResponse('ada', 'goal.get', undefined).take({ response_mark: 'one', data: 1 })
  const asked = findKnownResponse('ada', 'goal.get', undefined)
  expect(asked.take({ response_mark: 'one', next_mark: 'two' })).toBe(1)
  expect(findKnownResponse('ada', 'goal.get', undefined).mark).toBe('two')
})

test('two concurrent callers both get their response', () => {
  findKnownResponse('ada', 'goal.get', undefined).take({ response_mark: 'one', data: 1 })
  const [early, late] = [
    findKnownResponse('ada', 'goal.get', undefined),
    findKnownResponse('ada', 'goal.get', undefined),
  ]
  expect(late.take({ response_mark: 'two', data: 2 })).toBe(2)
  expect(early.take({ response_mark: 'one' })).toBe(1)
})

test('responses of one session are unknown to the next', () => {
  const asked = findKnownResponse('ada', 'goal.get', undefined)
  asked.take({ response_mark: 'one', data: 1 })
  expect(findKnownResponse('grace', 'goal.get', undefined).mark).toBe('-')
  asked.take({ response_mark: 'one', data: 1 })
  expect(findKnownResponse('grace', 'goal.get', undefined).mark).toBe('-')
})

test('a plain response is unchanged, and many queries do not accumulate', () => {
  expect(findKnownResponse('ada', 'shell.deployment', undefined).take({ a: 1 })).toEqual({ a: 1 })
  for (let index = 0; index < 150; index += 1) {
    findKnownResponse('ada', 'contacts.get', index).take({ response_mark: 'm', data: index })
  }
  expect(findKnownResponse('ada', 'contacts.get', 10).mark).toBe('-')
  expect(findKnownResponse('ada', 'contacts.get', 140).mark).toBe('m')
})
