import { afterEach, expect, test } from 'vitest'
import { listNameFeatures, overrideNameWeights, scoreSpelling } from './name-spelling.ts'

afterEach(() => {
  overrideNameWeights(null)
})

test('the spelling of an unknown name shows whether it is a title', () => {
  expect(scoreSpelling('Reihervermesserin')).toBeGreaterThan(0)
  expect(scoreSpelling('Reihertech Systemy')).toBeLessThan(0)
})

test('a name has a score of zero without learnt weights', () => {
  overrideNameWeights(new Map())
  expect(scoreSpelling('Clerk')).toBe(0)
})

test('features ignore accents, and the score is at most one', () => {
  expect(listNameFeatures('Méteorologue')).toEqual(listNameFeatures('Meteorologue'))
  overrideNameWeights(new Map(listNameFeatures('Clerk').map((feature) => [feature, 100])))
  expect(scoreSpelling('Clerk')).toBe(1)
})
