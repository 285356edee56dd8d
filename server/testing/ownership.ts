import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { z } from 'zod'
import { hashPassword } from '../features/auth/password.ts'
import { getProcedureType } from '../procedures.ts'
import { REST_ROUTES } from '../router.ts'
import { createTestApp, PASSWORD, type TestApp } from './app.ts'
import { openLocalDirect } from './local-direct.ts'
import { OWNERSHIP_CASES, type OwnershipCase } from './ownership-cases.ts'
import { sendGuardedStatements } from './ownership-statements.ts'
import { createDump, createPerson, type Person, type Things } from './person.ts'
import { readZip } from './read-zip.ts'

/** An app with somebody whose things nobody else may see or change. */
export type OwnershipWorld = {
  t: TestApp
  victim: Person
  /** Another person, with the same things. */
  createOther: () => Promise<Person>
  /** That no row and no file of the victim's has changed since it was last asked. */
  expectUntouched: () => Promise<void>
  /** That a response holds none of the victim's texts, ids and addresses but what was `sent`. */
  expectNothingOfTheirs: (body: string, sent?: unknown) => void
  close: () => Promise<void>
}

export async function createOwnershipWorld(): Promise<OwnershipWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-ownership-'))
  const storage = openLocalDirect(folder)
  const passwordHash = await hashPassword(PASSWORD)
  // No name means anything, and no mail goes out.
  const mail = { timing: { firstDelayMs: [1e6, 1e6], pollMs: 1e6 } as const }
  const t = await createTestApp({ storage, mail, pages: { resolve: async () => [] } })
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
  let before = await dump()

  return {
    t,
    victim,
    createOther: () => create('mine', passwordHash),
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

/**
 * Sends a call about the victim's things, then calls that mix both people's, then one about the
 * caller's own. `success` is its status where tRPC says 200.
 */
async function expectOwnership(
  { victim, createOther, ...world }: OwnershipWorld,
  send: Send,
  { own = 200, input, foreign, mixed, answer }: OwnershipCase,
  success = 200,
): Promise<void> {
  const mine = await createOther()
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
  // What came before may have used up what the person has.
  const owner = foreign === undefined && mixed === undefined ? mine : await createOther()
  const body = await expectSent(input?.(owner.things), owner, own, true)
  if (answer !== undefined) expect(JSON.parse(body)).toMatchObject(answer)
}

const fields = z.record(z.string(), z.unknown())

/** Each way in which one person might reach another's things: fails where it does. */
export const OWNERSHIP_CHECKS: ReadonlyMap<string, (world: OwnershipWorld) => Promise<void>> =
  new Map([
    ['statements behind an earlier check', expectGuarded],
    ...Object.entries(OWNERSHIP_CASES).map(
      ([name, described]) =>
        [
          name,
          (world: OwnershipWorld) => {
            const send: Send = (input, { user }) => world.t.trpc(kindOf(name), name, input, user)
            return expectOwnership(world, send, described)
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
            const { answer: _, ...described } = OWNERSHIP_CASES[procedure] ?? {}
            return expectOwnership(world, send, described, described.repeated ?? status)
          },
        ] as const,
    ),
    ['GET /api/documents/:id/download', expectDownload],
    ['GET /api/contacts/:id/vcard', expectVcard],
    ['GET /api/contacts.vcf', expectVcards],
    ['GET /api/auth/export', expectExport],
  ])

export const kindOf = (name: string) =>
  getProcedureType(name) === 'query' ? ('query' as const) : ('mutation' as const)

async function expectGuarded({ t, victim, ...world }: OwnershipWorld): Promise<void> {
  await sendGuardedStatements(t.database.db, await world.createOther(), victim)
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
  await expectOwnership(world, send, { input, foreign: 404 })
}

async function expectVcard(world: OwnershipWorld): Promise<void> {
  const send: Send = (input, { user }) =>
    world.t.rest('GET', `/api/contacts/${String(fields.parse(input)['id'])}/vcard`, undefined, user)
  await expectOwnership(world, send, { input: ({ contact: id }) => ({ id }), foreign: 404 })
}

async function expectVcards(world: OwnershipWorld): Promise<void> {
  const send: Send = (_input, { user }) => world.t.rest('GET', '/api/contacts.vcf', undefined, user)
  await expectOwnership(world, send, {})
}

async function expectExport(world: OwnershipWorld): Promise<void> {
  const { user } = await world.createOther()
  const exported = await world.t.rest('GET', '/api/auth/export?include=eeo', undefined, user)
  const files = [...readZip(exported.rawPayload)].flat().join('\n')
  expect(files).toContain(user.email)
  world.expectNothingOfTheirs(files)
  await world.expectUntouched()
}
