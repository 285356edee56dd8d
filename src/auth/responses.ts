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
    access_token: z.string().describe('Good for 30 days, and extended while in use'),
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
      .describe('False for who only signs in through a provider, and where everybody does'),
    third_party_icons: z.boolean().describe('Whether the icons of other sites may be asked for'),
    language: z
      .enum(LANGUAGE_CODES)
      .nullable()
      .describe('Of screens and mails; null follows the browser'),
  })
  .meta({ id: 'Me' })

/** A place where the person is signed in. */
export const openSession = z
  .object({
    id: uuid,
    device: z.string().describe('`Chrome on Linux`, `Unknown device`'),
    created_at: instant,
    last_used_at: instant.describe('To within five minutes'),
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
      .describe('As people call it, or the host of one that is not set up here any more'),
    email: z
      .string()
      .nullable()
      .describe('What the provider vouched for at the last sign-in; null if not known'),
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
    .describe('Sets a new password; null where people sign in through a provider alone'),
})
