import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { LINKEDIN_ISSUER } from '../../config-variables.ts'
import { serializeError } from '../../log.ts'
import { createSignInProvider } from './linkedin.ts'
import { SignInFailed } from './linkedin-call.ts'

/** A misbehaving provider's responses by path; `HANGS` never responds. */
type Responses = Record<string, unknown>
type Call = { path: string; authorization: string | undefined; body: string }

const credentials = { clientId: 'a client', clientSecret: 's:cret' }
const publicUrl = 'https://jobs.example.com'
const CODE = 'code'

let close = async () => {}
afterEach(() => close())

async function startProvider(responses: (issuer: string) => Responses, timeoutMs?: number) {
  const calls: Call[] = []
  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const issuer = `http://127.0.0.1:${address.port}`
  const known = responses(issuer)

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const body = (await request.toArray()).join('')
    const path = request.url ?? ''
    calls.push({ path, authorization: request.headers.authorization, body })
    const sent = known[path]
    if (sent === HANGS) return
    if (sent === undefined) response.statusCode = 404
    else if (typeof sent === 'object' && sent !== null && 'error' in sent) response.statusCode = 400
    response.end(typeof sent === 'string' ? sent : JSON.stringify(sent ?? {}))
  }
  close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  const signIn = createSignInProvider({ publicUrl, oidcIssuer: issuer }, credentials, timeoutMs)
  return { signIn, calls, issuer }
}

const HANGS = Symbol('never responded')
const DISCOVERY = '/.well-known/openid-configuration'
const describeProvider = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/userinfo`,
})

const toIdToken = (claims: object) =>
  [{ alg: 'none' }, claims, {}]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
const attempt = { state: 's', verifier: 'v', nonce: 'n' }
const rightClaims = { sub: 'me', aud: credentials.clientId, nonce: attempt.nonce }
const rightTokens = { access_token: 'at', id_token: toIdToken(rightClaims) }
const rightUser = {
  sub: 'me',
  email: 'me@example.com',
  email_verified: 'true',
  name: 'Ada King Lovelace',
}

const respond = (changes: Responses) => (issuer: string) => ({
  [DISCOVERY]: describeProvider(issuer),
  '/token': rightTokens,
  '/userinfo': rightUser,
  ...changes,
})

test('a provider without PKCE is called without it, with the secret in the header', async () => {
  const { signIn, calls } = await startProvider(respond({}))
  const { address } = await signIn.begin()
  expect(new URL(address).searchParams.has('code_challenge')).toBe(false)
  expect(new URL(address).searchParams.get('nonce')).toMatch(/^[\w-]{43}$/)
  const identity = await signIn.finish(CODE, attempt)
  expect(identity).toMatchObject({
    subject: 'me',
    email: 'me@example.com',
    first_name: 'Ada',
    last_name: 'King Lovelace',
  })
  const exchange = calls.find(({ path }) => path === '/token')
  const basic = Buffer.from('a%20client:s%3Acret').toString('base64')
  expect(exchange?.authorization).toBe(`Basic ${basic}`)
  expect(Object.fromEntries(new URLSearchParams(exchange?.body))).toEqual({
    grant_type: 'authorization_code',
    code: CODE,
    redirect_uri: `${publicUrl}/api/linkedin/callback`,
  })
  expect(calls.filter(({ path }) => path === DISCOVERY)).toHaveLength(1)
})

test('a refused code is reported by its error code only', async () => {
  const { signIn } = await startProvider(
    respond({ '/token': { error: 'invalid_grant', error_description: 'for ada@example.com' } }),
  )
  const failure = serializeError(
    await signIn.finish(CODE, attempt).catch((error: unknown) => error),
  )
  expect(failure).toMatchObject({ type: 'SignInFailed', code: 'invalid_grant' })
  expect(JSON.stringify(failure)).not.toContain('ada')
})

test('LinkedIn needs no discovery, and gets neither PKCE nor a nonce', async () => {
  const config = { publicUrl, oidcIssuer: LINKEDIN_ISSUER }
  const { address } = await createSignInProvider(config, credentials).begin()
  const { origin, pathname, searchParams } = new URL(address)
  expect(origin + pathname).toBe('https://www.linkedin.com/oauth/v2/authorization')
  expect(Object.fromEntries(searchParams)).toEqual({
    response_type: 'code',
    client_id: credentials.clientId,
    redirect_uri: `${publicUrl}/api/linkedin/callback`,
    state: expect.stringMatching(/^[\w-]{43}$/),
    scope: 'openid profile email',
  })
})

test.each([DISCOVERY, '/token', '/userinfo'])(
  'a provider that never responds at %s times out',
  async (path) => {
    const { signIn } = await startProvider(respond({ [path]: HANGS }), 150)
    await expect(signIn.finish(CODE, attempt)).rejects.toThrow('the provider could not be reached')
  },
)

test('a failed discovery is repeated', async () => {
  const responses: Responses = { [DISCOVERY]: 'down' }
  const { signIn, issuer } = await startProvider(() => responses)
  await expect(signIn.begin()).rejects.toThrow('was not understood')
  responses[DISCOVERY] = describeProvider(issuer)
  expect((await signIn.begin()).address).toContain('/authorize?')
})

test.each<[what: string, discovery: (issuer: string) => object]>([
  ['of another issuer', () => describeProvider('https://other.example.com')],
  [
    'that would send the secret in the clear',
    (issuer) => ({ ...describeProvider(issuer), token_endpoint: 'http://id.example.com/token' }),
  ],
  ['with an endpoint missing', (issuer) => ({ issuer })],
  [
    'that takes the secret in another way than arctic sends it',
    (issuer) => ({
      ...describeProvider(issuer),
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    }),
  ],
])('a discovery document %s is rejected', async (_what, discovery) => {
  const { signIn, calls } = await startProvider((issuer) => ({ [DISCOVERY]: discovery(issuer) }))
  await expect(signIn.begin()).rejects.toThrow(SignInFailed)
  expect(calls).toHaveLength(1)
})

test.each<[what: string, changes: Responses]>([
  ['no ID token', { '/token': { access_token: 'at' } }],
  ['an invalid ID token', { '/token': { ...rightTokens, id_token: 'x.y' } }],
  [
    'another attempt’s nonce',
    { '/token': { ...rightTokens, id_token: toIdToken({ ...rightClaims, nonce: 'other' }) } },
  ],
  [
    'another client’s ID token',
    { '/token': { ...rightTokens, id_token: toIdToken({ ...rightClaims, aud: ['other'] }) } },
  ],
  ['userinfo about somebody else', { '/userinfo': { ...rightUser, sub: 'other' } }],
  ['userinfo about nobody', { '/userinfo': { ...rightUser, sub: '' } }],
  ['a page instead of a response', { '/userinfo': '<html>' }],
  ['no userinfo', { '/userinfo': undefined }],
])('%s signs nobody in', async (_what, changes) => {
  const { signIn } = await startProvider(respond(changes))
  await expect(signIn.finish(CODE, attempt)).rejects.toThrow(SignInFailed)
})

test.each([
  { email_verified: false },
  { email_verified: 'false' },
  { email_verified: null },
  { email: 'not an address' },
  { email: null },
])('%j is not a verified address', async (changes) => {
  const { signIn } = await startProvider(respond({ '/userinfo': { ...rightUser, ...changes } }))
  expect((await signIn.finish(CODE, attempt)).email).toBeUndefined()
})
