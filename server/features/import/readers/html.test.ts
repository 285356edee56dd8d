import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ReadingError } from '../../../sandbox/reading-error.ts'
import { countProcessorTime } from '../../../testing/processor-time.ts'
import type { FlowBlock, FlowParagraph } from '../parser/model.ts'
import { readHtml } from './html.ts'

const read = (body: string, css = '') =>
  readHtml(Buffer.from(`<html><head><style>${css}</style></head><body>${body}</body></html>`))
const show = (blocks: readonly FlowBlock[]): unknown[] =>
  blocks.map((block) => {
    if (block.kind === 'table') return block.rows.map((row) => row.map(show))
    return block.cells.map((cell) => cell.map(({ text }) => text).join('')).join(' | ')
  })
const readParagraphs = (body: string, css?: string): FlowParagraph[] =>
  read(body, css).filter((block) => block.kind === 'paragraph')

test('blocks and breaks end a line, and white space is one space', () => {
  const body =
    'Ada<p>One \n two<b> three</b><br>four<br></p><div><div>Five</div>six</div>\n<pre>a\n  b\tc</pre>'
  expect(show(read(body))).toEqual(['Ada', 'One two three', 'four', 'Five', 'six', 'a', 'b | c'])
})

test('empty paragraphs are blank lines only if something is in them', () => {
  const blocks = read(
    '<p>a</p><p></p><p>b</p><p>&nbsp;</p><p>c</p><p><br></p><p>d</p>',
    'p { margin: 0 }',
  )
  expect(blocks).toMatchObject([0, 0, 1, 1].map((spaceBefore) => ({ spaceBefore })))
})

test('space between blocks is the larger one of both, as browsers print it', () => {
  const css = 'p { font-size: 10pt } .a { margin-bottom: 6pt } .b { margin-top: 24pt }'
  const blocks = read('<p class=a>a<div><p class="x b">b</p></div>', css)
  expect(blocks).toMatchObject([{}, { spaceBefore: 2 }])
})

test('formats come from elements, style sheets and attributes', () => {
  const css =
    '@import url(x); /* x */ p.big, .other { font-size: 20px } @media print { p { font-weight: bold } } p { font-style: italic } p > b { font-size: 1pt }'
  const [first, second, third] = readParagraphs(
    `<p class="big">a<strong>b</strong><span style="font: normal bold 9pt/12pt Arial">c</span></p>
     <p style="FONT-WEIGHT:700 !important; font-size: .5in"><em style="font-style:normal">d</em></p>
     <center><font size="5">e</font><font size=-1>f</font></center>`,
    css,
  )
  expect(first?.cells).toMatchObject([
    [
      { text: 'a', bold: false, italic: true, size: 15 },
      { text: 'b', bold: true, size: 15 },
      { text: 'c', bold: true, italic: false, size: 9 },
    ],
  ])
  expect(second?.cells).toMatchObject([[{ text: 'd', bold: true, italic: false, size: 36 }]])
  expect(third?.cells).toMatchObject([[{ text: 'e', size: 18 }, { size: 10 }]])
})

test('headings are recognized by their element, the class of titles or the outline level', () => {
  const blocks = readParagraphs(
    '<h1 class=title>a</h1><h3><span>b</span></h3><p class=MsoTitle>c</p><p style="mso-outline-level:2">d</p><p class=title>e</p>',
  )
  expect(blocks.map(({ heading }) => heading)).toEqual([0, 3, 0, 2, null])
})

test('the first paragraph of an item has the bullet, and lists without marks have none', () => {
  const body =
    '<ul><li>a<ul><li><p>b</p><p>c</p></li></ul></li><li><h4>d</h4></li></ul><ol><li>e</ol><ul style="list-style:none"><li>f</ul><p>• g</p>'
  const blocks = readParagraphs(body)
  expect(blocks.map(({ bullet, level }) => [bullet, level])).toEqual([
    [true, 0],
    [true, 1],
    [false, 1],
    [false, 0],
    [true, 0],
    [false, 0],
    [true, 0],
  ])
})

test('paragraphs of Word’s lists have bullets, and its tabs and symbols are read', () => {
  const mark =
    '<span style="font-family:Wingdings">§<span style=\'font:7.0pt "Times"\'>&nbsp;&nbsp;&nbsp; </span></span>'
  const body = `
    <p style='mso-list:l2 level2 lfo3'><![if !supportLists]><span>1.<span>&nbsp;</span></span><![endif]>a</p>
    <p style='mso-list:l2 level1 lfo3'><!--[if !supportLists]--><span style='mso-list:Ignore'>1.</span><!--[endif]-->b</p>
    <p>${mark}c</p>
    <p>d<span style='mso-tab-count:1'>&nbsp;&nbsp; &nbsp;</span>e</p>`
  const blocks = readParagraphs(body)
  expect(show(blocks)).toEqual(['a', 'b', 'c', 'd | e'])
  expect(blocks.map(({ bullet, level }) => [bullet, level])).toEqual([
    [true, 1],
    [true, 0],
    [true, 0],
    [false, 0],
  ])
})

