import { z } from 'zod'
import { emailField } from '#src/auth/schema.ts'
import { SHORT_TEXT_MAX } from '#src/fields.ts'

const SUBJECT_MAX = 255
const NUL = '\u0000'

/** The claims of userinfo (OpenID Connect Core, section 5.1); some providers quote the boolean. */
export const claims = z.object({
  sub: z.string().min(1).max(SUBJECT_MAX),
  email: z.string().nullish(),
  email_verified: z.union([z.boolean(), z.string()]).nullish(),
  given_name: z.string().nullish(),
  family_name: z.string().nullish(),
  name: z.string().nullish(),
})
export type Claims = z.infer<typeof claims>

/** A person's identity at a provider. */
export type Identity = {
  issuer: string
  subject: string
  /** Only one that the provider has verified. */
  email: string | undefined
  first_name: string
  last_name: string
}

export const toIdentity = (issuer: string, read: Claims): Identity => ({
  issuer,
  subject: read.sub,
  email: findVerifiedEmail(read),
  ...findNames(read),
})

function findVerifiedEmail({ email, email_verified }: Claims): string | undefined {
  if (email_verified !== true && email_verified !== 'true') return undefined
  return emailField.safeParse(email).data
}

/** The first word of a full name is used as the first name. */
function findNames({ given_name, family_name, name }: Claims) {
  if (given_name || family_name) {
    return { first_name: cleanName(given_name), last_name: cleanName(family_name) }
  }
  const [first, ...others] = cleanName(name).split(/\s+/)
  return { first_name: first ?? '', last_name: others.join(' ') }
}

const cleanName = (name: string | null | undefined) =>
  (name ?? '').replaceAll(NUL, '').trim().slice(0, SHORT_TEXT_MAX).toWellFormed()
