import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeTags, listTags, withoutDuplicates } from './tags.ts'

const tags = fc.array(fc.constantFrom('a', 'A', 'b', 'B', 'c', ''))

test('no two tags differ only by case, and the first spelling is kept', () => {
  expect(withoutDuplicates(['Remote', 'remote', '', 'Dream'])).toEqual(['Remote', 'Dream'])
  fc.assert(
    fc.property(tags, tags, tags, (some, added, removed) => {
      const changed = changeTags(some, added, removed)
      const keys = changed.map((tag) => tag.toLowerCase())
      expect(new Set(keys).size).toBe(keys.length)
      expect(removed.some((tag) => keys.includes(tag.toLowerCase()))).toBe(false)
      expect(changed).not.toContain('')
    }),
  )
})

test('an accent written as one character or as two is the same', () => {
  expect(withoutDuplicates(['Café', 'cafe\u0301'])).toEqual(['Café'])
  expect(changeTags(['Café'], [], ['cafe\u0301'])).toEqual([])
})

test('tags are listed by how often they are used', () => {
  const jobs = [{ tags: ['b'] }, { tags: ['a', 'b'] }, { tags: ['B', 'c'] }]
  expect(listTags(jobs)).toEqual(['b', 'a', 'c'])
})
