import type { OwnershipCase } from './feature-test.ts'
import { FEATURE_TESTS } from './features.ts'

/** Every procedure. A new one fails the test until its feature's file in `features` has it. */
export const OWNERSHIP_CASES: Readonly<Record<string, OwnershipCase>> = Object.fromEntries(
  Object.values(FEATURE_TESTS).flatMap(({ cases }) => Object.entries(cases)),
)
