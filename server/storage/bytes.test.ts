import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fetchBytes } from './bytes.ts'

const SIZE_MAX = 300 * 1024

test('a file read in blocks is complete, and no part is fetched twice', async () => {
  const place = fc.nat(SIZE_MAX + 1000)
  const reads = fc.array(fc.tuple(place, place), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: SIZE_MAX }), reads, async (size, places) => {
      const file = Buffer.from(Uint32Array.from({ length: size }, (_, at) => at).buffer, 0, size)
      let fetched = 0
      const bytes = fetchBytes(size, async (offset, length) => {
        expect(offset + length).toBeLessThanOrEqual(size)
        fetched += length
        return file.subarray(offset, offset + length)
      })
      for (const [offset, length] of places) {
        const read = await bytes.read(offset, length)
        expect(read.equals(file.subarray(offset, offset + length))).toBe(true)
      }
      expect(fetched).toBeLessThanOrEqual(size)
    }),
    { numRuns: 50 },
  )
})
