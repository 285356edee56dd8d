import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  day,
  filterText,
  guid,
  oneOf,
  readSearch,
  searchedText,
  textUpTo,
} from './search-params.ts'

const read = readSearch({
  dialog: oneOf(['add', 'edit']),
  days: oneOf([7, 14]),
  job: guid,
  from: day,
  q: searchedText,
  tag: filterText,
  sort: textUpTo(4),
})
const ID = '6f9619ff-8b86-d011-b42d-00cf4fc964ff'

test('parameters are read, whatever type the router parses', () => {
  const said = { dialog: 'add', days: 7, job: ID, from: '2028-02-29', q: 42, tag: ['a', 'b'] }
  expect(read(said)).toEqual({ ...said, q: '42', tag: 'a|b' })
  expect(read({ q: true, tag: 0, sort: '-day' })).toEqual({ q: 'true', tag: '0', sort: '-day' })
})

test('an invalid value hides what is there, and unknown parameters are dropped', () => {
  const found = read({ dialog: 'drop', days: '7', job: `${ID}0`, from: '2027-02-29', other: 1 })
  // The key must be present even if undefined: the router would otherwise use the raw text of the
  // URL.
  expect(Object.entries(found)).toEqual(
    ['dialog', 'days', 'job', 'from'].map((name) => [name, undefined]),
  )
  expect(read({ q: 'x'.repeat(201), tag: 'x'.repeat(4001), sort: 'x'.repeat(5) })).toEqual({})
  expect(read({ from: '2026-13-01', q: { q: 1 }, tag: null })).toEqual({})
})

test('any URL is accepted', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom('dialog', 'days', 'job', 'from', 'q', 'tag', 'sort'),
        fc.anything(),
      ),
      (search) => {
        for (const value of Object.values(read(search))) {
          expect(['string', 'number', 'undefined']).toContain(typeof value)
        }
      },
    ),
  )
})
