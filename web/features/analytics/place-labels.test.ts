import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LINE_HEIGHT, placeLabels } from './place-labels.ts'

const AREA = { width: 300, height: 340 }
const at = (text: string, x0: number, y: number) => ({
  text,
  x0,
  x1: x0 + 12,
  y0: y - 5,
  y1: y + 5,
})

test('a label is beside the middle of its node, towards the middle of the drawing', () => {
  const labels = placeLabels([at('Applied 12', 1, 100), at('Open 16', 287, 200)], AREA)
  expect(labels).toEqual([
    { x: 21, y: 100, anchor: 'start' },
    { x: 279, y: 200, anchor: 'end' },
  ])
})

test('of two labels that would overlap, one is moved below the other', () => {
  const [first, second] = placeLabels([at('Applied 12', 1, 100), at('Interviewing 16', 150, 104)], {
    ...AREA,
    width: 220,
  })
  expect(first?.y).toBe(100)
  expect(second?.y).toBe(100 + LINE_HEIGHT)
})

test('no two labels overlap or leave the drawing, for any nodes', () => {
  const node = fc.record({
    x: fc.integer({ min: 1, max: 280 }),
    y: fc.integer({ min: 14, max: 326 }),
  })
  fc.assert(
    fc.property(fc.array(node, { maxLength: 8 }), (nodes) => {
      const labels = placeLabels(
        nodes.map(({ x, y }) => at('Interviewing 16', x, y)),
        AREA,
      )
      const lines = labels.map(({ y }) => y).toSorted((one, other) => one - other)
      expect(lines.every((y) => y > 0 && y < AREA.height)).toBe(true)
      for (const [index, one] of labels.entries()) {
        for (const other of labels.slice(index + 1)) {
          const isApart = one.anchor !== other.anchor || one.x !== other.x
          expect(Math.abs(one.y - other.y) >= LINE_HEIGHT || isApart).toBe(true)
        }
      }
    }),
  )
})
