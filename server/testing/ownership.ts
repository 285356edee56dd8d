import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { z } from 'zod'
import { deleteOutdatedChanges } from '../db/changed-tables.ts'
import { hashPassword } from '../features/auth/password.ts'
import { getProcedureType } from '../procedures.ts'
import { REST_ROUTES } from '../router.ts'
import { createTestApp, PASSWORD, type TestApp } from './app.ts'
import { openLocalDirect } from './local-direct.ts'
import type { OwnershipCase } from './feature-test.ts'
import type { Things } from './features.ts'
import { OWNERSHIP_CASES } from './ownership-cases.ts'
import { sendBackgroundStatements } from './background-statements.ts'
import { sendGuardedStatements } from './ownership-statements.ts'
import { createPerson, type Person } from './person.ts'
import { createDump } from './person-rows.ts'
import { readZip } from './read-zip.ts'
import { recordStatements } from './recorded-statements.ts'
import { expectMailedAgain, sweepTwins } from './sweep-ownership.ts'

/** An app with a victim, whose things nobody else may see or change. */
export type OwnershipWorld = {
  t: TestApp
  victim: Person
  /** Creates another person, with the same things. */
  createOther: () => Promise<Person>
  /** Returns another person, always the same one, for reads. */
  getReader: () => Promise<Person>
  /** Checks that no row and no file of the victim's has changed since the last check. */
  expectUntouched: () => Promise<void>
  /**
   * Checks that a response has none of the victim's texts, ids and addresses except those `sent`.
   */
  expectNothingOfTheirs: (body: string, sent?: unknown) => void
  close: () => Promise<void>
}

export async function createOwnershipWorld(): Promise<OwnershipWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-ownership-'))
  const storage = openLocalDirect(folder)
  const passwordHash = await hashPassword(PASSWORD)
  // No name resolves, no mail is sent, and none is received, because this server never listens.
  const mail = { timing: { firstDelayMs: [1e6, 1e6], pollMs: 1e6 } as const }
  const t = await createTestApp({
    storage,
    mail,
    pages: { resolve: async () => [] },
    env: { MAIL_IN_DOMAIN: 'in.example.com', MAIL_IN_PORT: '2525', IMAP_HOSTS: 'localhost' },
  })
  const create = (mark: string, passwordHash: string) =>
    createPerson(t, mark, { passwordHash, files: { files: storage.files, folder } })
  const dumpRows = await createDump(t)
  const victim = await create('theirs', await hashPassword(`${PASSWORD} of theirs`))

  async function dump(): Promise<unknown> {
    const rows = await dumpRows(victim.things.userId)
    const documents = z.array(z.object({ storage_key: z.string() })).parse(rows['documents'])
    const keys = [...documents.map(({ storage_key }) => storage_key), victim.things.uploadKey]
    return { rows, files: await Promise.all(keys.map((key) => storage.files.stat(key))) }
  }
  // Removes everything of the victim's that a sweep might remove.
  await deleteOutdatedChanges(t.database.db)
  let before = await dump()
  const createOther = () => create('mine', passwordHash)
  let reader: Promise<Person> | undefined

  return {
    t,
    victim,
    createOther,
    getReader: () => (reader ??= createOther()),
    async expectUntouched() {
      const expected = before
      before = await dump()
      expect(before).toEqual(expected)
    },
    expectNothingOfTheirs(body, sent) {
      const asked = JSON.stringify(sent) ?? ''
      const values = ['theirs', ...Object.values(victim.things)]
      for (const value of values.filter((one) => !asked.includes(one))) {
        expect(body).not.toContain(value)
      }
    },
    async close() {
      await t.close()
      rmSync(folder, { recursive: true })
    },
  }
}

type Send = (input: unknown, person: Person) => Promise<{ statusCode: number; body: string }>

/** Whether a call only reads, and its REST status if not 200. */
type How = { isReading: boolean; success?: number | undefined }

/**
 * Sends a call about the victim's things, then calls that mix both people's, then one about the
 * caller's own.
 */
async function expectOwnership(
  { victim, createOther, getReader, ...world }: OwnershipWorld,
  send: Send,
  { own = 200, input, foreign, mixed, response }: OwnershipCase,
  { isReading, success = 200 }: How,
): Promise<void> {
  const mine = await (isReading ? getReader() : createOther())
  const expectSent = async (sent: unknown, person: Person, status: number, isOwn = false) => {
    const { statusCode, body } = await send(sent, person)
    expect(statusCode, body).toBe(status === 200 ? success : status)
    world.expectNothingOfTheirs(body, isOwn ? undefined : sent)
    await world.expectUntouched()
    return body
  }
  if (input !== undefined && foreign !== undefined) {
    await expectSent(input(victim.things), mine, foreign)
  }
  for (const sent of mixed?.(mine.things, victim.things) ?? []) await expectSent(sent, mine, 200)
  // Earlier calls may have used up the person's things, unless they were refused.
  const isUsed = !isReading && (foreign === 200 || mixed !== undefined)
  const owner = isUsed ? await createOther() : mine
  const body = await expectSent(input?.(owner.things), owner, own, true)
  if (response !== undefined) expect(JSON.parse(body)).toMatchObject(response)
}

