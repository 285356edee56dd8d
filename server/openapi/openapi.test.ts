import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { LightMyRequestResponse } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TotpSetup } from '#src/two-step/schema.ts'
import { API_ROUTES, OTHER_ROUTES, REST_ROUTES } from '../router.ts'
import { sendArchive } from '../testing/account-archive.ts'
import { PASSWORD, type TestUser } from '../testing/app.ts'
import { createAuthenticator } from '../testing/authenticator.ts'
import { startImapServer } from '../testing/imap-server.ts'
import { createOwnershipWorld, type OwnershipWorld } from '../testing/ownership.ts'
import { OWNERSHIP_CASES } from '../testing/ownership-cases.ts'
import type { Things } from '../testing/features.ts'
import type { Person } from '../testing/person.ts'
import { makeForm } from '../testing/sample-documents.ts'
import { makeResume } from '../testing/sample-resumes.ts'
import { createDocument, type OpenApiDocument } from './document.ts'

let world: OwnershipWorld
let document: OpenApiDocument
beforeAll(async () => {
  world = await createOwnershipWorld()
  document = createDocument('http://localhost:3000', true)
})
afterAll(() => world.close())

const template = (path: string) => path.replace(/:(\w+)/g, '{$1}')
const findOperation = (method: string, path: string) =>
  document.paths[template(path)]?.[method.toLowerCase()]

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
let isAdded = false

/** Most failures share parts of the document, so each part is compiled once. */
const compiled = new Map<string, ValidateFunction>()
function compile(part: string): ValidateFunction {
  const known = compiled.get(part) ?? ajv.compile({ $ref: part })
  compiled.set(part, known)
  return known
}

/** Returns how a response differs from the document; undefined if it conforms. */
function findMisfit(method: string, path: string, response: LightMyRequestResponse) {
  if (!isAdded) ajv.addSchema({ ...document, $id: 'interface' })
  isAdded = true
  const { statusCode, headers, body } = response
  const described = findOperation(method, path)?.responses[statusCode]
  if (described === undefined) return `${statusCode} is not described: ${body.slice(0, 300)}`
  if (statusCode === 204 || statusCode === 302) return body === '' ? undefined : 'has a body'
  const [kind = ''] = (headers['content-type'] ?? '').split(';')
  if (kind !== 'application/json') {
    const contents = 'content' in described ? described.content : {}
    return contents?.[kind] === undefined ? `${kind} is not described` : undefined
  }
  const part = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1')
  const own = `/paths/${part(template(path))}/${method.toLowerCase()}/responses/${statusCode}`
  const at = '$ref' in described ? described.$ref.slice(1) : own
  const isPromised = compile(`interface#${at}/content/application~1json/schema`)
  if (isPromised(response.json())) return undefined
  return `${ajv.errorsText(isPromised.errors)}: ${body.slice(0, 500)}`
}

test('the served document is valid OpenAPI 3.1, public and the same for everybody', async () => {
  const response = await world.t.rest('GET', '/api/openapi.json')
  expect(response.statusCode).toBe(200)
  const { valid, errors } = await new Validator().validate(response.json())
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  expect(response.json()).toMatchObject({ openapi: '3.1.0' })
})

test('every documented call has a sentence, a response and its token scopes', () => {
  for (const { method, path, summary, response, status } of REST_ROUTES) {
    const call = `${method} ${path}`
    expect(summary, call).toMatch(/^\p{Lu}.{8,}[^.]$/u)
    expect(response !== undefined, call).toBe(status !== 204)
  }
  const ids = API_ROUTES.map(({ method, path }) => findOperation(method, path)?.operationId)
  expect(ids).not.toContain(undefined)
  expect(new Set(ids).size).toBe(API_ROUTES.length)
  expect(findOperation('GET', '/api/jobs')?.['x-token-scopes']).toEqual(['read', 'write'])
  expect(findOperation('POST', '/api/jobs')?.['x-token-scopes']).toEqual(['write', 'capture'])
  expect(findOperation('GET', '/api/auth/me')?.['x-token-scopes']).toEqual([])
  expect(findOperation('POST', '/api/auth/login')?.security).toEqual([])
})

type Drive = (world: OwnershipWorld) => Promise<LightMyRequestResponse>
const proof = { password: PASSWORD }
const post =
  (path: string, body: unknown, user?: TestUser): Drive =>
  ({ t }) =>
    t.rest('POST', path, body, user)

/** Begins the set-up of an authenticator app, and returns its next code. */
async function beginTotp({ t }: OwnershipWorld) {
  const user = await t.register()
  const begun = await t.rest('POST', '/api/auth/two-step/totp', proof, user)
  const app = new TOTP({ secret: Secret.fromBase32(begun.json<TotpSetup>().secret) })
  return { user, app }
}

async function confirmTotp(own: OwnershipWorld) {
  const { user, app } = await beginTotp(own)
  const code = app.generate()
  const path = '/api/auth/two-step/totp/confirm'
  return { user, app, response: await post(path, { code }, user)(own) }
}

