import type { RateRule } from '../../rate-limit/limiter.ts'

const MINUTE_MS = 60_000

/** Failed sign-ins; successful ones never count. */
export const LOGINS_PER_ACCOUNT: RateRule = {
  name: 'login-account',
  limit: 10,
  windowMs: 15 * MINUTE_MS,
}
export const LOGINS_PER_ADDRESS: RateRule = {
  name: 'login-address',
  limit: 100,
  windowMs: 15 * MINUTE_MS,
}
/** Failed sign-ins on a device that has signed in to the account before. */
export const LOGINS_PER_DEVICE: RateRule = {
  name: 'login-device',
  limit: 10,
  windowMs: 15 * MINUTE_MS,
}
/** Correct passwords, far above what a person needs: each costs the server a hash. */
export const CORRECT_PASSWORDS: RateRule = {
  name: 'right-password',
  limit: 60,
  windowMs: MINUTE_MS,
}
/**
 * Wrong passwords of a signed-in person. Counted apart from sign-ins, so that strangers who guess
 * cannot prevent a password change.
 */
export const OWN_PASSWORD_CHECKS: RateRule = {
  name: 'own-password',
  limit: 10,
  windowMs: 15 * MINUTE_MS,
}
/** Reset requests, whether or not there is such an account. */
export const RESETS_PER_ACCOUNT: RateRule = {
  name: 'reset-account',
  limit: 5,
  windowMs: 60 * MINUTE_MS,
}
export const RESETS_PER_ADDRESS: RateRule = {
  name: 'reset-address',
  limit: 60,
  windowMs: 60 * MINUTE_MS,
}
/** Mailed links to a new address, limited per account and per address. */
export const EMAIL_CHANGES_PER_ACCOUNT: RateRule = {
  name: 'email-change-account',
  limit: 5,
  windowMs: 60 * MINUTE_MS,
}
export const EMAIL_CHANGES_PER_TARGET: RateRule = {
  name: 'email-change-target',
  limit: 5,
  windowMs: 60 * MINUTE_MS,
}
export const REGISTRATIONS_PER_ADDRESS: RateRule = {
  name: 'register-address',
  limit: 300,
  windowMs: 60 * MINUTE_MS,
}
