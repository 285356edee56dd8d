import { expect, test } from 'vitest'
import {
  findThreshold,
  trainConfidenceWeights,
  type ConfidenceExample,
} from './confidence-training.ts'

const SETTINGS = { steps: 50, decay: 1, sources: 2 }
const example = (source: string, isRight: boolean, ...features: string[]): ConfidenceExample => ({
  source,
  isRight,
  features: ['any', ...features],
})
const EXAMPLES = [
  example('a', true, 'titled'),
  example('b', true, 'titled'),
  example('a', false, 'long'),
  example('b', false, 'long'),
  example('c', false, 'Reiher & Söhne'),
]

test('features of right entries get positive weights, and those of a single source none', () => {
  const weights = trainConfidenceWeights(EXAMPLES, SETTINGS)
  expect([...weights.keys()]).toEqual(['any', 'long', 'titled'])
  expect(weights.get('titled')).toBeGreaterThan(0)
  expect(weights.get('long')).toBeLessThan(0)
})

test('weights stay near those given before, and are these where nothing is known', () => {
  const prior = new Map([
    ['any', 0.5],
    ['wide', 2],
  ])
  const free = trainConfidenceWeights(EXAMPLES, { ...SETTINGS, decay: 0.1 }, prior)
  const held = trainConfidenceWeights(EXAMPLES, { ...SETTINGS, decay: 1000 }, prior)
  expect(free.get('any')).toBeLessThan(0.4)
  expect(held.get('any')).toBeCloseTo(0.5, 2)
  expect(free.get('wide')).toBe(2)
})

test('with many examples, further steps change nothing', () => {
  const many = Array.from({ length: 400 }, () => EXAMPLES).flat()
  const after = (steps: number): number[] => [
    ...trainConfidenceWeights(many, { ...SETTINGS, steps }).values(),
  ]
  expect(after(301)).toEqual(after(300).map((weight) => expect.closeTo(weight, 1)))
})

test('training is deterministic', () => {
  expect([...trainConfidenceWeights(EXAMPLES, SETTINGS)]).toEqual([
    ...trainConfidenceWeights(EXAMPLES, SETTINGS),
  ])
})

test('the threshold is the lowest score with enough right entries above it', () => {
  const scored = [3, 2, 1, 0].map((score) => ({ score, isRight: score !== 1 }))
  expect(findThreshold(scored, 1)).toBe(2)
  expect(findThreshold(scored, 0.75)).toBe(0)
  expect(findThreshold([{ score: 1, isRight: false }], 0.5)).toBe(Infinity)
})
