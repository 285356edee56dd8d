import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ReadingError } from '../../../sandbox/reading-error.ts'
import { countProcessorTime } from '../../../testing/processor-time.ts'
import type { FlowBlock, FlowParagraph } from '../parser/model.ts'
import { readRtf } from './rtf.ts'

const FONTS =
  '{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset2 Symbol;}{\\f2\\fcharset204 Arial Cyr;}{\\f3\\fcharset128 MS Mincho;}{\\f4\\fcharset1 Any;}}'
const read = (body: string, head = '\\ansicpg1252'): FlowBlock[] =>
  readRtf(Buffer.from(`{\\rtf1\\ansi${head}\\deff0${FONTS}${body}}`, 'latin1'))

/** Each paragraph as `cell | cell`, and each table as an array of rows. */
const show = (blocks: readonly FlowBlock[]): unknown[] =>
  blocks.map((block) => {
    if (block.kind === 'table') return block.rows.map((row) => row.map(show))
    return block.cells.map((cell) => cell.map(({ text }) => text).join('')).join(' | ')
  })
const readParagraphs = (body: string): FlowParagraph[] =>
  read(body).filter((block) => block.kind === 'paragraph')

test('paragraphs, line breaks and tabs are read, and pages and sections end a paragraph', () => {
  const body = 'Ada\\tab 2019\\line Leeds\\par\\par One\\page Two\\sect Three\\\nFour'
  const blocks = read(body)
  expect(show(blocks)).toEqual(['Ada | 2019', 'Leeds', 'One', 'Two', 'Three', 'Four'])
  expect(blocks).toMatchObject([{}, {}, { spaceBefore: 1 }, {}, {}, {}])
})

test('formats of text end with their group, or when they are turned off', () => {
  expect(readParagraphs('\\fs20 a{\\b b{\\i\\fs30 c}}\\b d\\b0 e\\plain f')).toMatchObject([
    {
      cells: [
        [
          { text: 'a', bold: false, size: 10 },
          { text: 'b', bold: true, italic: false },
          { text: 'c', bold: true, italic: true, size: 15 },
          { text: 'd', bold: true },
          { text: 'e', bold: false, size: 10 },
          { text: 'f', size: 12 },
        ],
      ],
    },
  ])
})

test('bytes are decoded by the character set of their font, else by the code page', () => {
  expect(
    show(read("\\'e9\\'80 {\\f2 \\'cf\\'f0\\'e8} {\\f3 \\'93\\'fa\\'83p} {\\f4 \\'e9}")),
  ).toEqual(['é€ При 日パ é'])
  expect(show(read("\\f4 \\'d8\\'e8 {\\f0 \\'d8}", '\\ansicpg1250'))).toEqual(['Řč Ø'])
  expect(show(read("\\'8eabc", '\\mac'))).toEqual(['Žabc'])
  expect(show(read("\\f4 \\'8e\\'9f", '\\mac'))).toEqual(['éü'])
  expect(show(read("\\f4 x\\'e9", '\\ansicpg4711'))).toEqual(['xé'])
})

test('characters of Unicode replace what follows for older programs', () => {
  expect(show(read("a\\u8211?b\\u233\\'e9c\\u-3999 \\u8364 {x}\\u65\\emdash y"))).toEqual([
    'a–béc€xAy',
  ])
  expect(show(read("{\\uc0 \\u8211 a}{\\uc2 \\u9731\\'81\\'e7b}\\u55357?\\u56832?c"))).toEqual([
    '–a☃b😀c',
  ])
  expect(show(read('a\\u55357?\\par'))).toEqual(['a\uFFFD'])
})

test('what is not printed is left out', () => {
  const body =
    '{\\info{\\title Secret}}{\\*\\generator Word;}{\\*\\unknown x}{\\colortbl;\\red0;}{\\pict\\bin4 {{{{}' +
    '{\\v hidden}{\\deleted gone}{\\field{\\*\\fldinst{HYPERLINK "x"}}{\\fldrslt seen}}{\\footnote note}{\\*\\bkmkstart x}{\\footer 1}'
  expect(show(read(body))).toEqual(['seen'])
})

