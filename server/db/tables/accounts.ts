import type { Generated } from 'kysely'
import type { Language } from '#src/language/languages.ts'
import type { GeneratedInstant, Instant } from './columns.ts'

export type UsersTable = {
  id: Generated<string>
  /** In the user's spelling. */
  email: string
  /** Unique and used for lookups: `toAccountKey` of the address (src/auth/account-key.ts). */
  email_key: string
  username: string | null
  username_key: string | null
  /** Null for users who only sign in through a provider. */
  password_hash: string | null
  third_party_icons: Generated<boolean>
  /** Null follows the browser. */
  language: Language | null
  /** When the user confirmed the address; null if they have not. */
  email_verified_at: string | null
  /** False until the first sign-in, which sends no new-device mail. */
  has_signed_in: Generated<boolean>
  /** Since when the server's owner has disabled it. */
  disabled_at: string | null
  created_at: GeneratedInstant
}

/** An account at an OpenID provider that signs in as this user. */
export type IdentitiesTable = {
  issuer: string
  subject: string
  user_id: string
  created_at: GeneratedInstant
  /** Names it in the user's list. */
  id: Generated<string>
  /** The address that the provider verified at the last sign-in; null if none was stored yet. */
  email: string | null
}

export type PasswordResetsTable = {
  /** SHA-256 of the token in the link, hex; a row is removed when it is used. */
  token_hash: string
  user_id: string
  expires_at: Instant
  created_at: GeneratedInstant
}

/** Invitations, which let one person register if registration is not open. */
export type InvitationsTable = {
  /** SHA-256 of the token in the link, hex; a row is removed when it is used. */
  token_hash: string
  /** Null if it is valid for any address. */
  email: string | null
  expires_at: Instant
  created_at: GeneratedInstant
}

/** A new address that waits for its link to be opened, or one that the former address can undo. */
export type EmailChangesTable = {
  id: Generated<string>
  user_id: string
  new_email: string
  /** The former address; null while the change waits, as are the three that follow. */
  old_email: string | null
  old_email_key: string | null
  /** When the former address was confirmed; null if never. */
  old_verified_at: string | null
  confirmed_at: string | null
  /** When the mail to the former address was sent. */
  told_at: string | null
  /** The end of the time to confirm it, or once confirmed, to take it back. */
  expires_at: Instant
  created_at: GeneratedInstant
}

/** Links that were mailed about a change of address. */
export type EmailLinksTable = {
  /** SHA-256 of the token in the link, hex. */
  token_hash: string
  user_id: string
  change_id: string
  purpose: 'confirm' | 'take_back'
  created_at: GeneratedInstant
}

export type MailKind =
  | 'password_reset'
  | 'email_confirm'
  | 'email_changed'
  | 'new_device'
  | 'digest'
  | 'push'

export type MailOutboxTable = {
  id: Generated<string>
  kind: MailKind
  /** Null if no user has the address: there is nothing to send. */
  user_id: string
  attempts: Generated<number>
  /** The language of the request; null if the recipient did not make the request. */
  language: Language | null
  next_attempt_at: GeneratedInstant
  created_at: GeneratedInstant
}
