import type { ParsedResume } from '#src/import/schema.ts'
import { chooseSections } from './choose-columns.ts'
import { joinDateCells, joinFirstDates, joinFormDates } from './date-cells.ts'
import {
  type ConfidenceModels,
  CONFIDENCE_MODELS,
  type Layout,
  markUnsureEntries,
} from './confidence-model.ts'
import { repeatDitto } from './ditto.ts'
import { readFlow } from './flow.ts'
import type { FlowBlock, Line, Page } from './model.ts'
import { joinMonths } from './month-cells.ts'
import { readLayouts } from './order.ts'
import { lowerDates } from './raised-dates.ts'
import { readSections } from './read-sections.ts'
import { type Section, splitSections } from './sections.ts'
import { joinWrappedDates } from './wrapped-dates.ts'
import { joinWrappedLabels } from './wrapped-labels.ts'
import { joinCutWords, joinWrappedNames } from './wrapped-lines.ts'

/** About twenty pages. */
const LINES_MAX = 2500

/**
 * Parses the jobs and degrees of a resume from its positioned text. Deterministic; never throws. A
 * value that is missing or not understood is null; fields with low confidence are listed in
 * `unsure`. `confidence`: overridden (or null for none) only by training.
 */
export function parseResume(pages: Page[], confidence?: ConfidenceModels | null): ParsedResume {
  const [usual, ...others] = readLayouts(pages)
  const sections = chooseSections([toSections(usual), ...others.map(toSections)])
  return parseSections(sections, 'positioned', confidence)
}

/** Like `parseResume`, for a document without positions. */
export const parseFlow = (
  blocks: FlowBlock[],
  confidence?: ConfidenceModels | null,
): ParsedResume => parseSections(toSections(readFlow(blocks)), 'flow', confidence)

function toSections(lines: Line[]): Section[] {
  const rows = joinFirstDates(joinFormDates(repeatDitto(lines.slice(0, LINES_MAX))))
  const dated = joinDateCells(joinMonths(joinWrappedDates(joinDateCells(rows))))
  const whole = joinWrappedNames(joinWrappedLabels(joinCutWords(lowerDates(dated))))
  return splitSections(whole)
}

function parseSections(
  sections: Section[],
  layout: Layout,
  confidence: ConfidenceModels | null = CONFIDENCE_MODELS,
): ParsedResume {
  const read = readSections(sections)
  return confidence ? markUnsureEntries(read, confidence, layout) : read
}
