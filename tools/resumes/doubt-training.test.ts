import { expect, test } from 'vitest'
import { findLeast, learnDoubts, type Verdict } from './doubt-training.ts'

const SETTINGS = { steps: 50, rate: 0.1, decay: 1, sources: 2 }
const verdict = (source: string, isRight: boolean, ...signs: string[]): Verdict => ({
  source,
  isRight,
  signs: ['any', ...signs],
})
const VERDICTS = [
  verdict('a', true, 'titled'),
  verdict('b', true, 'titled'),
  verdict('a', false, 'long'),
  verdict('b', false, 'long'),
  verdict('c', false, 'Reiher & Söhne'),
]

test('what right entries have in common speaks for an entry, and no sign of one source is learnt', () => {
  const weights = learnDoubts(VERDICTS, SETTINGS)
  expect([...weights.keys()]).toEqual(['any', 'long', 'titled'])
  expect(weights.get('titled')).toBeGreaterThan(0)
  expect(weights.get('long')).toBeLessThan(0)
})

test('learning again gives the same weights', () => {
  expect([...learnDoubts(VERDICTS, SETTINGS)]).toEqual([...learnDoubts(VERDICTS, SETTINGS)])
})

test('entries are called sure down to the score where enough of them are still right', () => {
  const scored = [3, 2, 1, 0].map((score) => ({ score, isRight: score !== 1 }))
  expect(findLeast(scored, 1)).toBe(2)
  expect(findLeast(scored, 0.75)).toBe(0)
  expect(findLeast([{ score: 1, isRight: false }], 0.5)).toBe(Infinity)
})
