import { z } from 'zod'
import { isWebUrl } from '../web-url.ts'
import { timeZone } from '../time-zone.ts'
import type { notificationSettings } from './responses.ts'
import { DIGESTS, LAST_HOUR } from './constants.ts'
import { t } from '../language/t.ts'

const HOUR = t('Hour must be a whole number from 0 to {max}', { max: LAST_HOUR })

/** Which notifications a person gets, when, and how. */
export type NotificationSettings = z.infer<typeof notificationSettings>

/** A merge: only the fields sent change. */
export const notificationPatch = z
  .object({
    digest: z.enum(DIGESTS, {
      error: t('Digest must be one of {list}', { list: DIGESTS.join(', ') }),
    }),
    hour: z.int({ error: HOUR }).min(0, HOUR).max(LAST_HOUR, HOUR),
    time_zone: timeZone(t('Time zone')),
    push: z.boolean({ error: t('Push must be true or false') }),
  })
  .partial()
export type NotificationPatch = z.infer<typeof notificationPatch>

const ENDPOINT_MAX = 1000
const NOT_A_SUBSCRIPTION = t('That is not a push subscription of a browser')
/** Bytes in base64url, without padding. */
const bytes = (characters: number) =>
  z
    .string({ error: NOT_A_SUBSCRIPTION })
    .regex(new RegExp(`^[\\w-]{${characters}}$`), NOT_A_SUBSCRIPTION)

/** A browser's subscription at its push service for one device (RFC 8030 and 8291). */
export const subscribeInput = z.object({
  endpoint: z
    .string({ error: NOT_A_SUBSCRIPTION })
    .max(ENDPOINT_MAX, NOT_A_SUBSCRIPTION)
    .refine(isWebUrl, NOT_A_SUBSCRIPTION),
  p256dh: bytes(87),
  auth: bytes(22),
})
export type SubscribeInput = z.infer<typeof subscribeInput>

/** The state of notifications on a device, for its settings screen. */
export type PushStatus = {
  has_mail: boolean
  /** Null if the server cannot send notifications. */
  public_key: string | null
  /** Whether this session's device receives them. */
  is_on: boolean
}
