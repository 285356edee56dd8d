import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson, parseJsonAt, walkRecords } from './json.ts'

const POSTING = { '@type': 'JobPosting', title: 'Baker', n: 1 }

test.each([
  ['without errors', '{"@type":"JobPosting","title":"Baker","n":1}'],
  ['with surplus commas', '{"@type":"JobPosting",,"title":"Baker","n":1,}'],
  ['with comments', '// a\n{"@type":"JobPosting",/* b */"title":"Baker","n":1}'],
  ['in CDATA', '//<![CDATA[\n{"@type":"JobPosting","title":"Baker","n":1}\n//]]>'],
  ['in an HTML comment', '<!-- {"@type":"JobPosting","title":"Baker","n":1} -->'],
  [
    'escaped as HTML',
    '{&quot;@type&quot;:&quot;JobPosting&quot;,&quot;title&quot;:&quot;Baker&quot;,&quot;n&quot;:1}',
  ],
  [
    'escaped without its braces',
    '&quot;@type&quot;:&quot;JobPosting&quot;,&quot;title&quot;:&quot;Baker&quot;,&quot;n&quot;:1',
  ],
  ['in JavaScript syntax', "{'@type':'JobPosting',title:'Baker',n:1,}"],
  ['cut off', '{"@type":"JobPosting","title":"Baker","n":1'],
  ['with a semicolon', '{"@type":"JobPosting","title":"Baker","n":1};'],
])('JSON is parsed %s', (_how, text) => {
  expect(parseJson(text)).toEqual([POSTING])
})

test('line breaks and quotes inside a string do not end it', () => {
  expect(parseJson('{"title":"The "best" baker","text":"one\ntwo","n":1}')).toEqual([
    { title: 'The "best" baker', text: 'one\ntwo', n: 1 },
  ])
})

test('several values in a row are all parsed', () => {
  expect(parseJson('{"a":1}\n{"b":2}')).toEqual([{ a: 1 }, { b: 2 }])
})

test('a value inside a script is parsed from where it begins', () => {
  const program = 'window.state = {"a":[1,{"b":"}"}]};window.other = 1'
  expect(parseJsonAt(program, program.indexOf('{'))).toEqual({ a: [1, { b: '}' }] })
})

test('any JSON is parsed as by JSON.parse, and any text without an error', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseJson(`[${text}]`)).toEqual([[JSON.parse(text)]])
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const value of parseJson(`{"a":${text}`)) expect([...walkRecords(value)]).toBeDefined()
    }),
  )
})