test('tables keep their cells, also nested ones, and a single cell is no table', () => {
  const body =
    '<table><tbody><tr><td>2019<td><p>Acme</p><p>Leeds</p><table><tr><td>x</td><td>y</td></tr></table></td></tr></table><table><tr><td><p>a</p><table><tr><th>b<tr><td>c</table></td></tr></table><td>d</td>'
  expect(show(read(body))).toEqual([
    [[['2019'], ['Acme', 'Leeds', [[['x'], ['y']]]]]],
    'a',
    [[['b']], [['c']]],
    'd',
  ])
})

test('indentation and borders are read, also those that Word has put around paragraphs', () => {
  const body =
    '<blockquote style="margin-left:1in"><p style="text-indent:.5in">a</p></blockquote><p style="border-bottom:solid windowtext 1.0pt">b</p><div style="border:none;border-bottom:solid windowtext 1.0pt;padding:0in"><p style="border:none">c</p></div><div style="border:1px solid"><p>d</p></div>'
  expect(readParagraphs(body)).toMatchObject([
    { level: 3, ruled: false },
    { ruled: true },
    { ruled: true },
    { ruled: false },
  ])
})

test('what is not printed is left out, and Word’s page header comes first', () => {
  const body =
    '<p>seen<span style="display:none">1</span><span hidden>2</span><del>3</del><script>4</script><!-- 5 --><xml><w:x>6</w:x></xml><span style="mso-hide:all">7</span></p><div style="mso-element:footer"><p>8</p></div><div style="mso-element:header"><p>Head</p></div>'
  expect(show(read(body))).toEqual(['Head', 'seen'])
})

test.each<[what: string, page: Buffer]>([
  ['a meta tag', Buffer.from('<meta charset=windows-1250><p>\u00d8', 'latin1')],
  [
    'the declaration of XML',
    Buffer.from('<?xml version="1.0" encoding="iso-8859-2"?><p>\u00d8</p>', 'latin1'),
  ],
  ['a mark', Buffer.from('\ufeff<html><p>Ř', 'utf16le')],
  ['nothing but its bytes', Buffer.from('<p>Ř')],
])('a page is decoded by %s', (_what, page) => {
  expect(show(readHtml(page))).toEqual(['Ř'])
})

const isReadOrRefused = (text: string): boolean => {
  try {
    readHtml(Buffer.from(text))
    return true
  } catch (error) {
    return error instanceof ReadingError
  }
}

test('no page makes the reader fail in another way than with its own error', () => {
  const pieces = fc.constantFrom(
    ...'<table> </table> <tr> <td> </td> <ul> <li> </ul> <p> </p> <br> <pre> </pre> <b> </b> <h1> <style> } { </style> <xml> &nbsp; Ada'.split(
      ' ',
    ),
    '<div style="mso-element:header">',
    '</div>',
    '<p style="mso-list:l1 level9 lfo1">',
    '<![if !supportLists]>',
    '<![endif]>',
    '<span style="mso-tab-count:3;font-size:-9pt;margin:1 2 3 4 5">',
    '&#0;',
    ' ',
  )
  const page = fc.array(pieces, { maxLength: 300 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(page, (text) => {
      expect(isReadOrRefused(text)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('a million elements in one another are rejected in limited time', () => {
  const countTime = countProcessorTime()
  expect(() => read('<b>'.repeat(1_000_000))).toThrow(new ReadingError('unreadable'))
  expect(countTime()).toBeLessThan(2_000)
})

test('style sheets are read in limited time, whatever they do not end', () => {
  const countTime = countProcessorTime()
  for (const piece of ['/* ', 'a { ', 'a {b:c} ', '<!-- ']) {
    expect(read('Ada', piece.repeat(200_000))).toHaveLength(1)
  }
  expect(countTime()).toBeLessThan(3_000)
})

test.each([
  ['entities', '&nbsp;x'],
  ['elements', '<b>x</b>'],
  ['unfinished comments', '<!--'],
])('a hundred thousand %s in a paragraph are read in limited time', (_what, piece) => {
  const countTime = countProcessorTime()
  expect(read(`<p>a${piece.repeat(100_000)}`)).toHaveLength(1)
  expect(countTime()).toBeLessThan(3_000)
})
