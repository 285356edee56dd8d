import { z } from 'zod'
import { timeZone } from '../time-zone.ts'
import type { notificationSettings } from './answers.ts'
import { DIGESTS, LAST_HOUR } from './constants.ts'

const HOUR = `Hour must be a whole number from 0 to ${LAST_HOUR}`

/** What a person is told of, when, and how. */
export type NotificationSettings = z.infer<typeof notificationSettings>

/** A merge: only the fields sent change. */
export const notificationPatch = z
  .object({
    digest: z.enum(DIGESTS, { error: `Digest must be one of ${DIGESTS.join(', ')}` }),
    hour: z.int({ error: HOUR }).min(0, HOUR).max(LAST_HOUR, HOUR),
    time_zone: timeZone('Time zone'),
    push: z.boolean({ error: 'Push must be true or false' }),
  })
  .partial()
export type NotificationPatch = z.infer<typeof notificationPatch>