const fields = z.record(z.string(), z.unknown())

/** Each way in which one person might reach another's things; a check throws if it succeeds. */
export const OWNERSHIP_CHECKS: ReadonlyMap<string, (world: OwnershipWorld) => Promise<void>> =
  new Map([
    ['statements behind an earlier check', expectGuarded],
    ['statements that no call leads to', expectBackground],
    ['the sweep', expectSwept],
    ...Object.entries(OWNERSHIP_CASES).map(
      ([name, described]) =>
        [
          name,
          (world: OwnershipWorld) => {
            const send: Send = (input, { user }) => world.t.trpc(kindOf(name), name, input, user)
            return expectOwnership(world, send, described, { isReading: kindOf(name) === 'query' })
          },
        ] as const,
    ),
    ...REST_ROUTES.map(
      ({ method, path, procedure, status }) =>
        [
          `${method} ${path}`,
          (world: OwnershipWorld) => {
            const send: Send = (input, { user }) => {
              const sent = new Map(Object.entries(fields.parse(input ?? {})))
              const url = path.replace(/:(\w+)/g, (_, name: string) => {
                const value = String(sent.get(name))
                sent.delete(name)
                return encodeURIComponent(value)
              })
              if (method !== 'GET' && method !== 'DELETE') {
                return world.t.rest(method, url, Object.fromEntries(sent), user)
              }
              const query = [...sent].map(([name, value]) => [name, String(value)])
              return world.t.rest(method, `${url}?${new URLSearchParams(query)}`, undefined, user)
            }
            const { response: _, ...described } = OWNERSHIP_CASES[procedure] ?? {}
            const success = described.repeated ?? status
            return expectOwnership(world, send, described, { isReading: method === 'GET', success })
          },
        ] as const,
    ),
    ['GET /api/documents/:id/download', expectDownload],
    ['GET /api/jobs/:id/packet/files/:sha256', expectSealedFile],
    ['GET /api/contacts/:id/vcard', expectVcard],
    ['GET /api/contacts.vcf', expectVcards],
    ['GET /api/auth/export', expectExport],
  ])

export const kindOf = (name: string) =>
  getProcedureType(name) === 'query' ? ('query' as const) : ('mutation' as const)

async function expectGuarded({ t, victim, ...world }: OwnershipWorld): Promise<void> {
  const { db } = recordStatements(t.database)
  await sendGuardedStatements(db, await world.createOther(), victim)
  await world.expectUntouched()
}

async function expectSwept({ t, victim, ...world }: OwnershipWorld): Promise<void> {
  const { db } = t.database
  await sweepTwins(db, await world.createOther(), victim)
  await world.expectUntouched()
  await expectMailedAgain(db, await world.createOther(), await world.createOther())
}

async function expectBackground({ t, victim, ...world }: OwnershipWorld): Promise<void> {
  const { db } = recordStatements(t.database)
  await sendBackgroundStatements(db, await world.createOther(), victim)
  await world.expectUntouched()
}

async function expectDownload(world: OwnershipWorld): Promise<void> {
  const send: Send = (input, { user }) =>
    world.t.rest(
      'GET',
      `/api/documents/${String(fields.parse(input)['id'])}/download`,
      undefined,
      user,
    )
  const input = ({ document }: Things) => ({ id: document })
  await expectOwnership(world, send, { input, foreign: 404 }, { isReading: true })
}

async function expectSealedFile(world: OwnershipWorld): Promise<void> {
  const send: Send = (input, { user }) => {
    const { id, sha256 } = fields.parse(input)
    const path = `/api/jobs/${String(id)}/packet/files/${String(sha256)}`
    return world.t.rest('GET', path, undefined, user)
  }
  const input = ({ job: id, sealedFile: sha256 }: Things) => ({ id, sha256 })
  await expectOwnership(world, send, { input, foreign: 404 }, { isReading: true })
}

async function expectVcard(world: OwnershipWorld): Promise<void> {
  const send: Send = (input, { user }) =>
    world.t.rest('GET', `/api/contacts/${String(fields.parse(input)['id'])}/vcard`, undefined, user)
  const input = ({ contact: id }: Things) => ({ id })
  await expectOwnership(world, send, { input, foreign: 404 }, { isReading: true })
}

async function expectVcards(world: OwnershipWorld): Promise<void> {
  const send: Send = (_input, { user }) => world.t.rest('GET', '/api/contacts.vcf', undefined, user)
  await expectOwnership(world, send, {}, { isReading: true })
}

async function expectExport(world: OwnershipWorld): Promise<void> {
  const { user } = await world.getReader()
  const exported = await world.t.rest('GET', '/api/auth/export?include=eeo', undefined, user)
  const files = [...readZip(exported.rawPayload)].flat().join('\n')
  expect(files).toContain(user.email)
  world.expectNothingOfTheirs(files)
  await world.expectUntouched()
}
