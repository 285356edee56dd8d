import type { ColumnType, Generated } from 'kysely'
import type { FolderProblem } from '#src/mail/folder.ts'
import type { MailKind, MailState } from '#src/mail/kinds.ts'
import type { Invitation } from '#src/mail/schema.ts'
import type { GeneratedInstant, Instant } from './columns.ts'

type Json<T> = ColumnType<T | null, string | null, string | null>

/** The content of a mail until it is accepted or dismissed. */
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
  /** Null once handled, or after a while. */
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

/** The private address that receives a person's mail. */
export type MailAddressesTable = {
  user_id: string
  /** SHA-256 of the secret in the address, hex. */
  secret_hash: string
  key_id: string
  nonce: Uint8Array
  ciphertext: Uint8Array
  created_at: GeneratedInstant
}

/** A person's checked mail folder; the sealed value is its password. */
export type MailFoldersTable = {
  user_id: string
  host: string
  port: number
  username: string
  folder: string
  key_id: string
  nonce: Uint8Array
  ciphertext: Uint8Array
  /** UIDVALIDITY: `last_uid` is only valid together with it. */
  uid_validity: string | null
  /** The mails up to this number were read. */
  last_uid: Generated<number>
  next_check_at: GeneratedInstant
  /** The lease of the server that is checking the folder. */
  lease: string | null
  checked_at: string | null
  /** The number of failed checks since the last successful one. */
  failures: Generated<number>
  problem: FolderProblem | null
  created_at: GeneratedInstant
}
