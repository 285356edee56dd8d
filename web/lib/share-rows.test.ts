import { expect, test } from 'vitest'
import { shareRows } from './share-rows.ts'

const ada = { id: 'a', name: 'Ada', tags: ['first'] }
const bob = { id: 'b', name: 'Bob', tags: [] }
const copyOf = <Value>(value: Value): Value => structuredClone(value)

test('Rows that did not change keep their object when one is added above them', () => {
  const before = [ada, bob]
  const added = { id: 'c', name: 'Cy', tags: [] }
  const shared = shareRows(before, [added, ...copyOf(before)])
  expect(shared).toEqual([added, ada, bob])
  expect(shared).toHaveProperty('1', ada)
  expect((shared as unknown[])[1]).toBe(ada)
  expect((shared as unknown[])[2]).toBe(bob)
})

test('A row that changed is a new object with the unchanged parts of the old one', () => {
  const [first, second] = shareRows([ada, bob], [copyOf(bob), { ...copyOf(ada), name: 'Eve' }]) as [
    typeof bob,
    typeof ada,
  ]
  expect(first).toBe(bob)
  expect(second).toEqual({ ...ada, name: 'Eve' })
  expect(second.tags).toBe(ada.tags)
})

test('The same rows in the same order are the same list, and in another order are not', () => {
  const before = [ada, bob]
  expect(shareRows(before, copyOf(before))).toBe(before)
  expect(shareRows(before, [bob, ada])).toEqual([bob, ada])
  expect(shareRows(before, [ada])).toEqual([ada])
})

test('Data that is no list of rows is shared by place', () => {
  const before = { jobs: [ada], names: ['x'] }
  expect(shareRows(before, copyOf(before))).toBe(before)
  expect(shareRows(undefined, before)).toBe(before)
  expect(shareRows([ada], ['x'])).toEqual(['x'])
})