type Asked = { options: { challenge: string } }
const readChallenge = (response: LightMyRequestResponse) => response.json<Asked>().options.challenge

/** Adds a passkey of the test's authenticator to an account. */
async function addPasskey({ t }: OwnershipWorld) {
  const user = await t.register()
  const authenticator = createAuthenticator(t.config.publicUrl)
  const own = '/api/auth/two-step/passkeys'
  const asked = await t.rest('POST', `${own}/options`, proof, user)
  const passkey = authenticator.make(readChallenge(asked))
  const response = await t.rest('POST', own, { name: 'Blue key', passkey }, user)
  return { user, authenticator, response }
}

/** Calls that need a user in another state than the one who has everything. */
const DRIVERS: Readonly<Record<string, Drive>> = {
  'auth.login': async ({ t }) => t.login((await t.register()).email),
  'twoStep.finish': async (own) => {
    const { user, app } = await confirmTotp(own)
    const asked = await own.t.login(user.email)
    expect(findMisfit('POST', '/api/auth/login', asked)).toBeUndefined()
    const { second_step } = asked.json<{ second_step: { token: string } }>()
    const code = app.generate({ timestamp: Date.now() + 30_000 })
    return post('/api/auth/second-step', { token: second_step.token, code })(own)
  },
  'twoStep.askPasskeys': async (own) => {
    const { stepToken: token } = (await own.createOther()).things
    return post('/api/auth/second-step/passkey', { token })(own)
  },
  'twoStep.confirmTotp': async (own) => (await confirmTotp(own)).response,
  'twoStep.removeTotp': async (own) => {
    const { user } = await confirmTotp(own)
    return post('/api/auth/two-step/totp/remove', proof, user)(own)
  },
  'twoStep.addPasskey': async (own) => (await addPasskey(own)).response,
  'twoStep.signInByPasskey': async (own) => {
    const { user, authenticator } = await addPasskey(own)
    const { id } = (await own.t.rest('GET', '/api/auth/me', undefined, user)).json<{ id: string }>()
    const asked = await own.t.rest('POST', '/api/auth/passkey/options', {})
    const passkey = authenticator.use(readChallenge(asked), id)
    return post('/api/auth/passkey', { passkey })(own)
  },
  'eeo.create': async (own) =>
    post('/api/equal-employment-data/me', { is_veteran: false }, await own.t.register())(own),
  'mailFolder.connect': async (own) => {
    const { user } = await own.createOther()
    const password = 'correct battery staple'
    const imap = await startImapServer('mine', password)
    const folder = { host: 'localhost', port: imap.port, username: 'mine', password }
    const response = await own.t.rest('PUT', '/api/mail/folder', folder, user)
    await imap.close()
    return response
  },
  'import.parse': async (own) => {
    const user = await own.t.register()
    const { payload, headers } = makeForm({
      filename: 'resume.docx',
      content: await makeResume('docx'),
    })
    const uploaded = await own.t.app.inject({
      method: 'POST',
      url: '/api/documents/upload',
      headers: { ...headers, authorization: `Bearer ${user.token}` },
      payload,
    })
    const { id } = uploaded.json<{ id: string }>()
    return post(`/api/profile/import-from-resume/${id}`, {}, user)(own)
  },
}

const send = (
  { t }: OwnershipWorld,
  { method, path }: (typeof REST_ROUTES)[number],
  input: Record<string, unknown>,
  user: TestUser,
) => {
  const sent = new Map(Object.entries(input))
  const url = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(sent.get(name))
    sent.delete(name)
    return encodeURIComponent(value)
  })
  if (method !== 'GET' && method !== 'DELETE') {
    return t.rest(method, url, Object.fromEntries(sent), user)
  }
  const query = [...sent].map(([name, value]) => [name, String(value)])
  return t.rest(method, `${url}?${new URLSearchParams(query)}`, undefined, user)
}

/** Sends what changes something, until a call finds its things used up by an earlier one. */
let writer: Person | undefined

describe.each(REST_ROUTES)('$method $path', (row) => {
  const { method, path, procedure, status, otherStatus } = row
  test('responds as described', async () => {
    const driver = DRIVERS[procedure]
    const drive: Drive = async (own) => {
      if (driver !== undefined) return driver(own)
      const sendAs = ({ user, things }: Person) =>
        send(own, row, OWNERSHIP_CASES[procedure]?.input?.(things) ?? {}, user)
      if (method === 'GET') return sendAs(await own.getReader())
      if (writer !== undefined) {
        const response = await sendAs(writer)
        const { statusCode } = response
        if (statusCode === status || statusCode === otherStatus) return response
      }
      writer = await own.createOther()
      return sendAs(writer)
    }
    const response = await drive(world)
    expect([status, otherStatus], response.body).toContain(response.statusCode)
    expect(findMisfit(method, path, response)).toBeUndefined()
  })
})

test.each(REST_ROUTES)('$method $path fails as described', async (row) => {
  const response = await send(world, row, {}, { email: '', token: 'x' })
  expect(findMisfit(row.method, row.path, response)).toBeUndefined()
})

