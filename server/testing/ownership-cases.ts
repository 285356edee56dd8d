import type { OwnershipCase } from './feature-test.ts'
import { FEATURE_TESTS } from './features.ts'

/**
 * Every procedure's case. A new procedure fails the test until its feature's file in `features` has
 * one.
 */
export const OWNERSHIP_CASES: Readonly<Record<string, OwnershipCase>> = Object.fromEntries(
  Object.values(FEATURE_TESTS).flatMap(({ cases }) => Object.entries(cases)),
)
