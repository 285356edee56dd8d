import { t } from '#src/language/t.ts'

/**
 * The recorded security events of an account, and their texts for its owner. A new kind only needs
 * a line here.
 */
export const SECURITY_EVENTS = {
  registered: t('Account created'),
  sign_in: t('Signed in'),
  sign_in_new_device: t('Signed in on a new device'),
  sign_in_failed: t('Wrong password'),
  second_step_failed: t('Wrong code at the second step'),
  session_ended: t('Signed out a device'),
  sessions_ended: t('Signed out of other devices'),
  password_changed: t('Password changed'),
  reset_requested: t('Password reset requested'),
  password_reset: t('Password reset'),
  username_changed: t('Username changed'),
  email_change_requested: t('Change of email requested'),
  email_changed: t('Email changed'),
  email_taken_back: t('Change of email undone'),
  identity_linked: t('Sign-in provider linked'),
  identity_unlinked: t('Sign-in provider unlinked'),
  account_claimed: t('Account claimed by the owner of its email'),
  passkey_added: t('Passkey added'),
  passkey_removed: t('Passkey removed'),
  totp_added: t('Authenticator app added'),
  totp_removed: t('Authenticator app removed'),
  recovery_codes_made: t('New recovery codes created'),
  recovery_code_used: t('Recovery code used'),
  two_step_removed: t('Two-step sign-in removed by the server’s owner'),
  token_created: t('Access token created'),
  token_deleted: t('Access token revoked'),
  calendar_made: t('Calendar address created'),
  calendar_ended: t('Calendar address revoked'),
  mail_address_made: t('Mail address created'),
  mail_address_ended: t('Mail address revoked'),
  mail_folder_connected: t('Mail folder connected'),
  mail_folder_ended: t('Mail folder disconnected'),
  data_exported: t('Data downloaded'),
  reset_link_made: t('Reset link created by the server’s owner'),
  account_disabled: t('Account disabled by the server’s owner'),
  account_enabled: t('Account enabled by the server’s owner'),
} as const

export type SecurityEventKind = keyof typeof SECURITY_EVENTS

export type SecurityEvent = {
  id: string
  kind: SecurityEventKind
  /** Such as `Chrome on Linux`; null for events on the server itself. */
  device: string | null
  /** A detail, such as the name of a passkey or a provider. */
  detail: string | null
  happened_at: string
}

/** Events that the person may not have caused, highlighted so that they are not overlooked. */
const ALARMING: ReadonlySet<SecurityEventKind> = new Set(['sign_in_failed', 'second_step_failed'])
export const isAlarming = (kind: SecurityEventKind) => ALARMING.has(kind)

/** How long an event is stored, and the maximum per account and per kind. */
export const SECURITY_EVENT_DAYS = 90
export const SECURITY_EVENTS_MAX = 500
export const SECURITY_EVENTS_OF_KIND_MAX = 100
