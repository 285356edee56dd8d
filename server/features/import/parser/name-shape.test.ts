import { afterEach, expect, test } from 'vitest'
import { listNameSigns, teachNames, weighShape } from './name-shape.ts'

afterEach(() => {
  teachNames(null)
})

test('a name that no list holds looks like a position by its letters', () => {
  expect(weighShape('Reihervermesserin')).toBeGreaterThan(0)
  expect(weighShape('Reihertech Systemy')).toBeLessThan(0)
})

test('what was never learnt says nothing', () => {
  teachNames(new Map())
  expect(weighShape('Clerk')).toBe(0)
})

test('signs do not depend on accents, and stay within one and minus one', () => {
  expect(listNameSigns('Méteorologue')).toEqual(listNameSigns('Meteorologue'))
  teachNames(new Map(listNameSigns('Clerk').map((sign) => [sign, 100])))
  expect(weighShape('Clerk')).toBe(1)
})
