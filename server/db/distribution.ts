import type { Database } from './schema.ts'

/**
 * How a database that distributes its tables over machines (Citus) stores each table:
 * - `person`: with the other rows of the same `user_id`, so that a person's statement needs one
 * machine
 * - `everywhere`: complete on every machine, since it is looked up by values unique among all users
 * - `here`: complete on one machine, since it never has many rows
 * - a column: distributed by it, since look-ups only know this column
 */
export type Place = 'person' | 'everywhere' | 'here' | { by: string }

export const DISTRIBUTION: Record<keyof Database, Place> = {
  users: 'everywhere',
  identities: 'everywhere',
  calendars: 'everywhere',
  mail_addresses: 'everywhere',
  encryption_keys: 'everywhere',
  storage_namespace: 'everywhere',

  sessions: { by: 'id' },
  access_tokens: { by: 'token_hash' },
  rate_limits: 'here',

  leases: 'here',
  password_resets: 'here',
  mail_outbox: 'here',
  mail_folders: 'here',
  invitations: 'here',
  email_changes: 'here',
  email_links: 'here',
  passkey_challenges: 'here',
  pending_sign_ins: 'here',
  digest_links: 'here',
  vapid_keys: 'here',

  changed_tables: 'person',
  profiles: 'person',
  experiences: 'person',
  educations: 'person',
  projects: 'person',
  equal_employment_data: 'person',
  jobs: 'person',
  job_postings: 'person',
  job_stages: 'person',
  undos: 'person',
  job_status_changes: 'person',
  interviews: 'person',
  interview_contacts: 'person',
  contacts: 'person',
  job_contacts: 'person',
  reminders: 'person',
  activities: 'person',
  views: 'person',
  imports: 'person',
  mails: 'person',
  mail_invitations: 'person',
  suggestion_snoozes: 'person',
  dashboards: 'person',
  goals: 'person',
  resources: 'person',
  documents: 'person',
  document_uploads: 'person',
  job_documents: 'person',
  packets: 'person',
  packet_files: 'person',
  security_events: 'person',
  known_devices: 'person',
  totp_secrets: 'person',
  recovery_codes: 'person',
  passkeys: 'person',
  notification_settings: 'person',
  deliveries: 'person',
  calendar_events: 'person',
  push_subscriptions: 'person',
  push_messages: 'person',
}
