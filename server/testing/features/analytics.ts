import fc from 'fast-check'
import { COUNTED } from '#src/analytics/schema.ts'
import { FLOW_STEPS } from '#src/analytics/steps.ts'
import { type Fields, mostly } from '../arbitraries.ts'
import type { OwnershipCases } from '../feature-test.ts'

const fields: Fields = {
  from: mostly(fc.constantFrom('2026-01-01', '1900-01-01', '')),
  to: mostly(fc.constantFrom('2026-02-01', '2199-12-31', null)),
  of: mostly(
    fc.oneof(
      fc.constantFrom(...COUNTED),
      fc.record({ from: fc.constantFrom(...FLOW_STEPS), to: fc.constantFrom(...FLOW_STEPS) }),
    ),
  ),
}

const cases: OwnershipCases = {
  'analytics.get': { response: { result: { data: { applications: 1 } } } },
  'analytics.jobs': { input: () => ({ of: 'applications' }) },
}

export const analytics = { fields, cases }
