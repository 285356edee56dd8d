import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPages } from '../../account-part.ts'
import { type Named, writeContent } from './write-content.ts'

async function* give(named: readonly Named[]) {
  yield* named
}
const write = (...named: Named[]) => text(Readable.from(writeContent(give(named))))

test('equals JSON.stringify of the whole, for any content', async () => {
  const value = fc.jsonValue()
  await fc.assert(
    fc.asyncProperty(value, fc.array(value), fc.string(), async (one, rows, name) => {
      const ids = rows.map((_row, index) => String(index))
      const pages = readPages(ids, async (some) => some.map((id) => rows[Number(id)]))
      const parts: Named[] = [
        ['exported_at', { data: 'now' }],
        [`one ${name}`, { data: one }],
        [`rows ${name}`, { pages }],
      ]
      const whole = { exported_at: 'now', [`one ${name}`]: one, [`rows ${name}`]: rows }
      expect(await write(...parts)).toBe(JSON.stringify(whole, null, 2))
    }),
  )
})

test('leaves out undefined, and contains lists of several pages, of one and of none', async () => {
  const rows = Array.from({ length: 600 }, (_, index) => ({
    index,
    text: 'a\n"b"\u2028',
    none: [],
  }))
  const read = async (ids: readonly string[]) => ids.map((id) => rows[Number(id)])
  const all = rows.map(({ index }) => String(index))
  const written = await write(
    ['first', { data: rows }],
    ['left_out', { data: undefined }],
    ['second', { pages: readPages(all, read) }],
    ['nothing', { pages: readPages([], read) }],
    ['hidden', { pages: readPages(all, async () => []) }],
    ['empty', { data: [] }],
  )
  const whole = { first: rows, second: rows, nothing: [], hidden: [], empty: [] }
  expect(written).toBe(JSON.stringify(whole, null, 2))
})
