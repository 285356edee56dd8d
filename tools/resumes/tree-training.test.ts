import { expect, test } from 'vitest'
import { scoreByTrees } from '#server/features/import/parser/trees.ts'
import { trainTrees, type RankingGroup } from './tree-training.ts'

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
/** The candidate with the greater first feature is right, although the other has a higher base score. */
const group = (own: number, other: number): RankingGroup => ({
  weight: 1,
  candidates: [
    { features: [own, 1], base: 0.5, relevance: own > other ? 1 : 0 },
    { features: [other, 1], base: 0, relevance: other > own ? 1 : 0 },
  ],
})
const GROUPS = [group(1, 5), group(2, 6), group(0, 4), group(5, 1), group(1, 4)]

test('the trees prefer new candidates with the features of right ones', () => {
  const forest = trainTrees(GROUPS, SETTINGS)
  expect(scoreByTrees(forest, [6, 1])).toBeGreaterThan(scoreByTrees(forest, [0, 1]) + 0.5)
})

test('a group of equally relevant candidates has no effect', () => {
  const alike = group(1, 5).candidates.map((candidate) => ({ ...candidate, relevance: 1 }))
  const forest = trainTrees([{ weight: 1, candidates: alike }], SETTINGS)
  expect(scoreByTrees(forest, [5, 1])).toBe(0)
})

test('training is deterministic', () => {
  expect(trainTrees(GROUPS, SETTINGS)).toEqual(trainTrees(GROUPS, SETTINGS))
})
