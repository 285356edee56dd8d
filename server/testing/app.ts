import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { LoginResponse } from '#src/auth/schema.ts'
import { type AppDeps, buildApp } from '../app.ts'
import { type Config, loadConfig } from '../config.ts'
import type { DatabaseHandle } from '../db/client.ts'
import { CHEAP_PASSWORDS } from './cheap-passwords.ts'
import { createTestDatabase } from './database.ts'
import { PATIENT_READING } from './patient-reading.ts'
import { recordStatements } from './recorded-statements.ts'

export const PASSWORD = 'Correct-horse-1!'
const NO_BUILD = '/nonexistent'
/** Shortens the delay before a mail is sent. */
const PROMPTLY: NonNullable<AppDeps['mail']>['timing'] = { firstDelayMs: [0, 10] }

export type TestUser = { email: string; token: string }
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type TestApp = {
  app: FastifyInstance
  database: DatabaseHandle
  config: Config
  /** Creates an account and signs it in. */
  register: (account?: {
    email?: string
    first_name?: string
    last_name?: string
  }) => Promise<TestUser>
  login: (email: string, password?: string) => Promise<LightMyRequestResponse>
  /** Sends a REST call with a JSON body, as `user` if given. */
  rest: (
    method: Method,
    url: string,
    body?: unknown,
    user?: TestUser,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>
  /** Sends a tRPC call; queries use GET. */
  trpc: (
    kind: 'query' | 'mutation',
    procedure: string,
    input?: unknown,
    user?: TestUser,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>
  close: () => Promise<void>
}

type Overrides = {
  env?: NodeJS.ProcessEnv
  database?: DatabaseHandle
  logger?: FastifyBaseLogger
  staticDir?: string
  mail?: AppDeps['mail']
  pages?: AppDeps['pages']
  sandbox?: AppDeps['sandbox']
  readFreeBytes?: AppDeps['readFreeBytes']
  storage?: AppDeps['storage']
  /** Hash passwords at a real server's cost. */
  hasRealPasswords?: boolean
}

/** Creates the real app with its own database; requests are injected, and nothing is mocked. */
export async function createTestApp(overrides: Overrides = {}): Promise<TestApp> {
  const config = loadConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: join(tmpdir(), 'foothold-test'),
    ...overrides.env,
  })
  const database = overrides.database ?? (await createTestDatabase())
  const { logger, staticDir = NO_BUILD } = overrides
  const mail = { ...overrides.mail, timing: { ...PROMPTLY, ...overrides.mail?.timing } }
  const app = await buildApp({
    config,
    database: recordStatements(database),
    staticDir,
    mail,
    reading: PATIENT_READING,
    ...(!overrides.hasRealPasswords && { passwordCost: CHEAP_PASSWORDS }),
    ...(logger && { logger }),
    ...(overrides.pages && { pages: overrides.pages }),
    ...(overrides.sandbox && { sandbox: overrides.sandbox }),
    ...(overrides.readFreeBytes && { readFreeBytes: overrides.readFreeBytes }),
    ...(overrides.storage && { storage: overrides.storage }),
  })

  const rest: TestApp['rest'] = (method, url, body, user, headers) =>
    app.inject({
      method,
      url,
      headers: {
        ...(user && { authorization: `Bearer ${user.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })

  const trpc: TestApp['trpc'] = (kind, procedure, input, user, headers) => {
    const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`
    return kind === 'query'
      ? rest('GET', `/trpc/${procedure}${query}`, undefined, user, headers)
      : rest('POST', `/trpc/${procedure}`, input, user, {
          'content-type': 'application/json',
          ...headers,
        })
  }

  const login: TestApp['login'] = (email, password = PASSWORD) =>
    rest('POST', '/api/auth/login', { username: email, password })

  const register: TestApp['register'] = async (account) => {
    const email = account?.email ?? `${randomUUID()}@example.com`
    const names = { first_name: 'Ada', last_name: 'Lovelace' }
    const sent = { ...names, ...account, email, password: PASSWORD }
    const created = await rest('POST', '/api/auth/register', sent)
    if (created.statusCode !== 201) throw new Error(`not registered: ${created.body}`)
    const { access_token } = (await login(email)).json<LoginResponse>()
    return { email, token: access_token }
  }

  const close = async () => {
    await app.close()
    await database.close()
  }
  return { app, database, config, register, login, rest, trpc, close }
}
