import { afterEach, expect, test } from 'vitest'
import { readJobs } from './flow-fixture.ts'
import { type RankedEntry, overrideRankTrees } from './rank-names.ts'
import type { Tree } from './trees.ts'

afterEach(() => {
  overrideRankTrees(null)
})

const RESUME = `
# Berufserfahrung
FSJ im Haus Reiherberg\t2018 – 2019
* Pflege von Menschen im Alter`
/** The index of the feature that counts the additional atoms of a candidate. */
const CUTS = 1
const FINER: Tree = [{ feature: CUTS, upTo: 0, left: 1, right: 2 }, { value: 0 }, { value: 9 }]

test('the trees choose among the candidates of an entry', () => {
  overrideRankTrees({ forest: [FINER], observe: () => undefined })
  expect(readJobs(RESUME)).toEqual([['FSJ', 'Haus Reiherberg', '2018-01-01', '2019-01-01']])
})

test('without trees the rules decide, and their choice is the first candidate', () => {
  const seen: RankedEntry[] = []
  overrideRankTrees({ forest: null, observe: (entries) => seen.push(...entries) })
  readJobs(RESUME)
  const [first] = seen
  expect(first?.candidates[0]).toMatchObject({ score: 0, cuts: 0 })
  expect(first?.candidates.length).toBeGreaterThan(1)
})

test('every candidate has the same number of features, all of them numbers', () => {
  const seen: RankedEntry[] = []
  overrideRankTrees({ forest: null, observe: (entries) => seen.push(...entries) })
  readJobs(RESUME)
  const features = seen.flatMap((entry) => entry.features)
  expect(new Set(features.map((own) => own.length)).size).toBe(1)
  expect(features.flat().every(Number.isFinite)).toBe(true)
})
