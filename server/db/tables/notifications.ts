import type { Generated } from 'kysely'
import type { Digest } from '#src/notifications/constants.ts'
import type { GeneratedInstant, Instant } from './columns.ts'

export type NotificationSettingsTable = {
  user_id: string
  digest: Digest
  hour: number
  time_zone: string
  push: boolean
  /** Occasions before this time are not pushed. */
  push_since: GeneratedInstant
  /** The day of the next digest in the person's zone, and its instant; null while it is off. */
  digest_day: string | null
  digest_at: string | null
}

/** What was mailed to stop the digest by. */
export type DigestLinksTable = {
  /** SHA-256 of the token in the link, hex. */
  token_hash: string
  user_id: string
  created_at: GeneratedInstant
}

export type DeliveryKind = 'digest' | 'follow_up' | 'interview'

/** The occasions that a person was told of, each once. */
export type DeliveriesTable = {
  id: Generated<string>
  user_id: string
  kind: DeliveryKind
  /** The id of its subject; for a digest, of the person. */
  subject_id: string
  /** Of a digest the midnight in UTC of its day. */
  due_at: Instant
  created_at: GeneratedInstant
}

/** The devices that take notifications. */
export type PushSubscriptionsTable = {
  id: Generated<string>
  user_id: string
  /** The session that it ends with; no reference, since sessions are kept elsewhere. */
  session_hash: string
  endpoint: string
  p256dh: string
  auth: string
  created_at: GeneratedInstant
}

/** What one device gets of a delivery; its row in the outbox has the same id. */
export type PushMessagesTable = {
  id: Generated<string>
  user_id: string
  delivery_id: string
  subscription_id: string
}

/** The one key pair by which push services know this server; the private key is sealed. */
export type VapidKeysTable = {
  id: Generated<number>
  public_key: string
  key_id: string
  nonce: Uint8Array
  ciphertext: Uint8Array
  created_at: GeneratedInstant
}
