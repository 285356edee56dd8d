import type { Reach } from '../../fetch-page/guarded-request.ts'
import { requestGuarded } from '../../fetch-page/guarded-request.ts'
import type { VapidKeys } from './vapid.ts'

export type PushDevice = { endpoint: string; p256dh: string; auth: string }
/** The notification shown by the service worker (web/service-worker/notices.ts). */
export type PushNotice = { title: string; body: string; path: string; tag: string }

export type PushOptions = {
  keys: VapidKeys
  /** The operator's contact for push services: an https or mailto URL. */
  contact: string
  ttlSeconds: number
  isUrgent: boolean
  reach: Reach
  signal: AbortSignal
}

/** `gone` if the device has ended its subscription, `refused` for any other permanent reason. */
export type PushOutcome = 'accepted' | 'gone' | 'refused'

const LIMIT_MS = 10_000
const GONE = [404, 410]
const TOO_MANY = 429
const FAILURE = 400
const SERVER_FAILURE = 500

/** The only file that imports web-push, and only on demand. */
export async function sendPush(
  { endpoint, p256dh, auth }: PushDevice,
  notice: PushNotice,
  { keys, contact, ttlSeconds, isUrgent, reach, signal }: PushOptions,
): Promise<PushOutcome> {
  const { default: webPush } = await import('web-push')
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notice),
    {
      vapidDetails: { subject: contact, ...keys },
      TTL: ttlSeconds,
      urgency: isUrgent ? 'high' : 'normal',
      // A second copy of what a device has not fetched replaces the first.
      topic: notice.tag,
    },
  )
  const response = await requestGuarded(new URL(endpoint), reach, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
  })
  const { statusCode = 0 } = response
  response.destroy()
  if (GONE.includes(statusCode)) return 'gone'
  if (statusCode === TOO_MANY || statusCode >= SERVER_FAILURE) {
    throw new Error(`The push service returned ${statusCode}`)
  }
  return statusCode < FAILURE ? 'accepted' : 'refused'
}
