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

/** What a calendar was told last of a deadline or a follow-up. */
export type CalendarEventsTable = {
  user_id: string
  uid: string
  summary: string
  /** Of what lasts all day. */
  day: string | null
  starts_at: string | null
  sequence: number
  changed_at: Instant
  /** Set while calendars are told that it is no more. */
  cancelled_at: string | null
}