test('small and other capitals are uppercased as in other documents', () => {
  expect(show(read('\\caps Education\\par\\caps0 2018 {\\scaps otter college}'))).toEqual([
    'EDUCATION',
    '2018 OTTER COLLEGE',
  ])
})

test('headings are recognized by their style, the one that it is based on, or the outline level', () => {
  const styles =
    '{\\stylesheet{Normal;}{\\s1\\fs32 heading 1,h1;}{\\s2\\sbasedon1 Own;}{\\s3\\sbasedon3 Loop;}{\\s4 Title;}{\\*\\cs5 heading 9;}}'
  const body = ['\\s1 a', '\\s2 b', '\\s3 c', '\\s4 d', '\\s5 e', '\\outlinelevel1 f']
  const paragraphs = readParagraphs(`${styles}${body.map((one) => `\\pard${one}\\par`).join('')}`)
  expect(paragraphs.map(({ heading }) => heading)).toEqual([1, 1, null, 0, null, 2])
})

test('bullets and numbers are recognized by their list or by the text for older programs', () => {
  const lists =
    '{\\*\\listtable{\\list{\\listlevel\\levelnfc23{\\leveltext x;}}{\\listlevel\\levelnfcn255}\\listid-7}}{\\*\\listoverridetable{\\listoverride\\listid-7\\ls3}}'
  const body = [
    "\\ls3\\ilvl0 {\\listtext\\f1\\'b7\\tab}one",
    '\\ls3 two',
    '\\ls3\\ilvl1 none',
    "{\\pntext\\f1\\'b7\\tab}{\\*\\pn\\pnlvlblt{\\pntxtb x}}three",
    '{\\pntext\\tab}plain',
    "{\\f1 \\'b7}\\tab typed",
    "{\\f1\\'b7  }typed",
  ]
  const paragraphs = readParagraphs(`${lists}${body.map((one) => `\\pard${one}\\par`).join('')}`)
  expect(show(paragraphs)).toEqual(['one', 'two', 'none', 'three', 'plain', 'typed', 'typed'])
  expect(paragraphs.map(({ bullet }) => bullet)).toEqual([
    true,
    true,
    false,
    true,
    false,
    true,
    true,
  ])
})

test('space, indentation and borders of a paragraph are read', () => {
  const body =
    '\\pard\\fs20\\sa240 a\\par\\pard\\sb240\\li1440\\fi-720 b\\par\\pard\\brdrb\\brdrs\\brdrw10 c\\par\\pard\\brdrb\\brdrnone d\\par\\pard\\brdrl\\brdrs e\\par'
  expect(readParagraphs(body)).toMatchObject([
    { spaceBefore: 0, level: 0 },
    { spaceBefore: 2, level: 1, ruled: false },
    { level: 0, ruled: true },
    { ruled: false },
    { ruled: false },
  ])
})

test('tables keep their cells, also nested ones and those that only their ends show', () => {
  const body =
    'Above\\par\\trowd\\cellx1\\cellx2\\clbrdrb\\brdrs\\pard\\intbl 2019\\cell Acme\\par Leeds\\cell\\row' +
    '\\pard\\intbl x\\cell\\pard\\intbl\\itap2 in\\nestcell{\\*\\nesttableprops\\trowd\\nestrow}{\\nonesttables\\par}\\pard\\intbl\\cell\\row\\pard Below\\par\\pard a\\cell b\\cell\\row'
  expect(show(read(body))).toEqual([
    'Above',
    [
      [['2019'], ['Acme', 'Leeds']],
      [['x'], [[[['in']]]]],
    ],
    'Below',
    [[['a'], ['b']]],
  ])
})

