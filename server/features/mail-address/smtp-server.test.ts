import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mail } from '#src/mail/schema.ts'
import { createLogger } from '../../log.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'
import { findFreePort } from '../../testing/free-port.ts'
import { readCertificate } from './certificate.ts'

/** The certificate of a test library. */
const CERTIFICATE = 'node_modules/hoodiecrow-imap/cert/server'

let t: TestApp
let port: number
let log = ''
const logger = createLogger({ logLevel: 'trace' }, { write: (line) => void (log += line) })
beforeAll(async () => {
  port = await findFreePort()
  const env = {
    MAIL_IN_DOMAIN: 'In.Example.com',
    MAIL_IN_PORT: String(port),
    MAIL_IN_CERT: `${CERTIFICATE}.crt`,
    MAIL_IN_KEY: `${CERTIFICATE}.key`,
  }
  t = await createTestApp({ env, logger })
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  // It starts in parallel with the app.
  while ((await sendLines([])).length === 0) await sleep(50)
})
afterAll(() => t.close())

/** Sends each line after the response to the one before; the first response is the greeting. */
function sendLines(lines: readonly string[]): Promise<string[]> {
  const { promise, resolve } = Promise.withResolvers<string[]>()
  const socket = connect(port, '127.0.0.1')
  const responses: string[] = []
  const left = [...lines]
  let text = ''
  socket.setEncoding('latin1')
  socket.on('data', (data: string) => {
    text += data
    for (let at = text.indexOf('\r\n'); at !== -1; at = text.indexOf('\r\n')) {
      const line = text.slice(0, at)
      text = text.slice(at + 2)
      if (line[3] === '-') continue
      responses.push(line)
      const next = left.shift()
      if (next === undefined) socket.end()
      else socket.write(`${next}\r\n`)
    }
  })
  socket.on('error', () => undefined)
  socket.on('close', () => resolve(responses))
  return promise
}

const makeAddress = async (user: TestUser) => {
  const response = await t.rest('POST', '/api/mail/address', undefined, user)
  expect(response.statusCode, response.body).toBe(201)
  return response.json<{ address: string }>().address
}
const getAddress = async (user: TestUser) =>
  (await t.rest('GET', '/api/mail/address', undefined, user)).json<{ address: string | null }>()
const listMails = async (user: TestUser) =>
  (await t.rest('GET', '/api/mail', undefined, user)).json<{ mail: Mail[] }>().mail

const REJECTION = {
  from: 'Norvane Jobs <jobs@norvane.example>',
  subject: 'Your application at Norvane',
  text: 'Hello,\n\nunfortunately we have decided to move forward with other candidates.\n\nBest, Jo',
}
/** Sends with a real mail program; rejects with the server's response. */
async function send(
  to: string | string[],
  mail: object = REJECTION,
  secured: object = { ignoreTLS: true },
) {
  const transport = createTransport({ host: '127.0.0.1', port, ...secured })
  try {
    return await transport.sendMail({
      to: 'me@example.com',
      ...mail,
      envelope: { from: 'a@b.example', to },
    })
  } finally {
    transport.close()
  }
}

test('mail to a private address becomes one proposal, however often it is delivered', async () => {
  const ada = await t.register()
  expect(await getAddress(ada)).toEqual({ address: null })
  const address = await makeAddress(ada)
  expect(address).toMatch(/^in-[0-9a-f]{32}@in\.example\.com$/)
  expect(await getAddress(ada)).toEqual({ address })
  const mail = { ...REJECTION, messageId: '<once@norvane.example>' }
  expect((await send(address, mail)).response).toMatch(/^250/)
  const [first, ...others] = await listMails(ada)
  expect(first).toMatchObject({
    kind: 'rejection',
    sentence: 'unfortunately we have decided to move forward with other candidates.',
    state: 'open',
  })
  await Promise.all([send(address.toUpperCase(), mail), send([address, address], mail)])
  expect([await listMails(ada), others]).toEqual([[first], []])
  const secret = address.slice(3, 35)
  expect(log).not.toContain(secret)
  expect(log).not.toContain('norvane')
  const rows = await t.database.db.selectFrom('mail_addresses').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(secret)
})

