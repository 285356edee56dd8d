import type { ColumnType, Generated } from 'kysely'
import type { MailKind, MailState } from '#src/mail/kinds.ts'
import type { Invitation } from '#src/mail/schema.ts'
import type { GeneratedInstant, Instant } from './columns.ts'

type Json<T> = ColumnType<T | null, string | null, string | null>

/** What a mail said, while it waits for an answer. */
export type MailContent = { subject: string; from: string; text: string }

/** Mails that were read. */
export type MailsTable = {
  user_id: string
  id: Generated<string>
  /** SHA-256 of its Message-ID, else of its text, hex. */
  mail_key: string
  /** The same of every mail of its thread that it names, and its own. */
  thread_keys: string[]
  kind: MailKind
  sentence: string | null
  company: string | null
  position: string | null
  /** The application that it most likely belongs to; once accepted, the one it was accepted for. */
  job_id: string | null
  invitation: Json<Invitation>
  /** Null once it is answered, or after a while. */
  content: Json<MailContent>
  received_at: Instant
  state: Generated<MailState>
  undo_id: string | null
  created_at: GeneratedInstant
  answered_at: string | null
}

/** Which interview an invitation made, so that its updates find it. */
export type MailInvitationsTable = {
  user_id: string
  /** SHA-256 of its UID, hex. */
  uid_key: string
  interview_id: string
  sequence: number
}