/** Files and redirects. */
const OTHERS: Readonly<Record<string, Drive>> = {
  'documents.upload': async ({ t }) => {
    const { payload, headers } = makeForm()
    const { token } = await t.register()
    const url = '/api/documents/upload'
    const authorization = `Bearer ${token}`
    return t.app.inject({ method: 'POST', url, headers: { ...headers, authorization }, payload })
  },
  'documents.download': async ({ t, ...own }) => {
    const { user, things } = await own.createOther()
    return t.rest('GET', `/api/documents/${idOf(things)}/download`, undefined, user)
  },
  'packets.download': async ({ t, ...own }) => {
    const { user, things } = await own.createOther()
    const path = `/api/jobs/${things.job}/packet/files/${things.sealedFile}`
    return t.rest('GET', path, undefined, user)
  },
  'export.download': async ({ t }) =>
    t.rest('GET', '/api/auth/export?include=eeo', undefined, await t.register()),
  'auth.providerLogin': ({ t }) => t.rest('GET', '/api/linkedin/login'),
  'auth.providerCallback': ({ t }) => t.rest('GET', '/api/linkedin/callback'),
  'contacts.exportAll': async ({ t, ...own }) =>
    t.rest('GET', '/api/contacts.vcf', undefined, (await own.createOther()).user),
  'contacts.export': async ({ t, ...own }) => {
    const { user, things } = await own.createOther()
    return t.rest('GET', `/api/contacts/${things.contact}/vcard`, undefined, user)
  },
  'interviews.export': async ({ t, ...own }) => {
    const { user, things } = await own.createOther()
    return t.rest('GET', `/api/interviews/${things.interview}/ics`, undefined, user)
  },
  'reports.search': async ({ t, ...own }) => {
    const path = '/api/reports/search?from=2026-01-01&to=2026-12-31&form=us'
    return t.rest('GET', path, undefined, (await own.createOther()).user)
  },
  'transfer.export': async ({ t, ...own }) =>
    t.rest('GET', '/api/jobs/export?format=csv', undefined, (await own.createOther()).user),
  'transfer.preview': async ({ t }) => {
    const content = Buffer.from('Company,Position,Status\nAcme,Developer,Applied\n')
    const { payload, headers } = makeForm({ filename: 'a.csv', content })
    const authorization = `Bearer ${(await t.register()).token}`
    const url = '/api/jobs/import/preview'
    return t.app.inject({ method: 'POST', url, headers: { ...headers, authorization }, payload })
  },
  'mail.addFile': async ({ t }) => {
    const content = Buffer.from('Subject: Your application\r\n\r\nThank you for applying.')
    const { payload, headers } = makeForm({ filename: 'a.eml', content })
    const authorization = `Bearer ${(await t.register()).token}`
    return t.app.inject({
      method: 'POST',
      url: '/api/mail',
      headers: { ...headers, authorization },
      payload,
    })
  },
  'accountImport.upload': async ({ t }) => {
    const user = await t.register()
    const exported = await t.rest('GET', '/api/auth/export', undefined, user)
    return sendArchive(t, exported.rawPayload, user)
  },
  'contacts.import': async ({ t }) => {
    const card = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ann\r\nEND:VCARD\r\n'
    const { payload, headers } = makeForm({ filename: 'a.vcf', content: Buffer.from(card) })
    const authorization = `Bearer ${(await t.register()).token}`
    const url = '/api/contacts/import'
    return t.app.inject({ method: 'POST', url, headers: { ...headers, authorization }, payload })
  },
  'notifications.askToStop': async ({ t, ...own }) =>
    t.rest('GET', stopUrl((await own.createOther()).things)),
  'notifications.stop': async ({ t, ...own }) =>
    t.rest('POST', stopUrl((await own.createOther()).things)),
  'interface.document': ({ t }) => t.rest('GET', '/api/openapi.json'),
  'interface.page': ({ t }) => t.rest('GET', '/api/docs'),
}
const stopUrl = ({ stopToken }: Things) => `/api/notifications/stop?token=${stopToken}`
const idOf = ({ document: id }: Things) => id

test.each(OTHER_ROUTES)(
  '$method $path responds as described',
  async ({ method, path, name, status }) => {
    const drive = OTHERS[name]
    if (drive === undefined) throw new Error(`nothing tries ${name}`)
    const response = await drive(world)
    expect(response.statusCode).toBe(status)
    expect(findMisfit(method, path, response)).toBeUndefined()
  },
)

test('the page needs no script, follows the policy, and has every call', async () => {
  const { headers, body } = await world.t.rest('GET', '/api/docs')
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(body).not.toMatch(/<script|\ssrc=|href="(?!\/|#)/i)
  for (const { method, path } of API_ROUTES) {
    const id = findOperation(method, path)?.operationId.replace('.', '-')
    expect(body).toContain(`id="call-${id}"`)
  }
  const dark = await world.t.rest('GET', '/api/docs', undefined, undefined, {
    cookie: 'theme=dark',
  })
  expect(dark.body).toContain('color-scheme: dark')
})
