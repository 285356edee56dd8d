import { afterEach, expect, test } from 'vitest'
import { readJobs } from '#server/features/import/parser/flow-fixture.ts'
import { type RankedEntry, overrideRankTrees } from '#server/features/import/parser/rank-names.ts'
import { createRankingGroups, weightByResume } from './rank-training.ts'
import { resumeTruth, type TruthExperience } from './truth.ts'

afterEach(() => {
  overrideRankTrees(null)
})

/** The ranking groups of an invented resume with this annotation. */
function groupsOf(...experiences: TruthExperience[]): ReturnType<typeof createRankingGroups> {
  const sections: RankedEntry[][] = []
  overrideRankTrees({ forest: null, observe: (ranked) => sections.push(ranked) })
  readJobs(`
# Experience
Clerk, Heron Ltd\t2018 – 2019
* Answered the letters of four hundred people.`)
  return createRankingGroups(sections[0] ?? [], resumeTruth.parse({ experiences }))
}
const PRINTED = {
  title: 'Clerk',
  company_name: 'Heron Ltd',
  start_date: '2018',
  end_date: '2019',
}

test('the correct candidate is the most relevant, and one correct name counts a little', () => {
  const [group] = groupsOf(PRINTED)
  const relevances = group?.candidates.map(({ relevance }) => relevance) ?? []
  expect(relevances[0]).toBe(Math.max(...relevances))
  expect(relevances.some((relevance) => relevance > 0 && relevance < 1)).toBe(true)
})

test('an entry that matches no annotated job has no group', () => {
  expect(groupsOf({ ...PRINTED, start_date: '1999', end_date: '2001' })).toEqual([])
  expect(groupsOf({ ...PRINTED, title: 'Baker', company_name: 'Ibex Works' })).toEqual([])
})

test('a candidate without an employer is right if the annotated employer is printed elsewhere', () => {
  const [group] = groupsOf({ ...PRINTED, company_name: 'Plover Bread' })
  const bare = group?.candidates.findIndex(({ relevance }) => relevance >= 1) ?? -1
  expect(bare).toBeGreaterThan(0)
})

test('a ranking group has less weight the more groups its resume has', () => {
  const [group] = groupsOf(PRINTED)
  const weights = (count: number) =>
    weightByResume(Array.from({ length: count }, () => group).flatMap((one) => one ?? [])).map(
      ({ weight }) => weight,
    )
  expect(weights(1)).toEqual([1])
  expect(weights(4)).toEqual([0.5, 0.5, 0.5, 0.5])
})
