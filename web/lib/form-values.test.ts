import { expect, test } from 'vitest'
import {
  addBelow,
  findChanges,
  isOutdated,
  listFinished,
  restoreValues,
  UNFINISHED,
} from './form-values.ts'

test('only changes are sent, and a list is compared by its contents', () => {
  expect(findChanges({ a: 'x', b: ['1'] }, { a: 'x', b: ['1'] })).toBeUndefined()
  expect(findChanges({ a: 'x', b: ['1'] }, { a: 'y', b: ['1'] })).toEqual({ a: 'y' })
  expect(findChanges({ a: 'x', b: ['1'] }, { a: 'x', b: ['1', '2'] })).toEqual({ b: ['1', '2'] })
})

test('a draft restores values that fit the current fields', () => {
  const initial = { title: '', isCurrent: false }
  expect(restoreValues(initial, { title: 'Engineer', isCurrent: 'yes', gone: 'x' })).toEqual({
    title: 'Engineer',
    isCurrent: false,
  })
})

test('partly typed values are not stored, since they could not be shown again', () => {
  expect(listFinished({ deadline: UNFINISHED, notes: 'Ask Ann' })).toEqual({ notes: 'Ask Ann' })
})

test('a text changed elsewhere since the typing began is not overwritten silently', () => {
  expect(isOutdated('mine', 'before', 'theirs')).toBe(true)
  expect(isOutdated('mine', 'theirs', 'theirs')).toBe(false)
})

test('nothing is lost if both wrote the same, ignoring surrounding spaces', () => {
  expect(isOutdated('same\n', 'before', 'same')).toBe(false)
  expect(isOutdated('mine', 'before\n', 'before')).toBe(false)
})

test('both texts are kept, the person’s own first', () => {
  expect(addBelow('mine', 'theirs')).toBe('mine\n\ntheirs')
  expect(isOutdated(addBelow('mine', 'theirs'), 'theirs', 'theirs')).toBe(false)
})
