import {
  ArcticFetchError,
  CodeChallengeMethod,
  decodeIdToken,
  generateCodeVerifier,
  generateState,
  LinkedIn,
  OAuth2Client,
  OAuth2RequestError,
  type OAuth2Tokens,
  UnexpectedErrorResponseBodyError,
  UnexpectedResponseError,
} from 'arctic'
import { z } from 'zod'
import { withTimeLimit } from '../../concurrency.ts'
import type { Config } from '../../config.ts'
import { LINKEDIN_ISSUER } from '../../config-variables.ts'
import {
  createProviderCall,
  errorCode,
  PROVIDER_TIMEOUT_MS,
  SignInFailed,
} from './linkedin-call.ts'
import { createEndpointReader, type Endpoints } from './linkedin-endpoints.ts'
import { claims, type Identity, toIdentity } from './linkedin-identity.ts'

const SCOPES = ['openid', 'profile', 'email']
export const CALLBACK_PATH = '/api/linkedin/callback'

/** Stored in a cookie while the browser is at the provider. */
export type Attempt = { state: string; verifier: string; nonce: string }

export type SignInProvider = {
  /** The provider's address to redirect to, and what the browser must store. @throws SignInFailed */
  begin(): Promise<{ address: string; attempt: Attempt }>
  /**
   * Exchanges `code` for the identity of the person. The caller has compared the state; `issuer` is
   * the callback's `iss` parameter, if any (RFC 9207).
   * @throws SignInFailed
   */
  finish(code: string, attempt: Attempt, issuer?: string): Promise<Identity>
}

const tokens = z.object({ access_token: z.string().min(1), id_token: z.string().optional() })

/** LinkedIn, or the OpenID provider configured in its place. The only file that imports arctic. */
export function createSignInProvider(
  config: Pick<Config, 'publicUrl' | 'oidcIssuer'>,
  credentials: NonNullable<Config['linkedin']>,
  timeoutMs = PROVIDER_TIMEOUT_MS,
): SignInProvider {
  const { clientId, clientSecret } = credentials
  const redirectUri = `${config.publicUrl}${CALLBACK_PATH}`
  const client = new OAuth2Client(clientId, clientSecret, redirectUri)
  const redeemCode = createCodeExchange(config.oidcIssuer, credentials, redirectUri)
  const call = createProviderCall(timeoutMs)
  const readEndpoints = createEndpointReader(config.oidcIssuer, call)

  async function exchange(code: string, { verifier }: Attempt, endpoints: Endpoints) {
    try {
      const sent = redeemCode(endpoints, code, takesPkce(endpoints) ? verifier : null)
      return tokens.parse((await withTimeLimit(sent, timeoutMs)).data)
    } catch (error) {
      throw toSignInFailed(error)
    }
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
        throw new SignInFailed('the response came from another issuer')
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

type CodeExchange = (
  endpoints: Endpoints,
  code: string,
  verifier: string | null,
) => Promise<OAuth2Tokens>

/** LinkedIn takes the client's secret in the body only, and no PKCE; other providers take Basic. */
function createCodeExchange(
  issuer: string,
  { clientId, clientSecret }: NonNullable<Config['linkedin']>,
  redirectUri: string,
): CodeExchange {
  if (issuer === LINKEDIN_ISSUER) {
    const linkedin = new LinkedIn(clientId, clientSecret, redirectUri)
    return (_endpoints, code) => linkedin.validateAuthorizationCode(code)
  }
  // Arctic does not encode the credentials, as RFC 6749, section 2.3.1, requires.
  const [id, secret] = [encodeURIComponent(clientId), encodeURIComponent(clientSecret)]
  const client = new OAuth2Client(id, secret, redirectUri)
  return (endpoints, code, verifier) =>
    client.validateAuthorizationCode(endpoints.token_endpoint, code, verifier)
}

/** Arctic's errors may quote what the provider sent, so only codes and statuses are passed on. */
function toSignInFailed(error: unknown): SignInFailed {
  if (error instanceof OAuth2RequestError) {
    return new SignInFailed('the provider refused the code', {
      code: errorCode.safeParse(error.code).data,
    })
  }
  if (error instanceof z.ZodError) {
    return new SignInFailed('the provider’s response was not understood')
  }
  if (
    error instanceof UnexpectedResponseError ||
    error instanceof UnexpectedErrorResponseBodyError
  ) {
    return new SignInFailed(`the provider’s response (${error.status}) was not understood`)
  }
  return new SignInFailed('the provider could not be reached', {
    cause: error instanceof ArcticFetchError ? error.cause : error,
  })
}

/**
 * Checks that the ID token belongs to this attempt and to the person of userinfo. Its signature
 * need not be checked, since it comes directly from the token endpoint (OpenID Connect Core,
 * section 3.1.3.7).
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
    return undefined // Arctic's error quotes the token.
  }
}
