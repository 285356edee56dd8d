import { beforeEach, expect, test } from 'vitest'
import { findKnown } from './known-answers.ts'

beforeEach(() => void findKnown('nobody', 'any', undefined))

test('a held response is not sent again, and is the same object', () => {
  const first = findKnown('ada', 'contacts.list', undefined)
  expect(first.mark).toBe('-')
  const data = first.take({ answer_mark: 'one', data: { contacts: [] } })
  expect(data).toEqual({ contacts: [] })
  const second = findKnown('ada', 'contacts.list', undefined)
  expect(second.mark).toBe('one')
  expect(second.take({ answer_mark: 'one' })).toBe(data)
  expect(findKnown('ada', 'contacts.list', undefined).take({ answer_mark: 'two', data: 2 })).toBe(2)
  expect(findKnown('ada', 'contacts.list', undefined).mark).toBe('two')
  expect(findKnown('ada', 'contacts.list', { kind: 'other' }).mark).toBe('-')
})

test('a held response is requested with its next mark', () => {
  findKnown('ada', 'goal.get', undefined).take({ answer_mark: 'one', data: 1 })
  const asked = findKnown('ada', 'goal.get', undefined)
  expect(asked.take({ answer_mark: 'one', next_mark: 'two' })).toBe(1)
  expect(findKnown('ada', 'goal.get', undefined).mark).toBe('two')
})

test('two concurrent callers both get their response', () => {
  findKnown('ada', 'goal.get', undefined).take({ answer_mark: 'one', data: 1 })
  const [early, late] = [
    findKnown('ada', 'goal.get', undefined),
    findKnown('ada', 'goal.get', undefined),
  ]
  expect(late.take({ answer_mark: 'two', data: 2 })).toBe(2)
  expect(early.take({ answer_mark: 'one' })).toBe(1)
})

test('responses of one session are unknown to the next', () => {
  const asked = findKnown('ada', 'goal.get', undefined)
  asked.take({ answer_mark: 'one', data: 1 })
  expect(findKnown('grace', 'goal.get', undefined).mark).toBe('-')
  asked.take({ answer_mark: 'one', data: 1 })
  expect(findKnown('grace', 'goal.get', undefined).mark).toBe('-')
})

test('a plain response is unchanged, and many queries do not accumulate', () => {
  expect(findKnown('ada', 'shell.deployment', undefined).take({ a: 1 })).toEqual({ a: 1 })
  for (let index = 0; index < 150; index += 1) {
    findKnown('ada', 'contacts.get', index).take({ answer_mark: 'm', data: index })
  }
  expect(findKnown('ada', 'contacts.get', 10).mark).toBe('-')
  expect(findKnown('ada', 'contacts.get', 140).mark).toBe('m')
})
