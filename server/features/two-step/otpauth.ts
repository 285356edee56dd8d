import { Secret, TOTP } from 'otpauth'

/** The settings that every authenticator app supports. */
const PERIOD_SECONDS = 30
const OPTIONS = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const
/** How many periods a clock may be off. */
const WINDOW = 1

export const createSecret = (): string => new Secret({ size: 20 }).base32

/** The URI that an authenticator app reads from a QR code. */
export const describeSecret = (secret: string, email: string): string =>
  new TOTP({
    ...OPTIONS,
    issuer: 'Foothold',
    label: email,
    secret: Secret.fromBase32(secret),
  }).toString()

/** Returns the period that `code` belongs to; undefined if it is not valid now. */
export function findStep(secret: string, code: string, now = Date.now()): number | undefined {
  const digits = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return undefined
  const totp = new TOTP({ ...OPTIONS, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: digits, timestamp: now, window: WINDOW })
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_SECONDS) + delta
}
