import type { Generated } from 'kysely'
import type { ActivityKind } from '#src/activities/constants.ts'
import type { ContactKind } from '#src/contacts/constants.ts'
import type { GeneratedInstant, Instant } from './columns.ts'

export type ContactsTable = {
  id: Generated<string>
  user_id: string
  name: string
  /** The name as lists are ordered by it (src/contacts/sort.ts). */
  name_key: string
  role: string | null
  company: string | null
  kind: ContactKind
  email: string | null
  phone: string | null
  url: string | null
  notes: string | null
  last_spoken_at: string | null
  /** The id in the address book that it was imported from. */
  vcard_uid: string | null
  /** Idempotency key of the request that created it; unique per user. */
  request_id: string | null
  created_at: GeneratedInstant
  updated_at: GeneratedInstant
  /** Set while a delete can still be undone; such rows are invisible everywhere else. */
  deleted_at: string | null
}

/** Which applications a contact has to do with. */
export type JobContactsTable = { user_id: string; job_id: string; contact_id: string }

export type RemindersTable = {
  id: Generated<string>
  user_id: string
  title: string
  due_at: Instant
  job_id: string | null
  contact_id: string | null
  done_at: string | null
  /** Idempotency key of the request that created it; unique per user. */
  request_id: string | null
  created_at: GeneratedInstant
  /** Set while a delete can still be undone; such rows are invisible everywhere else. */
  deleted_at: string | null
}

export type ActivitiesTable = {
  id: Generated<string>
  user_id: string
  kind: ActivityKind
  happened_at: Instant
  text: string
  minutes: number | null
  channel: string | null
  job_id: string | null
  contact_id: string | null
  /** Idempotency key of the request that created it; unique per user. */
  request_id: string | null
  created_at: GeneratedInstant
  /** Set while a delete can still be undone; such rows are invisible everywhere else. */
  deleted_at: string | null
}
