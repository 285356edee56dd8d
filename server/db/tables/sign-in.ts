import type { Generated } from 'kysely'
import type { SecurityEventKind } from '#src/security/events.ts'
import type { TokenScope } from '#src/tokens/scopes.ts'
import type { GeneratedInstant, Instant } from './columns.ts'

export type SessionsTable = {
  /** SHA-256 of the bearer token, hex; the token itself is never stored. */
  id: string
  user_id: string
  expires_at: Instant
  created_at: GeneratedInstant
  /** Identifies the session in the user's list of open sessions. */
  public_id: Generated<string>
  user_agent: string | null
  last_used_at: GeneratedInstant
  /** When the user signed in at a provider for it; null for one that a password opened. */
  provider_at: string | null
  /** The known device that it was opened on. */
  device_hash: string | null
}

/** Something about the security of an account, kept for its owner to read. */
export type SecurityEventsTable = {
  user_id: string
  id: Generated<string>
  kind: SecurityEventKind
  /** Such as `Chrome on Linux`; null for events on the server itself. */
  device: string | null
  /** A detail, such as the name of a passkey. */
  detail: string | null
  happened_at: GeneratedInstant
}

/** Devices that have signed in, which strangers who guess passwords cannot lock out. */
export type KnownDevicesTable = {
  user_id: string
  /** SHA-256 (hex) of user and cookie, so that it does not reveal shared devices. */
  token_hash: string
  last_used_at: GeneratedInstant
}

/** The secret of an authenticator app, encrypted with the server's key (server/secrets). */
export type TotpSecretsTable = {
  user_id: string
  key_id: string
  nonce: Uint8Array
  ciphertext: Uint8Array
  created_at: GeneratedInstant
  /** Null until its first correct code; the second step is not required before. */
  confirmed_at: string | null
  /** The period of the last code that was used: it and those before are refused. */
  last_step: Generated<number>
}

/** A row is removed when its code is used. */
export type RecoveryCodesTable = { user_id: string; code_hash: string }

export type PasskeysTable = {
  user_id: string
  id: Generated<string>
  /** The authenticator's id of it, base64url. */
  credential_id: string
  public_key: Uint8Array
  counter: number
  transports: Generated<string[]>
  name: string
  created_at: GeneratedInstant
  last_used_at: string | null
}

export type PasskeyChallengesTable = {
  challenge: string
  /** Null before sign-in. */
  user_id: string | null
  expires_at: Instant
}

/** Sign-ins that have passed the first step and wait for the second. */
export type PendingSignInsTable = {
  token_hash: string
  user_id: string
  method: 'password' | 'provider'
  expires_at: Instant
}

/** Tokens of programs that act for a person. */
export type AccessTokensTable = {
  /** SHA-256 of the token, hex; the token itself is never stored. */
  token_hash: string
  user_id: string
  id: Generated<string>
  request_id: string | null
  name: string
  scope: TokenScope
  created_at: GeneratedInstant
  last_used_at: string | null
  expires_at: string | null
}
