import type { RateRule } from '../../rate-limit/limiter.ts'

const MINUTE_MS = 60_000

/** Wrong codes and passkeys of one account, which only somebody with the password can try. */
export const SECOND_STEPS: RateRule = { name: 'second-step', limit: 10, windowMs: 15 * MINUTE_MS }
/** Passkey challenges for people who are not signed in. */
export const CHALLENGES_PER_ADDRESS: RateRule = {
  name: 'passkey-challenge',
  limit: 60,
  windowMs: 5 * MINUTE_MS,
}
/** Sign-ins by passkey alone, right or wrong. */
export const PASSKEYS_PER_ADDRESS: RateRule = {
  name: 'passkey-address',
  limit: 100,
  windowMs: 15 * MINUTE_MS,
}
