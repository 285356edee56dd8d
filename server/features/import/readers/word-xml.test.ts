import { expect, test } from 'vitest'
import { ReadingError } from '../../../sandbox/reading-error.ts'
import type { FlowBlock } from '../parser/model.ts'
import { readWordXml } from './word-xml.ts'

const NAMESPACE = 'http://schemas.microsoft.com/office/word/2003/wordml'
const wrap = (body: string, parts = '', prefix = 'w') =>
  `<?xml version="1.0"?><${prefix}:wordDocument xmlns:${prefix}="${NAMESPACE}">${parts}<${prefix}:body>${body}</${prefix}:body></${prefix}:wordDocument>`
const read = (body: string, parts?: string) => readWordXml(Buffer.from(wrap(body, parts)))

const p = (content: string, format = '') => `<w:p><w:pPr>${format}</w:pPr>${content}</w:p>`
const r = (text: string, format = '') => `<w:r><w:rPr>${format}</w:rPr><w:t>${text}</w:t></w:r>`
const show = (blocks: readonly FlowBlock[]): unknown[] =>
  blocks.map((block) => {
    if (block.kind === 'table') return block.rows.map((row) => row.map(show))
    return block.cells.map((cell) => cell.map(({ text }) => text).join('')).join(' | ')
  })

test('formats, styles and indents of Word 2003 are those of today by other names', () => {
  const styles =
    '<w:styles><w:style w:type="paragraph" w:styleId="A"><w:name w:val="heading 2"/><w:rPr><w:sz w:val="30"/></w:rPr></w:style></w:styles>'
  const blocks = read(
    p(r('Jobs', '<w:b w:val="off"/>'), '<w:pStyle w:val="A"/>') +
      p(r('in', '<w:b/>') + r('out', '<w:vanish/>'), '<w:ind w:left="0" w:first-line="1440"/>'),
    styles,
  )
  expect(blocks).toMatchObject([
    { heading: 2, cells: [[{ text: 'Jobs', bold: false, size: 15 }]] },
    { level: 2, cells: [[{ text: 'in', bold: true }]] },
  ])
})

test('lists of Word 2003 have bullets, numbers or nothing', () => {
  const level = (number: number, kind: number) =>
    `<w:lvl w:ilvl="${number}"><w:nfc w:val="${kind}"/></w:lvl>`
  const lists = `<w:lists><w:listDef w:listDefId="4">${level(0, 23)}${level(1, 0)}${level(2, 255)}</w:listDef><w:list w:ilfo="2"><w:ilst w:val="4"/></w:list></w:lists>`
  const item = (number: number) =>
    p(r('x'), `<w:listPr><w:ilvl w:val="${number}"/><w:ilfo w:val="2"/></w:listPr>`)
  const blocks = read(item(0) + item(1) + item(2) + p(r('plain')), lists)
  expect(blocks.map((block) => block.kind === 'paragraph' && [block.bullet, block.level])).toEqual([
    [true, 0],
    [true, 1],
    [false, 0],
    [false, 0],
  ])
})

test('headers come first, and footers and what changes have replaced are left out', () => {
  const former = '<aml:annotation w:type="Word.Deletion"><aml:content>'
  const section = `<w:sectPr><w:hdr w:type="odd">${p(r('Head'))}</w:hdr><w:ftr>${p(r('Foot'))}</w:ftr></w:sectPr>`
  const body =
    p(
      `${former}${r('old')}</aml:content></aml:annotation><aml:annotation w:type="Word.Insertion"><aml:content>${r('new')}</aml:content></aml:annotation>`,
      `<w:spacing w:before="0"/><aml:annotation w:type="Word.Formatting"><aml:content><w:pPr><w:outlineLvl w:val="0"/></w:pPr></aml:content></aml:annotation>`,
    ) + section
  expect(read(body)).toMatchObject([
    { cells: [[{ text: 'Head' }]] },
    { cells: [[{ text: 'new' }]], heading: null },
  ])
  expect(read(body)).toHaveLength(2)
})

test('names that a vertically merged cell of a grid has are repeated in each of its rows', () => {
  const cell = (text: string, merge = '') => `<w:tc><w:tcPr>${merge}</w:tcPr>${p(r(text))}</w:tc>`
  const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
  const blocks = read(
    `<w:tbl>${row(cell('2001'), cell('Clerk'), cell('Leeds'), cell('Heron', '<w:vmerge w:val="restart"/>'))}${row(cell('2003'), cell('Baker'), cell('York'), cell('', '<w:vmerge/>'))}</w:tbl>`,
  )
  expect(show(blocks)).toEqual([
    [
      [['2001'], ['Clerk'], ['Leeds'], ['Heron']],
      [['2003'], ['Baker'], ['York'], ['Heron']],
    ],
  ])
})

test('the namespace may have any prefix, and the encoding is the declared one or that of the mark', () => {
  const own = wrap('<v:p><v:r><v:t>é</v:t></v:r></v:p>', '', 'v')
  expect(show(readWordXml(Buffer.from(own)))).toEqual(['é'])
  const wide = Buffer.from(`\ufeff${own}`, 'utf16le')
  expect(show(readWordXml(wide))).toEqual(['é'])
  const latin = own.replace('?>', ' encoding="iso-8859-1"?>')
  expect(show(readWordXml(Buffer.from(latin, 'latin1')))).toEqual(['é'])
})

test.each([
  ['without a body', '<w:wordDocument/>'],
  [
    'of a package without a main part',
    '<pkg:package><pkg:part pkg:contentType="x"/></pkg:package>',
  ],
  ['nested a hundred thousand times', wrap('<w:tbl>'.repeat(100_000))],
])('a document %s is unreadable', (_what, xml) => {
  expect(() => readWordXml(Buffer.from(xml))).toThrow(new ReadingError('unreadable'))
})
