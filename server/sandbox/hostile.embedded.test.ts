import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { FILE_KINDS } from '#src/documents/constants.ts'
import { parsedResume } from '#src/import/schema.ts'
import { HOSTILE_DOCUMENTS } from '../testing/hostile-documents.ts'
import { mutate } from '../testing/mutations.ts'
import { makeResume } from '../testing/sample-resumes.ts'
import { createSandbox } from './sandbox.ts'

/** Per kind of file. */
const MUTATIONS = Number(process.env['DOCUMENT_MUTATIONS'] ?? 5)
const AT_ONCE = 4
/** The allowed outcomes of a damaged document. */
const DAMAGED = new Set(['read', 'no_text', 'unreadable'])

// A generous limit, since the tests keep the processor busy.
const tasks = join(import.meta.dirname, '../features/import/sandbox-tasks.ts')
const sandbox = createSandbox({
  tasks,
  timeMs: 60_000,
  priority: 0,
  log: { error: () => undefined },
})
afterAll(() => sandbox.close())

type Kind = (typeof FILE_KINDS)[number]
const read = (kind: Kind, make: () => Promise<Buffer>) =>
  sandbox.run({ task: 'resume', kind, read: make }, { userId: randomUUID() })

/** Returns the outcome of reading a document: valid, or why it cannot be read. */
async function readOutcome(kind: Kind, make: () => Promise<Buffer>): Promise<string> {
  const outcome = await read(kind, make)
  if (!outcome.isRead) return outcome.failure
  parsedResume.parse(outcome.value)
  return 'read'
}

test.each(
  HOSTILE_DOCUMENTS.map(({ kind, name, ending, make }) => [kind, name, ending, make] as const),
)('a .%s with %s is %s', async (kind, _name, ending, make) => {
  expect(await readOutcome(kind, make)).toBe(ending)
})

test.each(FILE_KINDS)(
  'no damaged .%s prevents reading the next document',
  { timeout: 120_000 + MUTATIONS * 5_000 },
  async (kind) => {
    const original = await makeResume(kind)
    const endings = new Set<string>()
    const numbers = Array.from({ length: MUTATIONS }, (_, index) => index).values()
    const work = async () => {
      for (const number of numbers) {
        endings.add(await readOutcome(kind, async () => mutate(original, number)))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    expect([...endings].filter((ending) => !DAMAGED.has(ending))).toEqual([])
    expect(await readOutcome(kind, async () => original)).toBe('read')
    expect(sandbox.count().documents).toBe(0)
  },
)

describe('without a snapshot', () => {
  // One for all kinds, because each process that is started in advance loads the sources again.
  const sources = createSandbox({
    tasks: join(import.meta.dirname, '../testing/reading-tasks.ts'),
    timeMs: 60_000,
    priority: 0,
    log: { error: () => undefined },
  })
  afterAll(() => sources.close())

  test.each(FILE_KINDS)('the sources read a .%s equally', async (kind) => {
    const original = await makeResume(kind)
    const file = { task: 'resume' as const, kind, read: () => Promise.resolve(original) }
    const user = { userId: randomUUID() }
    expect(await sources.run(file, user)).toEqual(await sandbox.run(file, user))
  })
})
