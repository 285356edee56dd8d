import { z } from 'zod'
import { calendarDate, emptyToDefault } from '../fields.ts'
import type { analytics } from './answers.ts'
import { FLOW_STEPS } from './steps.ts'
import { t } from '../language/t.ts'

/** What a person's history comes to, as the API returns it. */
export type Analytics = z.infer<typeof analytics>

const range = {
  from: emptyToDefault(calendarDate(t('From'))),
  to: emptyToDefault(calendarDate(t('To'))),
}
/** Days in the person's zone, each included; either end may be missing. */
export type AnalyticsRange = { from?: string | undefined; to?: string | undefined }

const isForward = ({ from, to }: AnalyticsRange) =>
  from === undefined || to === undefined || from <= to
const WRONG_WAY = t('From must not be after To')

export const analyticsInput = z.object(range).refine(isForward, WRONG_WAY).optional()

/**
 * Numbers whose applications can be listed. The first four are about what was sent in the range,
 * `answers` and `invitations` about what came in it.
 */
export const COUNTED = [
  'applications',
  'answered',
  'interviews',
  'offers',
  'answers',
  'invitations',
] as const

const step = z.enum(FLOW_STEPS)
/** One of those numbers, or those that went from one step to another. */
export const countedInput = z
  .object({ ...range, of: z.union([z.enum(COUNTED), z.object({ from: step, to: step })]) })
  .refine(isForward, WRONG_WAY)
export type CountedInput = z.infer<typeof countedInput>
