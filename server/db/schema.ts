import type { ColumnType, Generated } from 'kysely'
import type { DocumentType } from '#src/documents/constants.ts'
import type { InterviewType, JobStatus } from '#src/jobs/constants.ts'
import type {
  JobSearchStatus,
  RemotePreference,
  RoleType,
  WorkAuthStatus,
} from '#src/profile/constants.ts'
import type { EmploymentType, SalaryPeriod, WorkMode } from '#src/jobs/terms.ts'
import type { LinkTitles } from '#src/profile/links.ts'
import type { ResourceCategory } from '#src/resources/constants.ts'
import type { SecurityEventKind } from '#src/security/events.ts'

// The types of all tables, as the migrations created them.

/** Both drivers return timestamptz as ISO 8601 UTC text and date as `YYYY-MM-DD` (./client.ts). */
type Instant = ColumnType<string, string, string>
type GeneratedInstant = ColumnType<string, string | undefined, string>

export type UsersTable = {
  id: Generated<string>
  /** As the user typed it. */
  email: string
  /** Unique and used for lookups: `toAccountKey` of the address (src/auth/account-key.ts). */
  email_key: string
  username: string | null
  username_key: string | null
  /** Null for users who only sign in through a provider. */
  password_hash: string | null
  third_party_icons: Generated<boolean>
  /** Since when the address is proven to be the user's; null while nobody has proven it. */
  email_verified_at: string | null
  /** False until the first sign-in, whose device nobody needs to be told of. */
  has_signed_in: Generated<boolean>
  /** Since when the server's owner lets nobody sign in to it. */
  disabled_at: string | null
  created_at: GeneratedInstant
}

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
  /** `Chrome on Linux`; null where it happened on the server itself. */
  device: string | null
  /** What it was about, such as the name of a passkey. */
  detail: string | null
  happened_at: GeneratedInstant
}

/** Devices that have signed in: strangers who guess passwords do not lock them out. */
export type KnownDevicesTable = {
  user_id: string
  /** SHA-256 (hex) of user and cookie, so that nothing shows who shares a device. */
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
  /** Null until its first right code; the second step is not asked for before. */
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
  /** Null for somebody who is not signed in yet. */
  user_id: string | null
  expires_at: Instant
}

/** Sign-ins whose first step was right and whose second one is awaited. */
export type PendingSignInsTable = {
  token_hash: string
  user_id: string
  method: 'password' | 'provider'
  expires_at: Instant
}

/** An account at an OpenID provider that signs in as this user. */
export type IdentitiesTable = {
  issuer: string
  subject: string
  user_id: string
  created_at: GeneratedInstant
  /** Names it in the user's list. */
  id: Generated<string>
  /** The address that the provider vouched for at the last sign-in; null if from before it was kept. */
  email: string | null
}

export type PasswordResetsTable = {
  /** SHA-256 of the token in the link, hex; a row is removed when it is used. */
  token_hash: string
  user_id: string
  expires_at: Instant
  created_at: GeneratedInstant
}

