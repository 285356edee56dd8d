import type { Generated } from 'kysely'
import type { Digest } from '#src/notifications/constants.ts'
import type { GeneratedInstant, Instant } from './columns.ts'

export type NotificationSettingsTable = {
  user_id: string
  digest: Digest
  hour: number
  time_zone: string
  push: boolean
  /** Notices before this time are not pushed. */
  push_since: GeneratedInstant
  /** The day of the next digest in the person's zone, and its instant; null while it is off. */
  digest_day: string | null
  digest_at: string | null
}

/** The links in digest mails that turn the digest off. */
export type DigestLinksTable = {
  /** SHA-256 of the token in the link, hex. */
  token_hash: string
  user_id: string
  created_at: GeneratedInstant
}

export type DeliveryKind = 'digest' | 'follow_up' | 'interview'

/** Delivered notifications, each once. */
export type DeliveriesTable = {
  id: Generated<string>
  user_id: string
  kind: DeliveryKind
  /** The id of its subject; for a digest, of the person. */
  subject_id: string
  /** For a digest, the start of its day in UTC. */
  due_at: Instant
  created_at: GeneratedInstant
}

/** Devices with push notifications. */
export type PushSubscriptionsTable = {
  id: Generated<string>
  user_id: string
  /** The session that it ends with; not a foreign key, since sessions are stored elsewhere. */
  session_hash: string
  endpoint: string
  p256dh: string
  auth: string
  created_at: GeneratedInstant
}

/** A delivery to one device; its row in the outbox has the same id. */
export type PushMessagesTable = {
  id: Generated<string>
  user_id: string
  delivery_id: string
  subscription_id: string
}

/** The key pair that identifies this server to push services; the private key is sealed. */
export type VapidKeysTable = {
  id: Generated<number>
  public_key: string
  key_id: string
  nonce: Uint8Array
  ciphertext: Uint8Array
  created_at: GeneratedInstant
}
