import { expect, test } from 'vitest'
import { addBelow, areNotesOutdated } from './notes-basis.ts'

test('notes that were changed elsewhere since the typing began are not replaced unasked', () => {
  expect(areNotesOutdated('mine', 'before', 'theirs')).toBe(true)
  expect(areNotesOutdated('mine', 'theirs', 'theirs')).toBe(false)
})

test('nothing is lost where both wrote the same, give or take the space around it', () => {
  expect(areNotesOutdated('same\n', 'before', 'same')).toBe(false)
  expect(areNotesOutdated('mine', 'before\n', 'before')).toBe(false)
})

test('both are kept, one’s own first', () => {
  expect(addBelow('mine', 'theirs')).toBe('mine\n\ntheirs')
  expect(areNotesOutdated(addBelow('mine', 'theirs'), 'theirs', 'theirs')).toBe(false)
})
