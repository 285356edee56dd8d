import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyChanges, type JobChanges } from '#src/jobs/changes.ts'
import type { Job } from '#src/jobs/schema.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/app.ts'
import { awaitOlderWrites } from '../../testing/older-writes.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const DAYS = ['2026-03-01', '2026-03-02', '2026-03-03']
const list = async (user: TestUser) =>
  (await t.rest('GET', '/api/jobs', undefined, user)).json<Job[]>()
const ask = async (user: TestUser, version?: string) => {
  const response = await t.trpc('query', 'jobs.changes', { version }, user)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ result: { data: JobChanges } }>().result.data
}
const create = async (user: TestUser, fields: object = {}) => {
  const sent = { company: 'Acme', position: 'Engineer', ...fields }
  return (await t.rest('POST', '/api/jobs', sent, user)).json<Job>()
}

/** A device that keeps the list in step as the app does. */
const createDevice = (user: TestUser) => {
  let version: string | undefined
  let jobs: Job[] = []
  return {
    sync: async (): Promise<Job[]> => {
      let changes = await ask(user, version)
      let next = 'jobs' in changes ? undefined : applyChanges(jobs, changes)
      if (!('jobs' in changes) && next === undefined) changes = await ask(user)
      if ('jobs' in changes) next = changes.jobs
      version = changes.version
      jobs = next ?? []
      return jobs
    },
  }
}

const KINDS =
  'create create move date delete restore bulk undo posting interview cancel tick document forget stage remove read read'.split(
    ' ',
  )
type Step = { kind: string; pick: number; day: number }
const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  pick: fc.nat(50),
  day: fc.nat(2),
})

/** Acts on one of two devices of a person; a rejected action changes nothing. */
const createActor = async (user: TestUser) => {
  const deleted: string[] = []
  const undos: string[] = []
  const { rows } = await sql<{ id: string }>`
    select id from users where email_key = ${user.email.toLowerCase()}`.execute(t.database.db)
  const userId = rows[0]?.id ?? ''
  const addDocument = async (name: string) => {
    const added = await sql<{ id: string }>`
      insert into documents (user_id, filename, document_type, file_type, file_size, storage_key)
      values (${userId}, ${name}, 'resume', 'application/pdf', 10, ${crypto.randomUUID()})
      returning id`.execute(t.database.db)
    return added.rows[0]?.id ?? ''
  }
  const documents = [await addDocument('one.pdf'), await addDocument('two.pdf')]
  await t.rest('PUT', '/api/stages', { applied: ['First'] }, user)
  return async ({ kind, pick, day }: Step): Promise<void> => {
    const all = await list(user)
    const id = all[pick % Math.max(all.length, 1)]?.id ?? ''
    const ids = all.filter((_job, index) => index % 2 === pick % 2).map((job) => job.id)
    const put = (fields: object) => t.rest('PUT', `/api/jobs/${id}`, fields, user)
    const date = DAYS[day]
    switch (kind) {
      case 'create':
        await create(user, { application_date: date, posting: { text: 'We seek' } })
        break
      case 'move':
        await put({ status: ['applied', 'interviewing', 'offer'][day] })
        break
      case 'date':
        await put({ application_date: date })
        break
      case 'delete':
        await t.rest('DELETE', `/api/jobs/${id}`, undefined, user)
        deleted.push(id)
        break
      case 'restore':
        await t.rest('POST', `/api/jobs/${deleted.pop() ?? id}/restore`, {}, user)
        break
      case 'bulk': {
        const change = [{ archived: true }, { status: 'rejected', add_tags: ['x'] }][day]
        const sent = { ids, ...(change ? { change } : { delete: true }) }
        const response = await t.rest('POST', '/api/jobs/bulk', sent, user)
        const { undo_id } = response.json<{ undo_id?: string }>()
        if (undo_id !== undefined) undos.push(undo_id)
        break
      }
      case 'undo':
        await t.trpc('mutation', 'undo.run', { undo_id: undos.pop() ?? id }, user)
        break
      case 'posting':
        await t.rest('PUT', `/api/jobs/${id}/posting`, { text: day === 0 ? '' : 'We' }, user)
        break
      case 'interview':
        await t.rest('POST', `/api/jobs/${id}/interviews`, { starts_at: `${date}T10:00:00Z` }, user)
        break
      case 'cancel':
        await sql`update interviews set result = 'cancelled' where user_id = ${userId}
          and job_id = ${id || null}::uuid`.execute(t.database.db)
        break
      case 'tick':
        await t.trpc('mutation', 'jobs.tick', { id, item: `item-${day}`, is_ticked: true }, user)
        break
      case 'document':
        await put({ document_ids: documents.slice(0, day) })
        break
      case 'forget':
        await sql`update documents set deleted_at = case when deleted_at is null then now() end
          where user_id = ${userId} and id = ${documents[day % 2]}`.execute(t.database.db)
        break
      case 'stage':
        await put({ status: 'applied', stage: 'First' })
        break
      case 'remove':
        // Deletes it without a record, as undoing an import does.
        await sql`delete from jobs where user_id = ${userId} and id = ${id || null}::uuid`.execute(
          t.database.db,
        )
        break
      default:
    }
  }
}

