import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRtfTokens, type RtfToken } from './rtf-tokens.ts'

const read = (rtf: string): RtfToken[] => [...readRtfTokens(rtf)]
const word = (name: string, value?: number): RtfToken => ({ kind: 'word', name, value })
const bytes = (text: string): RtfToken => ({ kind: 'bytes', bytes: text })

test('a control word ends before a space, which is a part of it, or any other character', () => {
  expect(read("{\\rtf1\\b0 Ada\\i-2\\'e9\\par}")).toEqual([
    { kind: 'open' },
    word('rtf', 1),
    word('b', 0),
    bytes('Ada'),
    word('i', -2),
    bytes('\u00e9'),
    word('par'),
    { kind: 'close' },
  ])
})

test('line ends are no text, but end a paragraph behind a backslash', () => {
  expect(read('one\r\ntwo\\\nthree\tfour')).toEqual([
    bytes('one'),
    bytes('two'),
    word('par'),
    bytes('three'),
    word('tab'),
    bytes('four'),
  ])
})

test('braces and backslashes of the text are escaped, and symbols are not letters', () => {
  expect(read('\\{\\}\\\\\\~\\*')).toEqual([
    bytes('{'),
    bytes('}'),
    bytes('\\'),
    { kind: 'symbol', name: '~' },
    { kind: 'symbol', name: '*' },
  ])
})

test('the bytes of a picture are no tokens, however many it states', () => {
  expect(read('\\bin3 {}{x')).toEqual([word('bin', 3), bytes('x')])
  expect(read('\\bin9999999999 {x')).toEqual([word('bin', 9_999_999_999)])
  expect(read('\\bin-5 x')).toEqual([word('bin', -5), bytes('x')])
})

test('any text has at most as many tokens as characters', () => {
  const pieces = fc.constantFrom('{', '}', '\\', "\\'", '\\u', '\\bin', '*', ' ', '7', 'a', '\r\n')
  const text = fc.oneof(
    fc.string(),
    fc.array(pieces).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, (rtf) => {
      expect(read(rtf).length).toBeLessThanOrEqual(rtf.length)
    }),
  )
})