/** What lets one person register where registration is not open. */
export type InvitationsTable = {
  /** SHA-256 of the token in the link, hex; a row is removed when it is used. */
  token_hash: string
  /** Null if it is good for any address. */
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
  /** Since when the former address was proven; null also if nobody had. */
  old_verified_at: string | null
  confirmed_at: string | null
  /** When the mail to the former address was sent. */
  told_at: string | null
  /** Until when it can be confirmed, or once it is, taken back. */
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

export type MailKind = 'password_reset' | 'email_confirm' | 'email_changed' | 'new_device'

export type MailOutboxTable = {
  id: Generated<string>
  kind: MailKind
  /** Null if no user has the address: there is nothing to send. */
  user_id: string
  attempts: Generated<number>
  next_attempt_at: GeneratedInstant
  created_at: GeneratedInstant
}

export type ProfilesTable = {
  user_id: string
  first_name: string
  last_name: string
  phone: string | null
  address: string | null
  city: string | null
  state: string | null
  zip_code: string | null
  country: string | null
  current_title: string | null
  years_of_experience: number | null
  preferred_roles: Generated<string[]>
  preferred_locations: Generated<string[]>
  willing_to_relocate: Generated<boolean>
  remote_preference: Generated<RemotePreference>
  desired_salary_min: number | null
  desired_salary_max: number | null
  work_auth_status: Generated<WorkAuthStatus>
  need_sponsorship: Generated<boolean>
  work_auth_additional_info: string | null
  linkedin_url: string | null
  github_url: string | null
  portfolio_url: string | null
  other_urls: Generated<string[]>
  other_url_titles: Generated<LinkTitles>
  date_of_birth: string | null
  job_search_status: Generated<JobSearchStatus>
  created_at: GeneratedInstant
  updated_at: GeneratedInstant
}

export type ExperiencesTable = {
  id: string
  user_id: string
  company_name: string
  title: string
  location: string | null
  start_date: string
  /** Null for a current role. */
  end_date: string | null
  description: string | null
  role_type: RoleType
}

export type EducationsTable = {
  id: string
  user_id: string
  school_name: string
  degree: string
  field_of_study: string
  start_date: string
  end_date: string | null
  gpa: string | null
  location: string | null
  achievements: string | null
}

export type ProjectsTable = {
  id: string
  user_id: string
  project_name: string
  position_title: string | null
  location: string | null
  start_date: string | null
  end_date: string | null
  description: string
  current_project: boolean
  link: string | null
}

/** The encryption keys that have been used with this database, by their fingerprints. */
export type EncryptionKeysTable = {
  id: string
  check_value: string
  created_at: GeneratedInstant
}

/** Answers encrypted with the server's key (server/secrets). */
export type EqualEmploymentDataTable = {
  id: Generated<string>
  user_id: string
  key_id: string
  nonce: Uint8Array
  ciphertext: Uint8Array
  created_at: GeneratedInstant
  updated_at: GeneratedInstant
}

export type JobsTable = {
  id: Generated<string>
  user_id: string
  company: string
  position: string
  location: string | null
  status: JobStatus
  application_date: string
  deadline: string | null
  interview_date: string | null
  interview_type: InterviewType | null
  interview_round: number | null
  url: string | null
  notes: string | null
  checked_items: Generated<string[]>
  work_mode: WorkMode | null
  employment_type: EmploymentType | null
  salary_min: number | null
  salary_max: number | null
  salary_currency: string | null
  salary_period: SalaryPeriod | null
  source: string | null
  /** Idempotency key of the request that created it; unique per user. */
  request_id: string | null
  status_changed_at: GeneratedInstant
  created_at: GeneratedInstant
  updated_at: GeneratedInstant
  /** Set while a delete can still be undone; such rows are invisible everywhere else. */
  deleted_at: string | null
  /** What it is compared by with another (src/jobs/similar.ts); out of date without `has_keys`. */
  address_key: string | null
  company_key: string | null
  position_key: string | null
  has_keys: Generated<boolean>
}

/** The text of an application's posting, apart from the application: lists don't read it. */
export type JobPostingsTable = {
  user_id: string
  job_id: string
  text: string
  /** The text as searches compare it (`toSearchText`). */
  search_text: string
  html_title: string | null
  url: string | null
  captured_at: Instant
}

export type JobStatusChangesTable = {
  id: Generated<string>
  user_id: string
  job_id: string
  from_status: JobStatus | null
  to_status: JobStatus
  changed_at: GeneratedInstant
}

export type ResourcesTable = {
  id: Generated<string>
  user_id: string
  title: string
  url: string
  category: ResourceCategory
  description: string | null
  /** Comma-joined. */
  tags: string | null
  /** Idempotency key of the request that created it; unique per user. */
  request_id: string | null
  created_at: GeneratedInstant
  updated_at: GeneratedInstant
  /** Set while a delete can still be undone; such rows are invisible everywhere else. */
  deleted_at: string | null
}

/** One row: its id is the prefix of every storage key of this database's files. */
export type StorageNamespaceTable = { id: Generated<string>; is_only: Generated<boolean> }

export type DocumentsTable = {
  id: Generated<string>
  user_id: string
  filename: string
  document_type: DocumentType
  file_type: string
  file_size: number
  /** The key of the file in the storage (server/storage). */
  storage_key: string
  uploaded_at: GeneratedInstant
  /** Set while a delete can still be undone; such rows are invisible everywhere else. */
  deleted_at: string | null
  /** Idempotency key of the request that uploaded it; unique per user. */
  request_id: string | null
}

/** Uploads that a browser may put directly into the storage. */
export type DocumentUploadsTable = {
  key: string
  user_id: string
  /** Set when the upload is finalized. */
  document_id: string | null
  created_at: GeneratedInstant
}

/** Documents sent with an application; `document_id` is null once the document is deleted. */
export type JobDocumentsTable = {
  id: Generated<string>
  job_id: string
  user_id: string
  document_id: string | null
  filename: string
  document_type: DocumentType
}

export type RateLimitsTable = {
  /** SHA-256 (hex) of rule and subject, so that no IP or e-mail address is stored. */
  key: string
  hits: number
  resets_at: Instant
}

/** What one server does at a time (./lease.ts). */
export type LeasesTable = { name: string; owner: string; expires_at: Instant }

export type Database = {
  leases: LeasesTable
  users: UsersTable
  sessions: SessionsTable
  security_events: SecurityEventsTable
  known_devices: KnownDevicesTable
  totp_secrets: TotpSecretsTable
  recovery_codes: RecoveryCodesTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  pending_sign_ins: PendingSignInsTable
  identities: IdentitiesTable
  password_resets: PasswordResetsTable
  invitations: InvitationsTable
  email_changes: EmailChangesTable
  email_links: EmailLinksTable
  mail_outbox: MailOutboxTable
  profiles: ProfilesTable
  experiences: ExperiencesTable
  educations: EducationsTable
  projects: ProjectsTable
  encryption_keys: EncryptionKeysTable
  equal_employment_data: EqualEmploymentDataTable
  jobs: JobsTable
  job_postings: JobPostingsTable
  job_status_changes: JobStatusChangesTable
  resources: ResourcesTable
  storage_namespace: StorageNamespaceTable
  documents: DocumentsTable
  document_uploads: DocumentUploadsTable
  job_documents: JobDocumentsTable
  rate_limits: RateLimitsTable
}
