import type {
  EmailChangesTable,
  EmailLinksTable,
  IdentitiesTable,
  InvitationsTable,
  MailOutboxTable,
  PasswordResetsTable,
  UsersTable,
} from './tables/accounts.ts'
import type {
  AccessTokensTable,
  KnownDevicesTable,
  PasskeyChallengesTable,
  PasskeysTable,
  PendingSignInsTable,
  RecoveryCodesTable,
  SecurityEventsTable,
  SessionsTable,
  TotpSecretsTable,
} from './tables/sign-in.ts'
import type {
  EducationsTable,
  EqualEmploymentDataTable,
  ExperiencesTable,
  ProfilesTable,
  ProjectsTable,
} from './tables/profile.ts'
import type {
  JobDocumentsTable,
  JobPostingsTable,
  JobStagesTable,
  JobStatusChangesTable,
  JobsTable,
} from './tables/jobs.ts'
import type { InterviewContactsTable, InterviewsTable } from './tables/interviews.ts'
import type {
  DocumentUploadsTable,
  DocumentsTable,
  StorageNamespaceTable,
} from './tables/documents.ts'
import type { PacketFilesTable, PacketsTable } from './tables/packets.ts'
import type { ResourcesTable } from './tables/resources.ts'
import type {
  ActivitiesTable,
  ContactsTable,
  JobContactsTable,
  RemindersTable,
} from './tables/people.ts'
import type {
  DeliveriesTable,
  DigestLinksTable,
  NotificationSettingsTable,
  PushMessagesTable,
  PushSubscriptionsTable,
  VapidKeysTable,
} from './tables/notifications.ts'
import type { UndosTable } from './tables/undos.ts'
import type { ViewsTable } from './tables/views.ts'
import type {
  MailAddressesTable,
  MailFoldersTable,
  MailInvitationsTable,
  MailsTable,
} from './tables/mails.ts'
import type { ImportsTable } from './tables/transfer.ts'
import type { DashboardsTable, GoalsTable, SuggestionSnoozesTable } from './tables/day.ts'
import type { ChangedTablesTable } from './tables/changes.ts'
import type { CalendarEventsTable, CalendarsTable } from './tables/calendar.ts'
import type { EncryptionKeysTable, LeasesTable, RateLimitsTable } from './tables/server.ts'

/** All tables, as the migrations made them. */
export type Database = {
  leases: LeasesTable
  changed_tables: ChangedTablesTable
  users: UsersTable
  sessions: SessionsTable
  security_events: SecurityEventsTable
  known_devices: KnownDevicesTable
  totp_secrets: TotpSecretsTable
  recovery_codes: RecoveryCodesTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  pending_sign_ins: PendingSignInsTable
  access_tokens: AccessTokensTable
  identities: IdentitiesTable
  password_resets: PasswordResetsTable
  invitations: InvitationsTable
  email_changes: EmailChangesTable
  email_links: EmailLinksTable
  mail_outbox: MailOutboxTable
  calendars: CalendarsTable
  calendar_events: CalendarEventsTable
  notification_settings: NotificationSettingsTable
  digest_links: DigestLinksTable
  deliveries: DeliveriesTable
  push_subscriptions: PushSubscriptionsTable
  push_messages: PushMessagesTable
  vapid_keys: VapidKeysTable
  profiles: ProfilesTable
  experiences: ExperiencesTable
  educations: EducationsTable
  projects: ProjectsTable
  encryption_keys: EncryptionKeysTable
  equal_employment_data: EqualEmploymentDataTable
  jobs: JobsTable
  job_postings: JobPostingsTable
  job_stages: JobStagesTable
  undos: UndosTable
  job_status_changes: JobStatusChangesTable
  interviews: InterviewsTable
  interview_contacts: InterviewContactsTable
  contacts: ContactsTable
  job_contacts: JobContactsTable
  reminders: RemindersTable
  activities: ActivitiesTable
  views: ViewsTable
  imports: ImportsTable
  mails: MailsTable
  mail_invitations: MailInvitationsTable
  mail_addresses: MailAddressesTable
  mail_folders: MailFoldersTable
  suggestion_snoozes: SuggestionSnoozesTable
  dashboards: DashboardsTable
  goals: GoalsTable
  resources: ResourcesTable
  storage_namespace: StorageNamespaceTable
  documents: DocumentsTable
  document_uploads: DocumentUploadsTable
  job_documents: JobDocumentsTable
  packets: PacketsTable
  packet_files: PacketFilesTable
  rate_limits: RateLimitsTable
}
