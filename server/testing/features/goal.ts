import fc from 'fast-check'
import { GOAL_MAX, GOAL_PERIODS } from '#src/goal/constants.ts'
import { type Fields, mostly } from '../arbitraries.ts'
import type { CreationContext, OwnershipCases } from '../feature-test.ts'

async function createRows({ db, owned }: CreationContext) {
  await db
    .insertInto('goals')
    .values({ ...owned, period: 'week', target: 5 })
    .execute()
}

const fields: Fields = {
  period: mostly(fc.constantFrom(...GOAL_PERIODS)),
  target: mostly(fc.oneof(fc.constant(null), fc.integer({ min: 1, max: GOAL_MAX }))),
}

const cases: OwnershipCases = {
  'goal.get': {},
  'goal.put': {
    input: () => ({ period: 'month', target: 7 }),
    mixed: () => [{ period: 'month' }, { target: null }],
  },
}

export const goal = { createRows, fields, cases }
