import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { createContext, type Services } from '../../context.ts'
import { Forbidden, reportFailure } from '../../errors.ts'
import type { OtherRow } from '../../rest/row.ts'
import { type Attempt, CALLBACK_PATH, createSignInProvider } from './linkedin.ts'
import { AccountDisabled } from '../security/index.ts'
import { errorCode, SignInFailed } from './linkedin-call.ts'
import { type SignedIn, signInWith } from './linkedin-service.ts'

const UNAVAILABLE = '/login?error=linkedin_unavailable'
const UNVERIFIED = '/login?error=linkedin_unverified'
const DISABLED = '/login?error=account_disabled'
const DONE = '/linkedin-auth-success'
const FAILED = `${DONE}?error=failed`

/** Error codes of a cancelled sign-in; the last two are LinkedIn's own. */
const DENIALS = new Set(['access_denied', 'user_cancelled_login', 'user_cancelled_authorize'])

/** A repeated parameter arrives as an array and is refused. */
const callbackQuery = z.object({
  state: z.string(),
  code: z.string().optional(),
  error: errorCode.optional(),
  iss: z.string().optional(),
})

/** Carried through the sign-in: an invitation, and what identifies the tab that started it. */
const carried = z
  .string()
  .regex(/^[\w-]{0,43}$/)
  .catch('')
const loginQuery = z.object({ invite: carried, begun: carried })
type Carried = z.infer<typeof loginQuery>
type StoredAttempt = Attempt & Partial<Carried>

/** The documented calls. */
export const linkedinRest: readonly OtherRow[] = [
  {
    method: 'GET',
    path: '/api/linkedin/login',
    name: 'auth.providerLogin',
    summary: 'Redirects a browser to the sign-in provider',
    status: 302,
    isPublic: true,
  },
  {
    method: 'GET',
    path: CALLBACK_PATH,
    name: 'auth.providerCallback',
    summary: 'Handles the redirect back from the sign-in provider; for browsers',
    status: 302,
    isPublic: true,
  },
]

/**
 * Sign-in through LinkedIn or the OpenID provider configured in its place. Both routes are full-page
 * navigations, so every outcome is a redirect to a page of the app.
 */
export function registerLinkedin(app: FastifyInstance, services: Services): void {
  const { config } = services
  const provider = config.linkedin && createSignInProvider(config, config.linkedin)
  const isSecure = config.publicUrl.startsWith('https:')

  const redirect = (reply: FastifyReply, address: string, attempt?: StoredAttempt) =>
    reply
      .header('set-cookie', formatAttempt(attempt, isSecure))
      // The address may contain the session's token.
      .header('referrer-policy', 'no-referrer')
      .redirect(address, 302)

  // A HEAD request must not use up the code that the provider sent.
  const options = { exposeHeadRoute: false }

  app.get('/api/linkedin/login', options, async (request, reply) => {
    if (provider === undefined) return redirect(reply, UNAVAILABLE)
    try {
      const { address, attempt } = await provider.begin()
      return redirect(reply, address, { ...attempt, ...loginQuery.parse(request.query) })
    } catch (error) {
      return redirect(reply, explain(error, request))
    }
  })

  app.get(CALLBACK_PATH, options, async (request, reply) => {
    if (provider === undefined) return redirect(reply, UNAVAILABLE)
    const finish = async () => {
      const attempt = readAttempt(request.headers.cookie)
      const query = callbackQuery.safeParse(request.query).data
      if (attempt === undefined || query?.state !== attempt.state) {
        throw new SignInFailed('no sign-in was begun here with this state')
      }
      if (query.error !== undefined && DENIALS.has(query.error)) return DONE
      if (query.code === undefined) {
        throw new SignInFailed('the provider sent no code', { code: query.error })
      }
      const identity = await provider.finish(query.code, attempt, query.iss)
      const ctx = createContext(services, request, reply)
      const signedIn = await signInWith(ctx, identity, attempt.invite || undefined)
      return signedIn === undefined ? UNVERIFIED : toSuccess(signedIn, attempt.begun)
    }
    const fail = (error: unknown) =>
      error instanceof Forbidden && !(error instanceof AccountDisabled)
        ? `/login?error=registration_${config.registration}`
        : explain(error, request)
    return redirect(reply, await finish().catch(fail))
  })
}

/** The callback page's address (docs/behaviour.md#signing-in-with-a-provider). */
function toSuccess(signedIn: SignedIn, begun: string): string {
  // In the fragment, it reaches no server's log.
  if ('step' in signedIn) {
    const { token, methods } = signedIn.step
    return `/login#${new URLSearchParams({ 'second-step': token, methods: methods.join() })}`
  }
  const { token, me, isTakenOver } = signedIn
  const { email, first_name: firstName, last_name: lastName } = me
  const query = new URLSearchParams({ token, email, firstName, lastName })
  if (begun) query.set('begun', begun)
  if (isTakenOver) query.set('takenOver', 'true')
  return `${DONE}?${query}`
}

/** Logs the reason; the failure page does not show it. */
function explain(error: unknown, request: FastifyRequest): string {
  if (error instanceof AccountDisabled) return DISABLED
  if (error instanceof SignInFailed) request.log.warn({ err: error }, 'provider sign-in failed')
  else reportFailure(error, request.log)
  return FAILED
}

const COOKIE = 'linkedin_attempt'
/** Three values of 32 random bytes in base64url, and what is carried along. */
const ATTEMPT = /^([\w-]{43})\.([\w-]{43})\.([\w-]{43})(?:\.([\w-]{0,43})\.([\w-]{0,43}))?$/

/**
 * The Set-Cookie header that stores the attempt in the browser, or removes it. A cookie, so that any
 * of several servers can finish the sign-in; Lax, because the provider redirects from another site.
 */
const formatAttempt = (attempt: StoredAttempt | undefined, secure: boolean): string =>
  stringifySetCookie({
    name: COOKIE,
    value: attempt ? toValue(attempt) : '',
    path: '/api/linkedin',
    maxAge: attempt ? ATTEMPT_TTL_SECONDS : 0,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  })
const ATTEMPT_TTL_SECONDS = 10 * 60

const toValue = ({ state, verifier, nonce, invite = '', begun = '' }: StoredAttempt) =>
  [state, verifier, nonce, ...(invite || begun ? [invite, begun] : [])].join('.')

/** The attempt that the browser stored; undefined if missing or malformed. */
function readAttempt(cookies = ''): (Attempt & Carried) | undefined {
  const found = ATTEMPT.exec(parseCookie(cookies)[COOKIE] ?? '')
  const [, state, verifier, nonce, invite = '', begun = ''] = found ?? []
  if (state === undefined || verifier === undefined || nonce === undefined) return undefined
  return { state, verifier, nonce, invite, begun }
}