test('a renewed or ended address, and that of a disabled account, accepts nothing', async () => {
  const ada = await t.register()
  const first = await makeAddress(ada)
  const second = await makeAddress(ada)
  await expect(send(first)).rejects.toMatchObject({ responseCode: 550 })
  await send(second)
  const disable = (at: string | null) =>
    t.database.db
      .updateTable('users')
      .set({ disabled_at: at })
      .where('email', '=', ada.email)
      .execute()
  await disable('2026-01-01T00:00:00Z')
  await expect(send(second)).rejects.toMatchObject({ responseCode: 550 })
  await disable(null)
  expect((await t.rest('DELETE', '/api/mail/address', undefined, ada)).statusCode).toBe(204)
  await expect(send(second)).rejects.toMatchObject({ responseCode: 550 })
  expect(await getAddress(ada)).toEqual({ address: null })
  expect(await listMails(ada)).toHaveLength(1)
})

test('accepts mail over an encrypted connection, and reports an unusable certificate', async () => {
  const ada = await t.register()
  const address = await makeAddress(ada)
  await send(address, REJECTION, { requireTLS: true, tls: { rejectUnauthorized: false } })
  expect(await listMails(ada)).toHaveLength(1)
  const broken = { certFile: `${CERTIFICATE}.crt`, keyFile: `${CERTIFICATE}.crt` }
  await expect(readCertificate(broken)).rejects.toThrow(/MAIL_IN_CERT and MAIL_IN_KEY/)
})

const RELAYED = [
  'someone@elsewhere.example',
  'postmaster@in.example.com',
  `in-${'0'.repeat(32)}@in.example.com`,
  `in-${'0'.repeat(32)}@other.example`,
]
test.each(RELAYED)('accepts nothing for %s', async (address) => {
  const responses = await sendLines(['EHLO x', 'MAIL FROM:<a@b.example>', `RCPT TO:<${address}>`])
  expect(responses[3]).toMatch(/^550 5\.(?:1\.1|7\.1) /)
})

test('guessing, signing in and checking addresses are impossible', async () => {
  const guess = `RCPT TO:<in-${'1'.repeat(32)}@in.example.com>`
  const guesses = await sendLines(['EHLO x', 'MAIL FROM:<>', guess, guess, guess, guess])
  expect(guesses.map((line) => line.slice(0, 3))).toEqual([
    '220',
    '250',
    '250',
    '550',
    '550',
    '421',
  ])
  const others = await sendLines(['EHLO x', 'AUTH PLAIN AGEAYg==', 'VRFY root', 'EXPN root'])
  for (const line of others.slice(2, 3)) expect(line).toMatch(/^50\d /)
  expect(others.join('\n')).not.toMatch(/^235/m)
})

test('rejects mails that are too large or unreadable, and too many recipients', async () => {
  const ada = await t.register()
  const address = await makeAddress(ada)
  const large = await sendLines(['EHLO x', `MAIL FROM:<a@b.example> SIZE=${11 * 1024 * 1024}`])
  expect(large[2]).toMatch(/^552 /)
  const attachment = { filename: 'a.bin', content: Buffer.alloc(11 * 1024 * 1024, 'a') }
  await expect(send(address, { ...REJECTION, attachments: [attachment] })).rejects.toMatchObject({
    responseCode: 552,
  })
  const headers = Object.fromEntries(Array.from({ length: 1_100 }, (_, at) => [`x-${at}`, 'a']))
  await expect(send(address, { ...REJECTION, headers })).rejects.toMatchObject({
    responseCode: 554,
  })
  const rcpt = `RCPT TO:<${address}>`
  const many = await sendLines([
    'EHLO x',
    'MAIL FROM:<>',
    ...Array.from({ length: 11 }, () => rcpt),
  ])
  expect(many.slice(3, 13).every((line) => line.startsWith('250'))).toBe(true)
  expect(await listMails(ada)).toEqual([])
})

test('a password reset ends the address', async () => {
  const ada = await t.register()
  const address = await makeAddress(ada)
  const { id } = await t.database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', ada.email)
    .executeTakeFirstOrThrow()
  const { mailAddress } = await import('./index.ts')
  await mailAddress.account.accessEnds(t.database.db, id)
  await expect(send(address)).rejects.toMatchObject({ responseCode: 550 })
})
