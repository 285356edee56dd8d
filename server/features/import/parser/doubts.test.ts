import { expect, test } from 'vitest'
import type { ParsedExperience } from '#src/import/schema.ts'
import { doubtEntries, type DoubtModels } from './doubts.ts'

const job = (change: Partial<ParsedExperience>): ParsedExperience => ({
  company_name: 'Heron Ltd',
  title: 'Clerk',
  location: null,
  start_date: null,
  end_date: null,
  description: null,
  current_role: false,
  role_type: null,
  unsure: [],
  ...change,
})
const models: DoubtModels = {
  experience: { weights: new Map([['company begins small', -1]]), least: 0 },
  education: { weights: new Map(), least: 0 },
}
const doubtsOf = (one: ParsedExperience): string[] =>
  doubtEntries({ experiences: [one], educations: [] }, models).experiences[0]?.unsure ?? []

test('both names of a job are doubted where its signs speak against it', () => {
  expect(doubtsOf(job({ company_name: 'of the north' }))).toEqual(['company_name', 'title'])
})

test('a name that is not there is not doubted', () => {
  expect(doubtsOf(job({ company_name: 'of the north', title: null }))).toEqual(['company_name'])
})

test('where the signs speak for a job its names are sure, and what else the rules doubt stays doubted', () => {
  expect(doubtsOf(job({ unsure: ['title', 'start_date'] }))).toEqual(['start_date'])
})
