import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MailFolderState } from '#src/mail/folder.ts'
import type { Mail } from '#src/mail/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'
import { type ImapServer, startImapServer } from '../../testing/imap-server.ts'
import { findFreePort } from '../../testing/free-port.ts'
import { mailFolder } from './index.ts'
import { claimDue } from './queries.ts'

const SECRET = 'correct battery staple'
let t: TestApp
let imap: ImapServer
let ada: TestUser
beforeAll(async () => {
  t = await createTestApp({ env: { IMAP_HOSTS: 'localhost' } })
})
afterAll(() => t.close())
beforeEach(async () => {
  imap = await startImapServer('ada', SECRET)
  ada = await t.register()
  return () => imap.close()
})

const toMail = (id: string, text: string) =>
  [
    `Message-ID: <${id}@norvane.example>`,
    'From: Norvane Jobs <jobs@norvane.example>',
    'Subject: Your application at Norvane',
    `Date: ${new Date().toUTCString()}`,
    '',
    text,
  ].join('\r\n')
const REJECTION = 'Unfortunately we have decided to move forward with other candidates.'
const CONFIRMATION = 'Thank you, we have received your application.'

const place = () => ({ host: 'localhost', port: imap.port, username: 'ada', password: SECRET })
const connect = (fields: object = {}, user = ada) =>
  t.rest('PUT', '/api/mail/folder', { ...place(), folder: 'Jobs', ...fields }, user)
const check = async (user = ada) => {
  const response = await t.rest('POST', '/api/mail/folder/check', undefined, user)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<MailFolderState>().folder
}
const listMails = async (user = ada) =>
  (await t.rest('GET', '/api/mail', undefined, user)).json<{ mail: Mail[] }>().mail

test('existing and new mails of a folder are read once, and nothing is changed there', async () => {
  const monthsAgo = new Date(Date.now() - 90 * 24 * 60 * 60 * 1000)
  imap.append('Jobs', toMail('old', REJECTION), monthsAgo)
  imap.append('Jobs', toMail('one', REJECTION))
  imap.append('INBOX', toMail('elsewhere', REJECTION))
  const response = await connect()
  expect(response.statusCode, response.body).toBe(200)
  expect(response.body).not.toContain(SECRET)
  expect(await check()).toMatchObject({ problem: null, folder: 'Jobs', username: 'ada' })
  expect(await listMails()).toMatchObject([{ kind: 'rejection', sentence: REJECTION }])
  imap.append('Jobs', toMail('two', CONFIRMATION))
  imap.append('Jobs', toMail('two', CONFIRMATION))
  const lunch = 'From: Jo <jo@friends.example>\r\nSubject: Lunch\r\n\r\nOn Friday?'
  imap.append('Jobs', lunch)
  await check()
  await check()
  const mails = await listMails()
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['confirmation', 'rejection'])
  expect(imap.getMailbox('Jobs').messages.flatMap(({ flags }) => flags)).toEqual([])
  const kept = await t.database.db.selectFrom('mail_folders').selectAll().execute()
  expect(
    JSON.stringify(kept.map((one) => Buffer.from(one.ciphertext).toString('latin1'))),
  ).not.toContain(SECRET)
})

test('a folder whose mails are renumbered is read again, each mail still once', async () => {
  imap.append('Jobs', toMail('one', REJECTION))
  await connect()
  await check()
  imap.getMailbox('Jobs').uidvalidity += 1
  imap.append('Jobs', toMail('two', CONFIRMATION))
  await check()
  expect(await listMails()).toHaveLength(2)
})

test('due folders are checked by one server, except those of disabled accounts', async () => {
  imap.append('Jobs', toMail('one', REJECTION))
  await connect()
  const other = await t.register()
  await connect({}, other)
  await t.database.db
    .updateTable('users')
    .set({ disabled_at: new Date().toISOString() })
    .where('email', '=', other.email)
    .execute()
  const lease = { lease: '00000000-0000-4000-8000-000000000000', leaseMs: 60_000, limit: 50 }
  const due = [claimDue(t.database.db, lease), claimDue(t.database.db, lease)]
  const claimed = (await Promise.all(due)).flat().filter(({ port }) => port === imap.port)
  expect(claimed).toHaveLength(1)
  expect(await claimDue(t.database.db, lease)).toEqual([])
})

test('several servers check it once', async () => {
  imap.append('Jobs', toMail('one', REJECTION))
  await connect()
  const other = await createTestApp({ env: { IMAP_HOSTS: 'localhost' }, database: t.database })
  const same = (server: TestApp) => server.rest('POST', '/api/mail/folder/check', undefined, ada)
  const responses = await Promise.all([same(t), same(other), same(t), same(other)])
  await other.app.close()
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(await listMails()).toHaveLength(1)
})

describe('explains why a folder cannot be opened:', () => {
  test.each([
    ['a wrong password', { password: 'wrong' }, /refuses this user name and password/],
    ['another folder', { folder: 'Nothing' }, /no such folder/],
    ['an unknown server', { host: 'nothing.invalid' }, /cannot be reached/],
    ['a private address', { host: '127.0.0.1' }, /cannot be reached/],
    ['no host name', { host: 'imap.example.com/x' }, /name of the mail server/],
  ])('%s', async (_, fields, message) => {
    const response = await connect(fields)
    expect(response.statusCode, response.body).toBe(400)
    expect(response.body).toMatch(message)
    expect((await t.rest('GET', '/api/mail/folder', undefined, ada)).json()).toEqual({
      folder: null,
    })
  })

  test('nothing listens there', async () => {
    const response = await connect({ port: await findFreePort() })
    expect([response.statusCode, response.body]).toEqual([400, expect.stringMatching(/be reached/)])
  })
})

test('a later failure is shown, retried at growing intervals, and cleared once it works', async () => {
  await connect()
  const setFolder = (folder: string) =>
    t.database.db
      .updateTable('mail_folders')
      .set({ folder })
      .where('port', '=', imap.port)
      .execute()
  await setFolder('Gone')
  const waits: number[] = []
  for (let time = 0; time < 3; time += 1) {
    const state = await check()
    expect(state).toMatchObject({ problem: 'folder', checked_at: null })
    waits.push(Math.round((Date.parse(state?.next_check_at ?? '') - Date.now()) / 60_000))
  }
  expect(waits).toEqual([15, 30, 60])
  await setFolder('Jobs')
  const state = await check()
  expect(state).toMatchObject({ problem: null, checked_at: expect.any(String) })
})

test('it is deleted when it is disconnected, and when the account is taken back', async () => {
  await connect()
  expect((await t.rest('DELETE', '/api/mail/folder', undefined, ada)).statusCode).toBe(204)
  expect((await t.rest('POST', '/api/mail/folder/check', undefined, ada)).statusCode).toBe(404)
  await connect()
  const { id } = await t.database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', ada.email)
    .executeTakeFirstOrThrow()
  await mailFolder.account.accessEnds(t.database.db, id)
  expect((await t.rest('GET', '/api/mail/folder', undefined, ada)).json()).toEqual({ folder: null })
})
