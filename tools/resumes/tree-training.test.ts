import { expect, test } from 'vitest'
import { weighByTrees } from '#server/features/import/parser/trees.ts'
import { learnTrees, type TreeQuestion } from './tree-training.ts'

const ALL = { seed: 1, questions: 1, signs: 1 }
const SETTINGS = {
  trees: 20,
  depth: 2,
  rate: 0.3,
  decay: 1,
  least: 0.1,
  bins: 8,
  ...ALL,
}
/** Of two ways the one whose first sign is greater is right, though the other has more beforehand. */
const question = (own: number, other: number): TreeQuestion => ({
  weight: 1,
  ways: [
    { signs: [own, 1], base: 0.5, worth: own > other ? 1 : 0 },
    { signs: [other, 1], base: 0, worth: other > own ? 1 : 0 },
  ],
})
const QUESTIONS = [question(1, 5), question(2, 6), question(0, 4), question(5, 1), question(1, 4)]

test('the trees prefer in new ways what the right ones had in common', () => {
  const forest = learnTrees(QUESTIONS, SETTINGS)
  expect(weighByTrees(forest, [6, 1])).toBeGreaterThan(weighByTrees(forest, [0, 1]) + 0.5)
})

test('a question whose ways are equally good teaches nothing', () => {
  const alike = question(1, 5).ways.map((way) => ({ ...way, worth: 1 }))
  const forest = learnTrees([{ weight: 1, ways: alike }], SETTINGS)
  expect(weighByTrees(forest, [5, 1])).toBe(0)
})

test('learning again gives the same trees', () => {
  expect(learnTrees(QUESTIONS, SETTINGS)).toEqual(learnTrees(QUESTIONS, SETTINGS))
})
