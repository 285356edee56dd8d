import { z } from 'zod'
import { count, instant, uuid } from '../response-fields.ts'

export const passkey = z
  .object({
    id: uuid,
    name: z.string(),
    created_at: instant,
    last_used_at: instant.nullable(),
  })
  .meta({ id: 'Passkey' })

export const twoStepStatus = z.object({
  totp: z.boolean().describe('Whether an authenticator app is set up'),
  passkeys: z.array(passkey),
  recovery_codes: count.describe('How many unused codes are left'),
})

const codes = {
  recovery_codes: z
    .array(z.string())
    .nullable()
    .describe('Only returned once; null if codes existed already'),
}
export const recoveryCodes = z.object(codes)
export const addedPasskey = passkey.extend(codes).meta({ id: 'AddedPasskey' })

export const totpSetup = z.object({
  secret: z.string().describe('In base32, to be typed into the app'),
  uri: z.string().describe('For a QR code'),
})

/** The options in WebAuthn's JSON form, for the browser's functions. */
export const webAuthnOptions = z.object({
  options: z.looseObject({ challenge: z.string() }),
})
