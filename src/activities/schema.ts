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
import { ACTIVITY_KINDS, ACTIVITY_MINUTES_MAX, CHANNEL_MAX } from './constants.ts'
import type { activity } from './responses.ts'
import { t } from '../language/t.ts'

/** An activity as the API returns it. Instants are ISO 8601 UTC. */
export type Activity = z.infer<typeof activity>

const minutesMessage = t('Minutes must be a whole number from 0 to {max, number}', {
  max: ACTIVITY_MINUTES_MAX,
})
const kind = choice(t('Kind'), ACTIVITY_KINDS)
const happenedAt = instant(t('Date'))

const fields = {
  kind: kind.optional(),
  happened_at: happenedAt.optional(),
  text: requiredText(t('What was done'), LONG_TEXT_MAX),
  minutes: emptyToNull(
    z
      .int({ error: minutesMessage })
      .min(0, minutesMessage)
      .max(ACTIVITY_MINUTES_MAX, minutesMessage),
  ),
  channel: optionalText(t('Channel'), CHANNEL_MAX),
  job_id: emptyToNull(id),
  contact_id: emptyToNull(id),
}

/**
 * By default a note, now. `request_id` makes a repeated request return the activity that the first
 * one created.
 */
export const createActivityInput = z.object({
  ...fields,
  kind: emptyToDefault(kind),
  happened_at: emptyToDefault(happenedAt),
  request_id: id.optional(),
})
export type CreateActivityInput = z.infer<typeof createActivityInput>

/** A merge: only the fields sent change; null clears an optional one. */
export const activityPatch = z.object(fields).partial()
export type ActivityPatch = z.infer<typeof activityPatch>

export const activityRef = z.object({ id })
export const updateActivityInput = activityPatch.extend({ id })

/** Absent or empty means all. */
export const listActivitiesInput = z
  .object({ job_id: emptyToNull(id), contact_id: emptyToNull(id) })
  .optional()
export type ListActivitiesInput = z.infer<typeof listActivitiesInput>
