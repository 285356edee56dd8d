/**
 * What is noted about the security of an account, and how it is told to its owner. A new kind needs a
 * line here and nothing else.
 */
export const SECURITY_EVENTS = {
  registered: 'Account created',
  sign_in: 'Signed in',
  sign_in_new_device: 'Signed in on a new device',
  sign_in_failed: 'Wrong password',
  second_step_failed: 'Wrong code at the second step',
  session_ended: 'Signed out a device',
  sessions_ended: 'Signed out of other devices',
  password_changed: 'Password changed',
  reset_requested: 'Password reset requested',
  password_reset: 'Password reset',
  username_changed: 'Username changed',
  email_change_requested: 'Change of email requested',
  email_changed: 'Email changed',
  email_taken_back: 'Change of email taken back',
  identity_linked: 'Sign-in provider linked',
  identity_unlinked: 'Sign-in provider unlinked',
  account_claimed: 'Account taken over by the owner of its email',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  totp_added: 'Authenticator app added',
  totp_removed: 'Authenticator app removed',
  recovery_codes_made: 'New recovery codes made',
  recovery_code_used: 'Recovery code used',
  two_step_removed: 'Two-step sign-in removed by the server’s owner',
  token_created: 'Access token made',
  token_deleted: 'Access token ended',
  calendar_made: 'Calendar address made',
  calendar_ended: 'Calendar address ended',
  mail_address_made: 'Mail address made',
  mail_address_ended: 'Mail address ended',
  mail_folder_connected: 'Mail folder connected',
  mail_folder_ended: 'Mail folder disconnected',
  data_exported: 'Data downloaded',
  reset_link_made: 'Reset link made by the server’s owner',
  account_disabled: 'Account disabled by the server’s owner',
  account_enabled: 'Account enabled by the server’s owner',
} as const

export type SecurityEventKind = keyof typeof SECURITY_EVENTS

export type SecurityEvent = {
  id: string
  kind: SecurityEventKind
  /** `Chrome on Linux`; null where it happened on the server itself. */
  device: string | null
  /** What it was about, such as the name of a passkey or a provider. */
  detail: string | null
  happened_at: string
}

/** What happened without the person, or against them: shown so that it is not overlooked. */
const ALARMING: ReadonlySet<SecurityEventKind> = new Set(['sign_in_failed', 'second_step_failed'])
export const isAlarming = (kind: SecurityEventKind) => ALARMING.has(kind)

/** How long an event is kept, and how many of one account at most (and of one kind). */
export const SECURITY_EVENT_DAYS = 90
export const SECURITY_EVENTS_MAX = 500
export const SECURITY_EVENTS_OF_KIND_MAX = 100
