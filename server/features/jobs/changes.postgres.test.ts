import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobChanges } from '#src/jobs/changes.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { awaitOlderWrites } from '../../testing/older-writes.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

test('a change that was started before a list was read, and saved after, is sent', async () => {
  const user = await t.register()
  const ask = async (version?: string) => {
    const response = await t.trpc('query', 'jobs.changes', { version }, user)
    return response.json<{ result: { data: JobChanges } }>().result.data
  }
  const made = await t.rest('POST', '/api/jobs', { company: 'Acme', position: 'Engineer' }, user)
  const { id } = made.json<{ id: string }>()
  const { db } = t.database
  await awaitOlderWrites(db)
  const first = await ask()
  const write = await db.startTransaction().execute()
  await write.updateTable('jobs').set({ company: 'Slow' }).where('id', '=', id).execute()
  // A later one overtakes it.
  await t.rest('POST', '/api/jobs', { company: 'Quick', position: 'Engineer' }, user)
  const between = await ask(first.version)
  expect(between).toMatchObject({ total: 2, changed: [{ job: { company: 'Quick' } }] })
  const nested = await write.savepoint('nested').execute()
  await nested.updateTable('jobs').set({ notes: 'n' }).where('id', '=', id).execute()
  const during = await ask(between.version)
  await nested.commit().execute()
  expect(await ask(during.version)).toMatchObject({
    changed: expect.arrayContaining([
      expect.objectContaining({ job: expect.objectContaining({ company: 'Slow', notes: 'n' }) }),
    ]),
  })
})
