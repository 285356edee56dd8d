import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readJson } from './read-json.ts'

/** The value, and in how many steps it was read. */
const read = (text: string) => {
  const steps = readJson(Buffer.from(text))
  for (let count = 1; ; count += 1) {
    const { done, value } = steps.next()
    if (done === true) return { value, count }
  }
}

/** Longer than one piece, so that it is parsed in several. */
const FILLER = 'x'.repeat(30_000)

test('valid JSON is parsed as by JSON.parse, in pieces', () => {
  const depth = { maxDepth: 4, noUnicodeString: false }
  fc.assert(
    fc.property(fc.json(depth), fc.json(depth), fc.constantFrom(0, 1, 4), (one, other, indent) => {
      const whole = {
        [`"\\ ${one}`]: [JSON.parse(one), FILLER, [FILLER, JSON.parse(other)]],
        FILLER,
      }
      const text = ` ${JSON.stringify(whole, null, indent)}\n`
      expect(read(text).value).toEqual(JSON.parse(text))
    }),
    { numRuns: 25 },
  )
})

/** Returns the parsed value, or that it was rejected. */
const toOutcome = (reading: () => unknown) => {
  try {
    return { value: reading() }
  } catch {
    return 'refused'
  }
}

test('JSON that JSON.parse rejects is rejected', () => {
  const sound = JSON.stringify({ a: [1, 'b', FILLER, { c: null }, [FILLER]], d: FILLER, e: '\\"' })
  const bytes = fc.constantFrom('"', '\\', ',', ':', '[', ']', '{', '}', ' ', '0', '\u0001', '')
  fc.assert(
    fc.property(fc.nat(sound.length), bytes, fc.nat(2), (at, put, gone) => {
      const text = sound.slice(0, at) + put + sound.slice(at + gone)
      expect(toOutcome(() => read(text).value)).toEqual(toOutcome(() => JSON.parse(text)))
    }),
    { numRuns: 300 },
  )
})

test.each([
  '',
  ' ',
  '{"a":1',
  '[1,]',
  `["${FILLER}","${FILLER}","${FILLER}",]`,
  '1 2',
  '"a',
  '{"a":"\ud800',
])('invalid JSON: %j', (text) => {
  expect(() => read(text)).toThrow(/damaged/)
})

test('bytes that are not text are rejected', () => {
  const steps = readJson(Buffer.from([0x22, 0xff, 0x22]))
  expect(() => steps.next()).toThrow(/damaged/)
})

test('a long file is read in many steps', () => {
  const rows = Array.from({ length: 2_000 }, () => ({ text: 'x'.repeat(1_000) }))
  expect(read(JSON.stringify({ rows })).count).toBeGreaterThan(30)
})

describe('data that no export writes is rejected', () => {
  test.each([
    ['lists deep in lists', '['.repeat(2_000_000), /not part of an export/],
    ['lists of lists', `[${'[[[]]],'.repeat(1_500_000)}1]`, /more than an account may/],
    ['one row of all', `[[[${'{},'.repeat(600_000)}1]]]`, /more than an account may/],
    ['a long list', `[${'1,'.repeat(120_000)}1]`, /more than an account may/],
    ['a long text', `["${'x'.repeat(2_000_000)}"]`, /more than an account may/],
    ['a long gap', `[${' '.repeat(2_000_000)}]`, /more than an account may/],
    ['a long number', '1'.repeat(2_000_000), /more than an account may/],
  ])('%s', (_what, text, sentence) => {
    expect(() => read(text)).toThrow(sentence)
  })
})
