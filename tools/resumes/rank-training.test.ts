import { afterEach, expect, test } from 'vitest'
import { readJobs } from '#server/features/import/parser/flow-fixture.ts'
import { type RankedEntry, teachRanks } from '#server/features/import/parser/rank-names.ts'
import { createRankQuestions, weighAlike } from './rank-training.ts'
import { resumeTruth, type TruthExperience } from './truth.ts'

afterEach(() => {
  teachRanks(null)
})

/** What the jobs of a made-up resume ask of a trainer that knows what is printed. */
function ask(...experiences: TruthExperience[]): ReturnType<typeof createRankQuestions> {
  const sections: RankedEntry[][] = []
  teachRanks({ forest: null, observe: (ranked) => sections.push(ranked) })
  readJobs(`
# Experience
Clerk, Heron Ltd\t2018 – 2019
* Answered the letters of four hundred people.`)
  return createRankQuestions(sections[0] ?? [], resumeTruth.parse({ experiences }))
}
const PRINTED = {
  title: 'Clerk',
  company_name: 'Heron Ltd',
  start_date: '2018',
  end_date: '2019',
}

test('the way that reads a job as it is printed is worth most, and one name alone a little', () => {
  const [question] = ask(PRINTED)
  const worths = question?.ways.map(({ worth }) => worth) ?? []
  expect(worths[0]).toBe(Math.max(...worths))
  expect(worths.some((worth) => worth > 0 && worth < 1)).toBe(true)
})

test('a job that is printed with other dates or other names asks nothing', () => {
  expect(ask({ ...PRINTED, start_date: '1999', end_date: '2001' })).toEqual([])
  expect(ask({ ...PRINTED, title: 'Baker', company_name: 'Ibex Works' })).toEqual([])
})

test('an employer that is printed elsewhere is rightly not read from the entry', () => {
  const [question] = ask({ ...PRINTED, company_name: 'Plover Bread' })
  const bare = question?.ways.findIndex(({ worth }) => worth >= 1) ?? -1
  expect(bare).toBeGreaterThan(0)
})

test('the jobs of a resume share its weight', () => {
  const [question] = ask(PRINTED)
  const weights = (count: number) =>
    weighAlike(Array.from({ length: count }, () => question).flatMap((one) => one ?? [])).map(
      ({ weight }) => weight,
    )
  expect(weights(1)).toEqual([1])
  expect(weights(4)).toEqual([0.5, 0.5, 0.5, 0.5])
})
