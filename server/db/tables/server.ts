import type { GeneratedInstant, Instant } from './columns.ts'

/** The encryption keys that have been used with this database, by their fingerprints. */
export type EncryptionKeysTable = {
  id: string
  check_value: string
  created_at: GeneratedInstant
}

export type RateLimitsTable = {
  /** SHA-256 (hex) of rule and subject, so that no IP or e-mail address is stored. */
  key: string
  hits: number
  resets_at: Instant
}

/** Leases, each held by one server at a time (./lease.ts). */
export type LeasesTable = { name: string; owner: string; expires_at: Instant }
