import {
  CodeChallengeMethod,
  decodeIdToken,
  generateCodeVerifier,
  generateState,
  OAuth2Client,
} from 'arctic'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import { createProviderCall, PROVIDER_TIMEOUT_MS, SignInFailed } from './linkedin-call.ts'
import { createEndpointReader, type Endpoints } from './linkedin-endpoints.ts'
import { claims, type Identity, toIdentity } from './linkedin-identity.ts'

const SCOPES = ['openid', 'profile', 'email']
export const CALLBACK_PATH = '/api/linkedin/callback'

/** What the browser keeps between leaving for the provider and coming back. */
export type Attempt = { state: string; verifier: string; nonce: string }

export type SignInProvider = {
  /** Where to send the browser, and what it has to keep. @throws SignInFailed */
  begin(): Promise<{ address: string; attempt: Attempt }>
  /**
   * Who came back with `code`; its state has been compared. `issuer` is who says so, where the
   * answer names it (RFC 9207). @throws SignInFailed
   */
  finish(code: string, attempt: Attempt, issuer?: string): Promise<Identity>
}

const tokens = z.object({ access_token: z.string().min(1), id_token: z.string().optional() })

/** LinkedIn, or the OpenID provider that stands in for it. Arctic's only user in the code base. */
export function createSignInProvider(
  config: Pick<Config, 'publicUrl' | 'oidcIssuer'>,
  credentials: NonNullable<Config['linkedin']>,
  timeoutMs = PROVIDER_TIMEOUT_MS,
): SignInProvider {
  const { clientId, clientSecret } = credentials
  const redirectUri = `${config.publicUrl}${CALLBACK_PATH}`
  const client = new OAuth2Client(clientId, clientSecret, redirectUri)
  const call = createProviderCall(timeoutMs)
  const readEndpoints = createEndpointReader(config.oidcIssuer, call)

  /** Arctic's own exchange knows Basic alone, which LinkedIn does not, and has no time limit. */
  function exchange(code: string, { verifier }: Attempt, endpoints: Endpoints) {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
    })
    if (takesPkce(endpoints)) body.set('code_verifier', verifier)
    const headers = new Headers()
    if (endpoints.token_endpoint_auth_methods_supported.includes('client_secret_post')) {
      body.set('client_id', clientId)
      body.set('client_secret', clientSecret)
    } else {
      headers.set('authorization', toBasic(clientId, clientSecret))
    }
    return call(endpoints.token_endpoint, tokens, { method: 'POST', body, headers })
  }

  return {
    async begin() {
      const endpoints = await readEndpoints()
      const attempt = {
        state: generateState(),
        verifier: generateCodeVerifier(),
        nonce: generateState(),
      }
      const { authorization_endpoint: endpoint } = endpoints
      const { state, verifier } = attempt
      const address = takesPkce(endpoints)
        ? client.createAuthorizationURLWithPKCE(
            endpoint,
            state,
            CodeChallengeMethod.S256,
            verifier,
            SCOPES,
          )
        : client.createAuthorizationURL(endpoint, state, SCOPES)
      if (endpoints.repeatsNonce) address.searchParams.set('nonce', attempt.nonce)
      return { address: address.href, attempt }
    },

    async finish(code, attempt, issuer) {
      const endpoints = await readEndpoints()
      if (endpoints.authorization_response_iss_parameter_supported && issuer !== endpoints.issuer) {
        throw new SignInFailed('the answer came from another issuer')
      }
      const { access_token, id_token } = await exchange(code, attempt, endpoints)
      const headers = { authorization: `Bearer ${access_token}` }
      const read = await call(endpoints.userinfo_endpoint, claims, { headers })
      if (endpoints.repeatsNonce) {
        checkIdToken(id_token, { sub: read.sub, nonce: attempt.nonce, clientId })
      }
      return toIdentity(config.oidcIssuer, read)
    },
  }
}

const takesPkce = ({ code_challenge_methods_supported }: Endpoints) =>
  code_challenge_methods_supported.includes('S256')

/** RFC 6749, section 2.3.1. */
const toBasic = (id: string, secret: string) =>
  `Basic ${Buffer.from([id, secret].map(encodeURIComponent).join(':')).toString('base64')}`

/**
 * That it answers this attempt, and is about the same person as userinfo. It came from the token
 * endpoint itself, so no signature is needed (OpenID Connect Core, section 3.1.3.7).
 */
function checkIdToken(
  idToken: string | undefined,
  expected: { sub: string; nonce: string; clientId: string },
): void {
  const { sub, nonce, clientId } = expected
  const aud = z.union([
    z.literal(clientId),
    z.array(z.string()).refine((all) => all.includes(clientId)),
  ])
  const shape = z.object({ sub: z.literal(sub), nonce: z.literal(nonce), aud })
  if (!shape.safeParse(readIdToken(idToken)).success) {
    throw new SignInFailed('the ID token belongs to another sign-in')
  }
}

function readIdToken(idToken: string | undefined): unknown {
  try {
    return idToken === undefined ? undefined : decodeIdToken(idToken)
  } catch {
    return undefined // Arctic's errors quote it.
  }
}
