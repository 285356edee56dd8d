import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type Configuration, Provider } from 'oidc-provider'

/** A login's claims; logins without any get names and a verified address. */
export type ProviderAccount = {
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

export type OpenIdProvider = {
  issuer: string
  clientId: string
  clientSecret: string
  /** By login; may be changed while the provider runs. */
  accounts: Map<string, ProviderAccount>
  close: () => Promise<void>
}

/**
 * Starts a real OpenID provider on loopback with PKCE, whose login page accepts any login and
 * password. Its one client may redirect to `callbackUrl`.
 */
export async function startOpenIdProvider(callbackUrl: string): Promise<OpenIdProvider> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const issuer = `http://127.0.0.1:${address.port}`
  const clientId = 'foothold'
  const clientSecret = randomUUID()
  const accounts: OpenIdProvider['accounts'] = new Map()
  const settings: Configuration = {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [callbackUrl],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    cookies: { keys: [randomUUID()] },
    findAccount: (_ctx, login) => ({
      accountId: login,
      claims: () => ({ sub: login, ...(accounts.get(login) ?? describeAnyone(login)) }),
    }),
    ttl: TTL_SECONDS,
  }
  const provider = withoutWarnings(() => new Provider(issuer, settings))
  server.on('request', provider.callback())
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { issuer, clientId, clientSecret, accounts, close }
}

const describeAnyone = (login: string): ProviderAccount => ({
  email: `${login}@example.com`,
  email_verified: !login.startsWith('unverified'),
  given_name: 'Grace',
  family_name: 'Hopper',
})

const HOUR_SECONDS = 60 * 60
const TTL_SECONDS = {
  AccessToken: HOUR_SECONDS,
  AuthorizationCode: 60,
  Grant: HOUR_SECONDS,
  IdToken: HOUR_SECONDS,
  Interaction: HOUR_SECONDS,
  Session: HOUR_SECONDS,
}

/** The provider prints long warnings that these settings are for tests. */
function withoutWarnings<T>(make: () => T): T {
  // oxlint-disable no-console
  const { warn } = console
  console.warn = () => undefined
  try {
    return make()
  } finally {
    console.warn = warn
  }
  // oxlint-enable no-console
}
