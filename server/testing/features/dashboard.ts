import fc from 'fast-check'
import { DASHBOARD_PARTS } from '#src/dashboard/constants.ts'
import { type Fields, mostly } from '../arbitraries.ts'
import type { CreationContext, OwnershipCases } from '../feature-test.ts'

async function createRows({ db, owned }: CreationContext) {
  await db
    .insertInto('dashboards')
    .values({ ...owned, parts: JSON.stringify([{ name: 'recent', is_shown: true }]) })
    .execute()
}

const fields: Fields = {
  parts: mostly(
    fc.array(
      fc.record({
        name: mostly(fc.constantFrom(...DASHBOARD_PARTS)),
        is_shown: mostly(fc.boolean()),
      }),
      { maxLength: 4 },
    ),
  ),
}

const cases: OwnershipCases = {
  'dashboard.get': {},
  'dashboard.today': {},
  'dashboard.put': {
    input: () => ({ parts: [{ name: 'recent', is_shown: false }] }),
    mixed: () => [{ parts: [] }],
  },
}

export const dashboard = { createRows, fields, cases }
