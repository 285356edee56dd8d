import { expect, test } from 'vitest'
import { shareRows } from './share-rows.ts'

const ada = { id: 'a', name: 'Ada', tags: ['first'] }
const bob = { id: 'b', name: 'Bob', tags: [] }
const copyOf = <Value>(value: Value): Value => structuredClone(value)

const share = (before: unknown, next: unknown): unknown[] => {
  const shared = shareRows(before, next)
  return Array.isArray(shared) ? shared : []
}

test('unchanged rows keep their object when one is added above them', () => {
  const added = { id: 'c', name: 'Cy', tags: [] }
  const [first, second, third] = share([ada, bob], [added, copyOf(ada), copyOf(bob)])
  expect(first).toEqual(added)
  expect(second).toBe(ada)
  expect(third).toBe(bob)
})

test('a changed row is a new object, and the others keep theirs in any order', () => {
  const changed = { ...copyOf(ada), name: 'Eve' }
  const [first, second] = share([ada, bob], [copyOf(bob), changed])
  expect(first).toBe(bob)
  expect(second).toEqual(changed)
  expect(second).not.toBe(ada)
  expect(second).toHaveProperty('tags', ada.tags)
})

test('the same rows in the same order are the same list, and in another order are not', () => {
  const before = [ada, bob]
  expect(shareRows(before, copyOf(before))).toBe(before)
  expect(shareRows(before, [bob, ada])).toEqual([bob, ada])
  expect(shareRows(before, [ada])).toEqual([ada])
})

test('data that is not a list of rows is compared by its position', () => {
  const before = { jobs: [ada], names: ['x'] }
  expect(shareRows(before, copyOf(before))).toBe(before)
  expect(shareRows(undefined, before)).toBe(before)
  expect(shareRows([ada], ['x'])).toEqual(['x'])
})