test('headers come first and text boxes last, each without the format around it', () => {
  const body =
    '\\b Body{\\shp{\\*\\shpinst\\shpleft0{\\sp{\\sn a}{\\sv 1}}{\\shptxt Box}}{\\shprslt{\\*\\do\\dptxbx{\\dptxbxtext Box}}}} text\\par{\\header Head\\par}{\\footer Foot\\par}'
  const blocks = read(body)
  expect(show(blocks)).toEqual(['Head', 'Body text', 'Box'])
  expect(blocks).toMatchObject([{}, {}, { cells: [[{ bold: false }]] }])
})

test('what is before the start or behind the end of the document is not read', () => {
  expect(show(read('a}{\\rtf1 b'))).toEqual(['a'])
  expect(show(readRtf(Buffer.from('\ufeff{\\rtf1 c}')))).toEqual(['c'])
})

/** The text of a paragraph as a program writes it, with any characters as Unicode. */
const write = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at)}?`).join('')

test('paragraphs of any words round-trip, whether as bytes or as Unicode', () => {
  const name = fc.stringMatching(
    /^[A-Za-zÀ-ÖØ-öø-ÿ]{2,9}(–[A-Za-zÀ-ÖØ-öø-ÿ]{2,9})?( [A-Za-zÀ-ÖØ-öø-ÿ]{2,9}){0,4}$/,
  )
  const paragraph = fc.record({ text: name, isUnicode: fc.boolean(), bold: fc.boolean() })
  fc.assert(
    fc.property(fc.array(paragraph), (paragraphs) => {
      const body = paragraphs.map(({ text, isUnicode, bold }) => {
        const narrow = text.replaceAll('–', "\\'96")
        return `\\pard{${bold ? '\\b ' : ''}${isUnicode ? write(text) : narrow}}\\par\n`
      })
      expect(
        readParagraphs(body.join('')).map(({ cells }) => [
          cells[0]?.[0]?.text,
          cells[0]?.[0]?.bold,
        ]),
      ).toEqual(paragraphs.map(({ text, bold }) => [text, bold]))
    }),
  )
})

const isReadOrRefused = (text: string): boolean => {
  try {
    read(text)
    return true
  } catch (error) {
    return error instanceof ReadingError
  }
}

test('no text makes the reader fail in another way than with its own error', () => {
  const pieces = fc.constantFrom(
    ...'{ } \\par \\cell \\row \\nestcell \\nestrow \\itap9 \\intbl \\u-1 \\uc9 \\bin3 \\* \\header \\shpinst \\shptxt \\fonttbl \\f1 \\f99 \\stylesheet \\s1 \\listtable \\listlevel \\levelnfc255 \\ls1 \\listtext \\fldinst \\plain \\fs-4 \\li99999999 \\sb-9 \\ansicpg0 \\tab Ada'.split(
      ' ',
    ),
    "\\'e9",
    '\\~',
    '\u0000',
    '\u00ff',
  )
  const body = fc.array(pieces, { maxLength: 300 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(body, (text) => {
      expect(isReadOrRefused(text)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['groups in one another', '{', 'unreadable'],
  ['tables in one another', '{\\itap8\\intbl a\\nestcell', 'unreadable'],
])('a million %s are rejected in limited time', (_what, piece, failure) => {
  const countTime = countProcessorTime()
  expect(() => read(piece.repeat(1_000_000))).toThrow(expect.objectContaining({ failure }))
  expect(countTime()).toBeLessThan(2_000)
})

test.each([
  ['characters of Unicode', '\\u65?'],
  ['characters of a few bytes', "\\f3\\'93\\'fa"],
  ['fonts', '{\\fonttbl\\f1\\fcharset2 x}'],
  ['empty groups', '{}'],
])('half a million %s are read in limited time', (_what, piece) => {
  const countTime = countProcessorTime()
  expect(read(`a${piece.repeat(500_000)}`)).toHaveLength(1)
  expect(countTime()).toBeLessThan(5_000)
})
