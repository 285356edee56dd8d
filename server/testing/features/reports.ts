import fc from 'fast-check'
import { REPORT_FORMS } from '#src/reports/constants.ts'
import { type Fields, mostly } from '../arbitraries.ts'
import type { OwnershipCases } from '../feature-test.ts'

const fields: Fields = {
  from: mostly(fc.constantFrom('2026-01-01', '2025-06-01')),
  to: mostly(fc.constantFrom('2026-12-31', '2027-01-01')),
  form: mostly(fc.constantFrom(...REPORT_FORMS)),
}

const cases: OwnershipCases = {
  'reports.preview': { input: () => ({ from: '2026-01-01', to: '2026-12-31', form: 'us' }) },
  'reports.search': { input: () => ({ from: '2026-01-01', to: '2026-12-31', form: 'us' }) },
}

export const reports = { fields, cases }
