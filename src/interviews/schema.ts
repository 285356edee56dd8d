import { z } from 'zod'
import { choice } from '../choice.ts'
import {
  emptyToDefault,
  emptyToNull,
  id,
  instant,
  LONG_TEXT_MAX,
  optionalText,
  requiredText,
} from '../fields.ts'
import { INTERVIEW_TYPES } from '../jobs/constants.ts'
import { checkedItems, interviewRound } from '../jobs/schema.ts'
import { timeZone } from '../time-zone.ts'
import type { interview } from './responses.ts'
import {
  DURATION_MAX_MINUTES,
  DURATION_MIN_MINUTES,
  INTERVIEW_CONTACTS_MAX,
  INTERVIEW_RESULTS,
  PLACE_MAX,
} from './constants.ts'
import { t } from '../language/t.ts'

/** An interview as the API returns it. Instants are ISO 8601 UTC. */
export type Interview = z.infer<typeof interview>

const durationMessage = t(
  'Duration must be a whole number of minutes from {min} to {max, number}',
  { min: DURATION_MIN_MINUTES, max: DURATION_MAX_MINUTES },
)
const duration = z
  .int({ error: durationMessage })
  .min(DURATION_MIN_MINUTES, durationMessage)
  .max(DURATION_MAX_MINUTES, durationMessage)

const zone = timeZone(t('Time zone'))

const fields = {
  round: emptyToNull(interviewRound),
  type: emptyToNull(choice(t('Interview type'), INTERVIEW_TYPES)),
  starts_at: z.preprocess(
    (value: string | null | undefined) => (value === '' ? null : value),
    z.nullable(instant(t('Start'))),
  ),
  duration_minutes: duration,
  time_zone: zone,
  place: optionalText(t('Place'), PLACE_MAX),
  contact_ids: z
    .array(id, { error: t('People must be a list of ids') })
    .max(INTERVIEW_CONTACTS_MAX, t('Too many people'))
    .optional(),
  notes: optionalText(t('Notes'), LONG_TEXT_MAX),
  checked_items: checkedItems,
  result: emptyToNull(choice(t('Result'), INTERVIEW_RESULTS)),
}

/** Lists an application's interviews, by the application's id. */
export const interviewsInput = z.object({ id })

/**
 * A new interview of the application with this `id`. The default round is the next one, the default
 * duration an hour, the default time zone the request's. `starts_at` is null until it is arranged.
 * `request_id` makes a repeated request return the interview that the first one created.
 */
export const createInterviewInput = z.object({
  ...fields,
  id,
  round: emptyToDefault(interviewRound),
  type: emptyToDefault(choice(t('Interview type'), INTERVIEW_TYPES)),
  duration_minutes: emptyToDefault(duration),
  time_zone: emptyToDefault(zone),
  request_id: id.optional(),
})
export type CreateInterviewInput = z.infer<typeof createInterviewInput>

/** A merge: only the fields sent change. `contact_ids` replaces the list. */
export const interviewPatch = z.object(fields).partial()
export type InterviewPatch = z.infer<typeof interviewPatch>

export const interviewRef = z.object({ id })
/**
 * `notes_before` are the notes that the client has edited; if they have changed since, both are
 * kept.
 */
export const updateInterviewInput = interviewPatch.extend({
  id,
  notes_before: optionalText(t('Earlier notes'), LONG_TEXT_MAX),
})
export type InterviewUpdate = Omit<z.infer<typeof updateInterviewInput>, 'id'>

/** Ticks or unticks one preparation item; others are unchanged. */
export const tickInterviewInput = interviewRef.extend({
  item: requiredText(t('Checked item')),
  is_ticked: z.boolean({ error: t('Ticked must be true or false') }),
})
export type TickInterviewInput = z.infer<typeof tickInterviewInput>
