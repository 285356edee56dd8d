import { z } from 'zod'
import { LANGUAGE_CODES } from '../language/languages.ts'
import { instant, uuid } from '../response-fields.ts'

export const registerResponse = z.object({
  message: z.string(),
  user: z.object({
    id: uuid,
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
  }),
})

export const loginResponse = z
  .object({
    access_token: z.string().describe('Valid for 30 days, and extended while in use'),
    token_type: z.literal('bearer'),
  })
  .meta({ id: 'SignedIn' })

/** The signed-in user, as the app's frame needs it. */
export const me = z
  .object({
    id: uuid,
    email: z.string(),
    pending_email: z
      .string()
      .nullable()
      .describe('A new address whose link has not been opened yet'),
    username: z.string().nullable(),
    first_name: z.string(),
    last_name: z.string(),
    has_password: z
      .boolean()
      .describe('False if the user, or everyone on this server, only signs in through a provider'),
    third_party_icons: z.boolean().describe('Whether icons may be requested from other sites'),
    language: z
      .enum(LANGUAGE_CODES)
      .nullable()
      .describe('The language of screens and emails; null follows the browser'),
  })
  .meta({ id: 'Me' })

/** A place where the person is signed in. */
export const openSession = z
  .object({
    id: uuid,
    device: z.string().describe('Such as `Chrome on Linux` or `Unknown device`'),
    created_at: instant,
    last_used_at: instant.describe('Accurate to five minutes'),
    is_current: z.boolean(),
  })
  .meta({ id: 'OpenSession' })

export const sessionsResponse = z.array(openSession)

/** An account at a provider that signs in as the person. */
export const linkedIdentity = z
  .object({
    id: uuid,
    provider: z
      .string()
      .describe('The provider’s name, or its host if it is no longer configured on this server'),
    email: z
      .string()
      .nullable()
      .describe('As verified by the provider at the last sign-in; null if unknown'),
    created_at: instant,
  })
  .meta({ id: 'LinkedIdentity' })

export const identitiesResponse = z.object({ identities: z.array(linkedIdentity) })

export const emailConfirmed = z.object({ message: z.string(), email: z.string() })

export const takenBack = z.object({
  email: z.string(),
  reset_token: z
    .string()
    .nullable()
    .describe('A token to set a new password; null if users only sign in through a provider'),
})