test(
  'whatever two devices do, in turn or at once, the changes add up to the whole list',
  { timeout: 600_000 },
  async () => {
    const steps = fc.array(fc.record({ step, isAlone: fc.boolean(), reader: fc.nat(1) }), {
      minLength: 6,
      maxLength: 16,
    })
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const user = await t.register()
        const act = await createActor(user)
        const devices = [createDevice(user), createDevice(user)]
        let running: Promise<unknown>[] = []
        for (const { step: next, isAlone, reader } of all) {
          running.push(act(next))
          if (!isAlone) continue
          // Read while others write, too.
          if (reader === 0) await devices[0]?.sync()
          await Promise.all(running)
          running = []
          await devices[reader]?.sync()
        }
        await Promise.all(running)
        const whole = await list(user)
        for (const device of devices) expect(await device.sync()).toEqual(whole)
      }),
      // Not shrunk: what runs at once differs each time, and each run registers an account.
      { numRuns: 4, endOnFailure: true },
    )
  },
)

test('a response without changes is small, and one with a change has only that', async () => {
  const user = await t.register()
  const jobs = []
  for (let index = 0; index < 5; index += 1) jobs.push(await create(user))
  await awaitOlderWrites(t.database.db)
  const first = await ask(user)
  const same = await ask(user, first.version)
  expect(same).toMatchObject({ total: 5, changed: [], gone: [] })
  await t.rest('PUT', `/api/jobs/${jobs[2]?.id}`, { company: 'Other' }, user)
  await t.rest('DELETE', `/api/jobs/${jobs[4]?.id}`, undefined, user)
  const changes = await ask(user, same.version)
  expect(changes).toMatchObject({
    total: 4,
    changed: [{ after: jobs[3]?.id, job: { id: jobs[2]?.id, company: 'Other' } }],
    gone: [jobs[4]?.id],
  })
})

test('an interview that has started counts as a change, though nobody has written anything', async () => {
  const user = await t.register()
  const { id } = await create(user)
  await create(user)
  const began = Date.now() - 30_000
  const starts_at = new Date(began).toISOString()
  const made = await t.rest('POST', `/api/jobs/${id}/interviews`, { starts_at }, user)
  expect(made.statusCode, made.body).toBe(201)
  await awaitOlderWrites(t.database.db)
  const { version } = await ask(user)
  const at = (ms: number) => version.split('.').with(2, String(ms)).join('.')
  expect(await ask(user, at(began - 1_000))).toMatchObject({ changed: [{ job: { id } }] })
  expect(await ask(user, at(began + 1_000))).toMatchObject({ changed: [] })
})

test('an unknown, foreign or old version gets the whole list', async () => {
  const user = await t.register()
  const other = await t.register()
  await create(user)
  await awaitOlderWrites(t.database.db)
  const { version } = await ask(user)
  const parts = version.split('.')
  const changed = (at: number, part: string) => parts.with(at, part).join('.')
  const strangers = [
    '',
    'x',
    (await ask(other)).version,
    changed(0, 'A'.repeat(16)),
    changed(1, '99999999999999999999'),
    changed(1, String(2 ** 50)),
    changed(2, String(Date.now() - 8 * 24 * 60 * 60_000)),
    changed(2, '99999999999999'),
    changed(3, '2-0-0'),
  ]
  for (const stranger of strangers) {
    expect(await ask(user, stranger), stranger).toMatchObject({ jobs: [{ company: 'Acme' }] })
  }
  expect(await ask(user, version)).toMatchObject({ total: 1, changed: [] })
  expect(await ask(user, changed(1, '089'))).toMatchObject({ total: 1, changed: [{ after: null }] })
})
