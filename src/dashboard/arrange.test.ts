import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movePlaced } from '../arrange.ts'
import { arrangeParts, USUAL_PARTS } from './arrange.ts'
import { DASHBOARD_PARTS } from './constants.ts'

const part = fc.record({ name: fc.constantFrom(...DASHBOARD_PARTS), is_shown: fc.boolean() })
const kept = fc.array(part, { maxLength: 10 })
const namesOf = (parts: readonly { name: string }[]) => parts.map(({ name }) => name)

test('without stored parts the order is the default', () => {
  expect(arrangeParts([])).toEqual(USUAL_PARTS)
})

test('every part is there once, stored ones in their order as they were first named', () => {
  fc.assert(
    fc.property(kept, (parts) => {
      const arranged = arrangeParts(parts)
      expect(namesOf(arranged).toSorted()).toEqual([...DASHBOARD_PARTS].toSorted())
      const names = [...new Set(namesOf(parts))]
      expect(arranged.filter(({ name }) => names.includes(name))).toEqual(
        names.map((name) => parts.find((one) => one.name === name)),
      )
      expect(arrangeParts(arranged)).toEqual(arranged)
    }),
  )
})

test('a newer part comes after the one that it usually follows, and is shown', () => {
  const older = ['recent', 'interviews', 'counts', 'follow_ups', 'deadlines'] as const
  expect(arrangeParts(older.map((name) => ({ name, is_shown: false })))).toEqual([
    { name: 'recent', is_shown: false },
    { name: 'interviews', is_shown: false },
    { name: 'silence', is_shown: true },
    { name: 'counts', is_shown: false },
    { name: 'goal', is_shown: true },
    { name: 'follow_ups', is_shown: false },
    { name: 'deadlines', is_shown: false },
  ])
})

test('moving a part there and back restores the order, and at the ends it stays', () => {
  fc.assert(
    fc.property(kept, fc.constantFrom(...DASHBOARD_PARTS), (parts, name) => {
      const arranged = arrangeParts(parts)
      const index = namesOf(arranged).indexOf(name)
      const down = movePlaced(arranged, name, 1)
      const isLast = index === arranged.length - 1
      expect(namesOf(down).indexOf(name)).toBe(isLast ? index : index + 1)
      expect(isLast ? down : movePlaced(down, name, -1)).toEqual(arranged)
      expect(namesOf(movePlaced(arranged, name, -1)).indexOf(name)).toBe(Math.max(0, index - 1))
    }),
  )
})
