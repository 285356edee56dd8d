import { z } from 'zod'
import { isSecureAddress, LINKEDIN_ISSUER } from '../../config-variables.ts'
import { type CallProvider, SignInFailed } from './linkedin-call.ts'

const CACHE_MS = 60 * 60 * 1000

/** The way of sending the client's secret; the default of the specification. */
const BASIC = 'client_secret_basic'

const address = z.string().refine(isSecureAddress)

/** The fields of a discovery document that are used (OpenID Connect Discovery 1.0, section 3). */
const discovered = z.object({
  issuer: z.string(),
  authorization_endpoint: address,
  token_endpoint: address,
  userinfo_endpoint: address,
  token_endpoint_auth_methods_supported: z.array(z.string()).default([BASIC]),
  code_challenge_methods_supported: z.array(z.string()).default([]),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
})

export type Endpoints = Omit<
  z.infer<typeof discovered>,
  'token_endpoint_auth_methods_supported'
> & {
  /** False for LinkedIn, whose ID tokens contain no nonce. */
  repeatsNonce: boolean
}

const LINKEDIN: Endpoints = {
  issuer: LINKEDIN_ISSUER,
  authorization_endpoint: 'https://www.linkedin.com/oauth/v2/authorization',
  token_endpoint: 'https://www.linkedin.com/oauth/v2/accessToken',
  userinfo_endpoint: 'https://api.linkedin.com/v2/userinfo',
  code_challenge_methods_supported: [],
  authorization_response_iss_parameter_supported: false,
  repeatsNonce: false,
}

const withoutSlash = (value: string) => value.replace(/\/$/, '')

/**
 * Returns a reader of the endpoints of `issuer`: LinkedIn's are constants, any other's are read from
 * its discovery document and kept for an hour. The reader throws SignInFailed.
 */
export function createEndpointReader(issuer: string, call: CallProvider): () => Promise<Endpoints> {
  if (issuer === LINKEDIN_ISSUER) return () => Promise.resolve(LINKEDIN)
  let cached: { endpoints: Endpoints; readAt: number } | undefined
  return async () => {
    if (cached !== undefined && Date.now() - cached.readAt < CACHE_MS) return cached.endpoints
    const read = await call(`${issuer}/.well-known/openid-configuration`, discovered)
    if (withoutSlash(read.issuer) !== issuer) throw new SignInFailed('another issuer')
    if (!read.token_endpoint_auth_methods_supported.includes(BASIC)) {
      throw new SignInFailed(`the provider does not support ${BASIC}`)
    }
    cached = { endpoints: { ...read, repeatsNonce: true }, readAt: Date.now() }
    return cached.endpoints
  }
}
