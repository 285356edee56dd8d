import type { LightMyRequestResponse } from 'fastify'
import type { TestApp, TestUser } from './app.ts'
import type { OpenIdProvider } from './openid-provider.ts'
import { visitProvider } from './provider-visit.ts'

/** The settings for an app at `publicUrl` to sign in by `provider`. */
export const providerSettings = (
  { issuer, clientId, clientSecret }: OpenIdProvider,
  publicUrl: string,
) => ({
  PUBLIC_URL: publicUrl,
  OIDC_ISSUER: issuer,
  LINKEDIN_CLIENT_ID: clientId,
  LINKEDIN_CLIENT_SECRET: clientSecret,
})

const readLocation = ({ statusCode, headers }: LightMyRequestResponse): string => {
  if (statusCode !== 302) throw new Error(`not redirected: ${statusCode}`)
  return String(headers.location)
}

/** Completes the sign-in of `login`, like a browser; returns the address where it ends. */
export async function signInAt(t: TestApp, login: string, query = ''): Promise<URL> {
  const begun = await t.app.inject(`/api/linkedin/login${query}`)
  const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? ''
  const back = await visitProvider(readLocation(begun), login)
  const url = back.replace(t.config.publicUrl, '')
  const ended = await t.app.inject({ url, headers: { cookie } })
  return new URL(readLocation(ended), t.config.publicUrl)
}

/** Signs in and returns the session. */
export async function enterAt(t: TestApp, login: string): Promise<TestUser> {
  const end = await signInAt(t, login)
  const { token, email } = Object.fromEntries(end.searchParams)
  if (token === undefined || email === undefined) throw new Error(`not signed in: ${end.pathname}`)
  return { token, email }
}
