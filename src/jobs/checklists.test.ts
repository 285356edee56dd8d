import { expect, test } from 'vitest'
import { ALL_CHECKLISTS, findChecklist } from './checklists.ts'

test('every item has a unique id, since ticks of all lists are stored together', () => {
  const ids = ALL_CHECKLISTS.flatMap((list) => list.items.map((item) => item.id))
  expect(new Set(ids).size).toBe(ids.length)
})

test('every list has eight to ten items', () => {
  for (const { items } of ALL_CHECKLISTS) {
    expect(items.length).toBeGreaterThanOrEqual(8)
    expect(items.length).toBeLessThanOrEqual(10)
  }
})

test('each interview type has its own list, and any other type the general one', () => {
  const own = ['technical', 'behavioral', 'system_design', 'hr'].map((type) => findChecklist(type))
  expect(new Set(own).size).toBe(4)
  const general = findChecklist('other')
  expect(own).not.toContain(general)
  expect(findChecklist(null)).toBe(general)
  expect(findChecklist('constructor')).toBe(general)
})
