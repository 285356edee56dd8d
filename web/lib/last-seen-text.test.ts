import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSeen, serializeSeen } from './last-seen-text.ts'

const OWNER = { mark: 'a', build: '/assets/one.js' }
const AT = 1_790_000_000_000

const keep = async (data: unknown) =>
  (await serializeSeen(OWNER, { procedure: 'jobs.list', at: AT, data })).text()

/** Any JSON value that the server could send. */
const json = fc.jsonValue({ noUnicodeString: false })
const rows = fc.array(json, { minLength: 200, maxLength: 900, size: 'max' })

test('any response is read as it was written', async () => {
  const seen = fc.oneof(
    json,
    rows,
    fc.record({ contacts: rows, total: fc.nat(), more: fc.array(json) }),
  )
  await fc.assert(
    fc.asyncProperty(seen, async (data) => {
      const sent: unknown = JSON.parse(JSON.stringify(data))
      const read = await parseSeen(OWNER, await keep(sent))
      expect(read).toEqual({ procedure: 'jobs.list', at: AT, data: sent })
    }),
    { numRuns: 60 },
  )
})

test('data of another session or another build is not read', async () => {
  const text = await keep([{ company: 'Acme' }])
  expect(await parseSeen({ ...OWNER, mark: 'b' }, text)).toBeUndefined()
  expect(await parseSeen({ ...OWNER, build: '/assets/two.js' }, text)).toBeUndefined()
})

test('corrupt data is ignored without an exception', async () => {
  const text = await keep(Array.from({ length: 600 }, (_, index) => ({ id: index })))
  const lines = text.split('\n')
  expect(await parseSeen(OWNER, [lines[0], '{"id":', lines[2]].join('\n'))).toBeUndefined()
  expect(await parseSeen(OWNER, [lines[0], '{}', lines[2]].join('\n'))).toBeUndefined()
  await fc.assert(
    fc.asyncProperty(fc.nat(lines[0]?.length ?? 0), fc.string(), async (at, put) => {
      const read = await parseSeen(OWNER, `${text.slice(0, at)}${put}`)
      expect(read === undefined || read.at === AT).toBe(true)
    }),
    { numRuns: 60 },
  )
})
