import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSeen, serializeSeen } from './last-seen-text.ts'

const OWNER = { mark: 'a', build: '/assets/one.js' }
const AT = 1_790_000_000_000

const serialize = async (data: unknown) =>
  (await serializeSeen(OWNER, { procedure: 'jobs.list', at: AT, data })).text()

/** Any JSON value that the server could send. */
const json = fc.jsonValue({ noUnicodeString: false })
const rowsOf = (row: fc.Arbitrary<unknown>) =>
  fc.array(row, { minLength: 251, maxLength: 520, size: 'max' })
const rows = rowsOf(json)
/** Rows of one table, some of whose columns are the same everywhere. */
const table = fc
  .dictionary(fc.oneof(fc.string(), fc.constant('__proto__')), fc.boolean(), { maxKeys: 6 })
  .chain((columns) => {
    const cells = Object.entries(columns).map(([key, isShared]) => [
      key,
      isShared ? fc.constantFrom(null, 'same') : json,
    ])
    return rowsOf(fc.record(Object.fromEntries(cells)))
  })

test('any response is read as it was written', async () => {
  const seen = fc.oneof(
    json,
    rows,
    table,
    fc.record({ contacts: rows, total: fc.nat(), more: fc.array(json) }),
  )
  await fc.assert(
    fc.asyncProperty(seen, async (data) => {
      const sent: unknown = JSON.parse(JSON.stringify(data))
      const read = await parseSeen(OWNER, await serialize(sent))
      expect(read).toEqual({ procedure: 'jobs.list', at: AT, data: sent })
    }),
    { numRuns: 40 },
  )
})

test('like rows are stored without repeating their keys and shared values', async () => {
  const jobs = Array.from({ length: 600 }, (_, id) => ({ id, company: 'Acme', notes: null }))
  expect((await serialize(jobs)).length).toBeLessThan(JSON.stringify(jobs).length / 4)
})

test('data of another session or another build is not read', async () => {
  const text = await serialize([{ company: 'Acme' }])
  expect(await parseSeen({ ...OWNER, mark: 'b' }, text)).toBeUndefined()
  expect(await parseSeen({ ...OWNER, build: '/assets/two.js' }, text)).toBeUndefined()
})

test('corrupt data is ignored without an exception', async () => {
  const text = await serialize(Array.from({ length: 600 }, (_, index) => ({ id: index })))
  const lines = text.split('\n')
  expect(await parseSeen(OWNER, [lines[0], '{"id":', lines[2]].join('\n'))).toBeUndefined()
  expect(await parseSeen(OWNER, [lines[0], '{}', lines[2]].join('\n'))).toBeUndefined()
  await fc.assert(
    fc.asyncProperty(fc.nat(lines[0]?.length ?? 0), fc.string(), async (at, put) => {
      const read = await parseSeen(OWNER, `${text.slice(0, at)}${put}`)
      // The cut may have shortened the time to another valid number.
      expect(['undefined', 'number']).toContain(typeof read?.at)
    }),
    {
      numRuns: 60,
      examples: [
        [67, '}'],
        [lines[0]?.indexOf(',"at"') ?? 0, '}'],
        [0, '[]'],
      ],
    },
  )
})
