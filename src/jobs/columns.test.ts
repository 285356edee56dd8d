import { expect, test } from 'vitest'
import { findPlace, groupByStatus, keepSameColumns } from './columns.ts'

const one = { id: '1', status: 'applied' as const }
const two = { id: '2', status: 'offer' as const }
const three = { id: '3', status: 'applied' as const }

test('every status has its column, in the order of the list', () => {
  const columns = groupByStatus([one, two, three])
  expect(columns.applied).toEqual([one, three])
  expect(columns.offer).toEqual([two])
  expect(columns.saved).toEqual([])
})

test('a column with the same applications stays the same array', () => {
  const before = groupByStatus([one, two, three])
  const after = keepSameColumns(before, groupByStatus([one, two]))
  expect(after.offer).toBe(before.offer)
  expect(after.applied).toEqual([one])
})

test('an application is found by its id', () => {
  const columns = groupByStatus([one, two, three])
  expect(findPlace(columns, '3')).toEqual({ status: 'applied', index: 1 })
  expect(findPlace(columns, '4')).toBeUndefined()
})
