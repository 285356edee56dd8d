import { z } from 'zod'
import { LINKEDIN_ISSUER } from '../../config-variables.ts'
import { isSecureAddress } from '../../secure-address.ts'
import { type CallProvider, SignInFailed } from './linkedin-call.ts'

const KEPT_MS = 60 * 60 * 1000

const address = z.string().refine(isSecureAddress)

/** OpenID Connect Discovery 1.0, section 3: what is used of it. */
const discovered = z.object({
  issuer: z.string(),
  authorization_endpoint: address,
  token_endpoint: address,
  userinfo_endpoint: address,
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
  code_challenge_methods_supported: z.array(z.string()).default([]),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
})

export type Endpoints = z.infer<typeof discovered> & {
  /** LinkedIn's ID tokens repeat no nonce. */
  repeatsNonce: boolean
}

const LINKEDIN: Endpoints = {
  issuer: LINKEDIN_ISSUER,
  authorization_endpoint: 'https://www.linkedin.com/oauth/v2/authorization',
  token_endpoint: 'https://www.linkedin.com/oauth/v2/accessToken',
  userinfo_endpoint: 'https://api.linkedin.com/v2/userinfo',
  token_endpoint_auth_methods_supported: ['client_secret_post'],
  code_challenge_methods_supported: [],
  authorization_response_iss_parameter_supported: false,
  repeatsNonce: false,
}

const withoutSlash = (value: string) => value.replace(/\/$/, '')

/**
 * Answers where `issuer` takes its calls: LinkedIn's are known, any other's are read from its
 * discovery document once an hour. @throws SignInFailed, and asks again the next time.
 */
export function createEndpointReader(issuer: string, call: CallProvider): () => Promise<Endpoints> {
  if (issuer === LINKEDIN_ISSUER) return () => Promise.resolve(LINKEDIN)
  let kept: { endpoints: Endpoints; readAt: number } | undefined
  return async () => {
    if (kept !== undefined && Date.now() - kept.readAt < KEPT_MS) return kept.endpoints
    const read = await call(`${issuer}/.well-known/openid-configuration`, discovered)
    if (withoutSlash(read.issuer) !== issuer) throw new SignInFailed('another issuer')
    kept = { endpoints: { ...read, repeatsNonce: true }, readAt: Date.now() }
    return kept.endpoints
  }
}
