import { arrange } from '../arrange.ts'
import { DASHBOARD_PARTS } from './constants.ts'
import type { PlacedPart } from './schema.ts'

/** As it comes: every part shown, in the usual order. */
export const USUAL_PARTS: readonly PlacedPart[] = DASHBOARD_PARTS.map((name) => ({
  name,
  is_shown: true,
}))

/** Every part once, in the order of `kept`, newer ones at their place (docs/behaviour.md#the-dashboard). */
export const arrangeParts = (kept: readonly PlacedPart[]): PlacedPart[] =>
  arrange(USUAL_PARTS, kept)
