import { afterEach, expect, test } from 'vitest'
import { readJobs } from './flow-fixture.ts'
import { type RankedEntry, teachRanks } from './rank-names.ts'
import type { Tree } from './trees.ts'

afterEach(() => {
  teachRanks(null)
})

const RESUME = `
# Berufserfahrung
FSJ im Haus Reiherberg\t2018 – 2019
* Pflege von Menschen im Alter`
/** The number of the sign that says how much finer than by the rules a way is cut. */
const CUTS = 1
const FINER: Tree = [{ sign: CUTS, upTo: 0, left: 1, right: 2 }, { worth: 0 }, { worth: 9 }]

test('what was learnt chooses among the ways to read an entry', () => {
  teachRanks({ forest: [FINER], observe: () => undefined })
  expect(readJobs(RESUME)).toEqual([['FSJ', 'Haus Reiherberg', '2018-01-01', '2019-01-01']])
})

test('without trees the rules’ own way stands, and it is the first to be shown', () => {
  const shown: RankedEntry[] = []
  teachRanks({ forest: null, observe: (entries) => shown.push(...entries) })
  readJobs(RESUME)
  const [first] = shown
  expect(first?.ways[0]).toMatchObject({ score: 0, cuts: 0 })
  expect(first?.ways.length).toBeGreaterThan(1)
})

test('every way shows the same number of signs, all of them numbers', () => {
  const shown: RankedEntry[] = []
  teachRanks({ forest: null, observe: (entries) => shown.push(...entries) })
  readJobs(RESUME)
  const signs = shown.flatMap((entry) => entry.signs)
  expect(new Set(signs.map((own) => own.length)).size).toBe(1)
  expect(signs.flat().every(Number.isFinite)).toBe(true)
})
