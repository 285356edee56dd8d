import type { GeneratedInstant, Instant } from './columns.ts'

/** The private address of a person's calendar. */
export type CalendarsTable = {
  user_id: string
  /** SHA-256 of the secret in the address, hex. */
  secret_hash: string
  key_id: string
  nonce: Uint8Array
  ciphertext: Uint8Array
  created_at: GeneratedInstant
}

/** The last published state of a deadline or follow-up in the calendar feed. */
export type CalendarEventsTable = {
  user_id: string
  uid: string
  summary: string
  /** Set for all-day events. */
  day: string | null
  starts_at: string | null
  sequence: number
  changed_at: Instant
  /** Set while the feed publishes the cancellation. */
  cancelled_at: string | null
}
