import { z } from 'zod'
import { calendarDate, emptyToDefault } from '../fields.ts'
import type { analytics } from './responses.ts'
import { FLOW_STEPS } from './steps.ts'
import { t } from '../language/t.ts'

/** A person's analytics, as the API returns them. */
export type Analytics = z.infer<typeof analytics>

const range = {
  from: emptyToDefault(calendarDate(t('From'))),
  to: emptyToDefault(calendarDate(t('To'))),
}
/** Days in the person's time zone, both inclusive; either may be missing. */
export type AnalyticsRange = { from?: string | undefined; to?: string | undefined }

const isForward = ({ from, to }: AnalyticsRange) =>
  from === undefined || to === undefined || from <= to
const WRONG_WAY = t('From must not be after To')

export const analyticsInput = z.object(range).refine(isForward, WRONG_WAY).optional()

/**
 * Numbers whose applications can be listed. The first four count applications sent in the range,
 * `answers` and `invitations` those received in it.
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
/** One of those numbers, or the applications that went from one step to another. */
export const countedInput = z
  .object({ ...range, of: z.union([z.enum(COUNTED), z.object({ from: step, to: step })]) })
  .refine(isForward, WRONG_WAY)
export type CountedInput = z.infer<typeof countedInput>
