import fc from 'fast-check'
import { ETHNICITIES, GENDER_OPTIONS } from '#src/eeo/constants.ts'
import { type Fields, mostly } from '../arbitraries.ts'
import type { CreationContext, OwnershipCases } from '../feature-test.ts'

async function createRows({ t, user }: CreationContext) {
  const answers = { ethnicity: 'Asian', is_veteran: true }
  await t.rest('POST', '/api/equal-employment-data/me', answers, user)
}

const fields: Fields = {
  ethnicity: mostly(fc.constantFrom(...ETHNICITIES, null)),
  gender: mostly(fc.constantFrom(...GENDER_OPTIONS)),
  has_disability: mostly(fc.boolean()),
  is_veteran: mostly(fc.boolean()),
  veteran_decline_to_state: mostly(fc.boolean()),
}

const cases: OwnershipCases = {
  'eeo.create': { input: () => ({ is_veteran: false }), own: 409 },
  'eeo.get': {},
  'eeo.update': { input: () => ({ is_veteran: false }) },
  'eeo.delete': {},
}

export const eeo = { createRows, fields, cases }
