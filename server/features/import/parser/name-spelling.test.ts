import { afterEach, expect, test } from 'vitest'
import { listNameFeatures, overrideNameWeights, scoreSpelling } from './name-spelling.ts'

afterEach(() => {
  overrideNameWeights(null)
})

test('a name that no list holds looks like a position by its letters', () => {
  expect(scoreSpelling('Reihervermesserin')).toBeGreaterThan(0)
  expect(scoreSpelling('Reihertech Systemy')).toBeLessThan(0)
})

test('what was never learnt says nothing', () => {
  overrideNameWeights(new Map())
  expect(scoreSpelling('Clerk')).toBe(0)
})

test('signs do not depend on accents, and stay within one and minus one', () => {
  expect(listNameFeatures('Méteorologue')).toEqual(listNameFeatures('Meteorologue'))
  overrideNameWeights(new Map(listNameFeatures('Clerk').map((sign) => [sign, 100])))
  expect(scoreSpelling('Clerk')).toBe(1)
})
