import { z } from 'zod'
import { id, requiredText } from '../fields.ts'
import type { passkey, recoveryCodes, totpSetup, twoStepStatus } from './responses.ts'
import { t } from '../language/t.ts'

const TOKEN_MAX = 200
const CODE_MAX = 60
/** Larger than any authenticator's key, signature or certificate. */
const BINARY_MAX = 20_000
const PASSKEY_NAME_MAX = 100
export const PASSKEYS_MAX = 20

export const SECOND_STEP_METHODS = ['totp', 'passkey', 'recovery_code'] as const
export type SecondStepMethod = (typeof SECOND_STEP_METHODS)[number]

/** Returned with status 403 for a correct password if a second step is required. */
export const secondStep = z.object({
  token: z.string(),
  methods: z.array(z.enum(SECOND_STEP_METHODS)),
})
export type SecondStep = z.infer<typeof secondStep>

export const SECOND_STEP_NEEDED = 'second_step_required'

const binary = z.base64url(t('Must be base64url')).max(BINARY_MAX, t('Too long'))
const credential = {
  id: binary,
  rawId: binary,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).optional(),
}

/** A browser's response for a passkey that signs in (WebAuthn's JSON form). */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary,
    authenticatorData: binary,
    signature: binary,
    userHandle: binary.nullish(),
  }),
})
export type Assertion = z.infer<typeof assertion>

/** A browser's response for a new passkey. */
export const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary,
    attestationObject: binary,
    transports: z
      .array(
        z
          .string()
          .max(40)
          .regex(/^[\w-]+$/),
      )
      .max(10)
      .optional(),
  }),
})
export type Attestation = z.infer<typeof attestation>

const token = z
  .string({ error: t('The token is missing') })
  .min(1)
  .max(TOKEN_MAX)
const code = requiredText(t('Code'), CODE_MAX)

export const stepRef = z.object({ token })
/** A code of the app, a recovery code, or a passkey. */
export const finishInput = z
  .object({ token, code: code.optional(), passkey: assertion.optional() })
  .refine(({ code: typed, passkey }) => typed !== undefined || passkey !== undefined, {
    error: t('Code is required'),
    path: ['code'],
  })
export type FinishInput = z.infer<typeof finishInput>

export const passkeySignIn = z.object({ passkey: assertion })

/**
 * Proves that the person, not somebody at their open screen, makes the request: the password, or
 * without one a code of the second step or a sign-in at the provider within ten minutes.
 */
export const proof = z.object({
  password: z.string({ error: t('Password must be text') }).optional(),
  code: code.optional(),
})
export type Proof = z.infer<typeof proof>

export const confirmTotpInput = z.object({ code })
export const addPasskeyInput = z.object({
  name: requiredText(t('Name'), PASSKEY_NAME_MAX),
  passkey: attestation,
})
export const removePasskeyInput = proof.extend({ id })

export type Passkey = z.infer<typeof passkey>

export type TwoStepStatus = z.infer<typeof twoStepStatus>

/** The codes are shown once; null if there are some already. */
export type RecoveryCodes = z.infer<typeof recoveryCodes>
export type TotpSetup = z.infer<typeof totpSetup>
