import { arrange } from '../arrange.ts'
import { DASHBOARD_PARTS } from './constants.ts'
import type { PlacedPart } from './schema.ts'

/** The default: every part is shown, in the usual order. */
export const USUAL_PARTS: readonly PlacedPart[] = DASHBOARD_PARTS.map((name) => ({
  name,
  is_shown: true,
}))

/**
 * Every part once, in the order of `kept`, with newer ones at their usual place
 * (docs/behaviour.md#the-dashboard).
 */
export const arrangeParts = (kept: readonly PlacedPart[]): PlacedPart[] =>
  arrange(USUAL_PARTS, kept)
