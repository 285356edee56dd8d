import { expect, test } from 'vitest'
import type { ParsedExperience } from '#src/import/schema.ts'
import { markUnsureEntries, type ConfidenceModels } from './confidence-model.ts'

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
const models: ConfidenceModels = {
  experience: { weights: new Map([['company begins small', -1]]), threshold: 0 },
  education: { weights: new Map(), threshold: 0 },
}
const unsureOf = (one: ParsedExperience): string[] =>
  markUnsureEntries({ experiences: [one], educations: [] }, models).experiences[0]?.unsure ?? []

test('both names of a job are unsure if its features have a low score', () => {
  expect(unsureOf(job({ company_name: 'of the north' }))).toEqual(['company_name', 'title'])
})

test('a missing name is not unsure', () => {
  expect(unsureOf(job({ company_name: 'of the north', title: null }))).toEqual(['company_name'])
})

test('a high score makes the names sure and leaves other unsure fields as they are', () => {
  expect(unsureOf(job({ unsure: ['title', 'start_date'] }))).toEqual(['start_date'])
})
