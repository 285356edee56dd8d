import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Contact } from '#src/contacts/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'
import { sendFile } from '../../testing/send-file.ts'

let t: TestApp
let user: TestUser
beforeAll(async () => {
  t = await createTestApp({ env: { LIMIT_CONTACTS: '20' } })
})
afterAll(() => t.close())

const send = (content: string | Buffer, who = user, field = 'file') =>
  sendFile(t, '/api/contacts/import', { name: 'a.vcf', content, field }, who)
const list = async (who: TestUser) =>
  (await t.rest('GET', '/api/contacts', undefined, who)).json<{ contacts: Contact[] }>().contacts
const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n')

const FILE = [
  card('VERSION:3.0', 'FN:Ann', 'item1.EMAIL;TYPE=INTERNET:ann@example.com', 'ORG:Acme'),
  card('VERSION:4.0', 'FN:Bob', 'EMAIL;PREF=2:b2@example.com', 'EMAIL;PREF=1:b1@example.com'),
  card('VERSION:3.0', 'N:;;;;', 'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ'),
].join('')

test('the same file adds its people only once, also after they were changed', async () => {
  user = await t.register()
  expect((await send(FILE)).json()).toEqual({ added: 2, skipped: 1 })
  const [ann, bob] = await list(user)
  expect(ann).toMatchObject({ name: 'Ann', email: 'ann@example.com', company: 'Acme' })
  expect(bob).toMatchObject({ email: 'b1@example.com', notes: 'Email: b2@example.com' })
  const changed = { name: 'Annabel', email: 'new@example.com', company: null }
  await t.rest('PUT', `/api/contacts/${ann?.id}`, changed, user)
  expect((await send(FILE + FILE)).json()).toEqual({ added: 0, skipped: 6 })
})

test('an own export adds nothing, and all people to another account', async () => {
  const [ada, grace] = [await t.register(), await t.register()]
  const people = [
    { name: 'Zoë Ærø, "MSc"; PhD', company: 'A;B, C\\D', role: 'Lead' },
    {
      name: 'Lee',
      kind: 'hiring_manager',
      phone: '+1 (555) 1',
      url: 'https://example.com/x;y?z=1',
      notes: `one\ntwo; three, four \\n five 💼 ${'long '.repeat(60)}end`,
    },
    { name: 'Lee', email: 'lee@example.com' },
  ]
  for (const person of people) await t.rest('POST', '/api/contacts', person, ada)
  const response = await t.rest('GET', '/api/contacts.vcf', undefined, ada)
  expect(response.headers).toMatchObject({
    'content-type': 'text/vcard; charset=utf-8',
    'content-disposition': 'attachment; filename="contacts.vcf"',
  })
  for (const line of response.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76)
  expect(response.body.match(/VERSION:4\.0/g)).toHaveLength(3)
  expect((await send(response.body, ada)).json()).toEqual({ added: 0, skipped: 3 })
  expect((await send(response.body, grace)).json()).toEqual({ added: 3, skipped: 0 })
  expect((await send(response.body, grace)).json()).toEqual({ added: 0, skipped: 3 })
  const FIELDS = ['name', 'role', 'company', 'kind', 'email', 'phone', 'url', 'notes']
  const byText = (contacts: Contact[]) =>
    contacts.map((contact) => JSON.stringify(contact, FIELDS)).toSorted()
  expect(byText(await list(grace))).toEqual(byText(await list(ada)))
})

test('one person can be exported as a file', async () => {
  const who = await t.register()
  const created = await t.rest('POST', '/api/contacts', { name: 'Dana Scully' }, who)
  const { id } = created.json<Contact>()
  const response = await t.rest('GET', `/api/contacts/${id}/vcard`, undefined, who)
  expect(response.statusCode).toBe(200)
  expect(response.body).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n[^]*\r\nEND:VCARD\r\n$/)
  expect(response.body).toContain(`urn:uuid:${id}\r\nFN:Dana Scully\r\nN:Scully;Dana;;;\r\n`)
})

test('people of one name without other matching fields are different', async () => {
  const who = await t.register()
  const two = ['a@example.com', 'b@example.com'].map((email) => card('FN:Lee', `EMAIL:${email}`))
  expect((await send(two.join(''), who)).json()).toEqual({ added: 2, skipped: 0 })
})

test('a file with too many people adds nobody', async () => {
  const who = await t.register()
  const many = Array.from({ length: 21 }, (_, index) => card(`FN:Person ${index}`)).join('')
  const response = await send(many, who)
  expect(response.statusCode).toBe(400)
  expect(response.json<{ detail: string }>().detail).toMatch(
    /^You have reached the limit of 20 people/,
  )
  expect(await list(who)).toEqual([])
})

test.each([
  ['a file without a vCard', () => send('name,email\nAnn,ann@example.com'), 400],
  ['no file', () => send(FILE, user, 'other'), 400],
  ['a file that is too large', () => send(Buffer.alloc(5 * 1024 * 1024 + 1)), 413],
  ['no form', () => t.rest('POST', '/api/contacts/import', {}, user), 415],
  ['nobody', () => t.rest('POST', '/api/contacts/import', {}), 401],
])('rejects %s', async (_what, run, status) => {
  expect((await run()).statusCode).toBe(status)
})
