import { expect, test } from 'vitest'
import {
  addBelow,
  findChanges,
  isOutdated,
  listFinished,
  restoreValues,
  UNFINISHED,
} from './form-values.ts'

test('only what differs is sent, and a list is compared by what is in it', () => {
  expect(findChanges({ a: 'x', b: ['1'] }, { a: 'x', b: ['1'] })).toBeUndefined()
  expect(findChanges({ a: 'x', b: ['1'] }, { a: 'y', b: ['1'] })).toEqual({ a: 'y' })
  expect(findChanges({ a: 'x', b: ['1'] }, { a: 'x', b: ['1', '2'] })).toEqual({ b: ['1', '2'] })
})

test('a draft brings back what fits the fields of today', () => {
  const initial = { title: '', isCurrent: false }
  expect(restoreValues(initial, { title: 'Engineer', isCurrent: 'yes', gone: 'x' })).toEqual({
    title: 'Engineer',
    isCurrent: false,
  })
})

test('what is half typed is not kept, since it could not be shown again', () => {
  expect(listFinished({ deadline: UNFINISHED, notes: 'Ask Ann' })).toEqual({ notes: 'Ask Ann' })
})

test('a text that was changed elsewhere since the typing began is not replaced unasked', () => {
  expect(isOutdated('mine', 'before', 'theirs')).toBe(true)
  expect(isOutdated('mine', 'theirs', 'theirs')).toBe(false)
})

test('nothing is lost where both wrote the same, give or take the space around it', () => {
  expect(isOutdated('same\n', 'before', 'same')).toBe(false)
  expect(isOutdated('mine', 'before\n', 'before')).toBe(false)
})

test('both are kept, one’s own first', () => {
  expect(addBelow('mine', 'theirs')).toBe('mine\n\ntheirs')
  expect(isOutdated(addBelow('mine', 'theirs'), 'theirs', 'theirs')).toBe(false)
})
