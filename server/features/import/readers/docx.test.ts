import { expect, test } from 'vitest'
import { makeDocx, makeOle } from '../../../testing/sample-documents.ts'
import { makeResume } from '../../../testing/sample-resumes.ts'
import type { FlowBlock } from '../parser/model.ts'
import { readDocx } from './docx.ts'

const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
type Parts = { styles?: string; numbering?: string; header?: string; prefix?: string }

/** A document with this body; the other parts are the contents of their root elements. */
async function readBody(body: string, { styles, numbering, header }: Parts = {}) {
  const wrap = (root: string, content: string) => `<w:${root} ${NAMESPACE}>${content}</w:${root}>`
  const others = Object.entries({ styles, numbering, header }).filter(([, content]) => content)
  const overrides = [['document.main', 'document'], ...others.map(([name]) => [name, name])].map(
    ([type, name]) => `<Override PartName="/word/${name}.xml" ContentType="${TYPES}.${type}+xml"/>`,
  )
  const parts = Object.fromEntries(
    others.map(([name, content = '']) => [
      `word/${name}.xml`,
      wrap(name === 'header' ? 'hdr' : name, content),
    ]),
  )
  const docx = await makeDocx({
    parts: {
      '[Content_Types].xml': `<Types xmlns="x">${overrides.join('')}</Types>`,
      'word/document.xml': wrap('document', `<w:body>${body}</w:body>`),
      ...parts,
    },
  })
  return readDocx(new Uint8Array(docx))
}

const p = (content: string, format = '') =>
  `<w:p>${format && `<w:pPr>${format}</w:pPr>`}${content}</w:p>`
const r = (text: string, format = '') =>
  `<w:r>${format && `<w:rPr>${format}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`

/** Each paragraph as `cell | cell`, and each table as an array of rows. */
const show = (blocks: FlowBlock[]): unknown[] =>
  blocks.map((block) => {
    if (block.kind === 'table') return block.rows.map((row) => row.map(show))
    return block.cells.map((cell) => cell.map(({ text }) => text).join('')).join(' | ')
  })

test('cells are split at tabs and at spaces used for alignment, and lines at breaks', async () => {
  const blocks = await readBody(
    p(`${r('Acme')}<w:r><w:tab/><w:t>2019</w:t><w:br/><w:t>Berlin     Germany</w:t></w:r>`) +
      p(r('L E T T E R S   A P A R T')),
  )
  expect(show(blocks)).toEqual(['Acme | 2019', 'Berlin | Germany', 'L E T T E R S   A P A R T'])
})

test('font sizes and styles come from the run, its style, the paragraph style and the defaults', async () => {
  const styles = `<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults>
    <w:style w:type="paragraph" w:default="1" w:styleId="N"><w:name w:val="Normal"/></w:style>
    <w:style w:type="paragraph" w:styleId="B"><w:basedOn w:val="N"/><w:rPr><w:b/><w:sz w:val="30"/></w:rPr></w:style>
    <w:style w:type="paragraph" w:styleId="C"><w:basedOn w:val="B"/><w:rPr><w:i/></w:rPr></w:style>
    <w:style w:type="character" w:styleId="S"><w:rPr><w:sz w:val="18"/></w:rPr></w:style>`
  const [plain, styled] = await readBody(
    p(r('a') + r('b', '<w:rStyle w:val="S"/>')) +
      p(r('c') + r('d', '<w:b w:val="0"/><w:sz w:val="40"/>'), '<w:pStyle w:val="C"/>'),
    { styles },
  )
  expect(plain).toMatchObject({ cells: [[{ size: 10.5, bold: false }, { size: 9 }]] })
  expect(styled).toMatchObject({
    cells: [
      [
        { text: 'c', bold: true, italic: true, size: 15 },
        { text: 'd', bold: false, size: 20 },
      ],
    ],
  })
})

test('headings are recognized by the name of their style or by their outline level', async () => {
  const styles = `<w:style w:type="paragraph" w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style>
    <w:style w:type="paragraph" w:styleId="Own"><w:basedOn w:val="berschrift2"/></w:style>
    <w:style w:type="paragraph" w:styleId="T"><w:name w:val="Title"/></w:style>
    <w:style w:type="paragraph" w:styleId="Loop"><w:basedOn w:val="Loop"/></w:style>`
  const blocks = await readBody(
    ['Own', 'T', 'Loop', 'Unknown'].map((id) => p(r(id), `<w:pStyle w:val="${id}"/>`)).join('') +
      p(r('x'), '<w:outlineLvl w:val="0"/>'),
    { styles },
  )
  expect(blocks.map((block) => block.kind === 'paragraph' && block.heading)).toEqual([
    2,
    0,
    null,
    null,
    1,
  ])
})

test('lists, typed bullets, borders and space above paragraphs are recognized', async () => {
  const numbering = `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="none"/></w:lvl></w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="0"/></w:num>`
  const list = (level: number) =>
    `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="5"/></w:numPr>`
  const blocks = await readBody(
    p(r('one'), list(0)) +
      p(r('none'), list(1)) +
      p(r('• typed')) +
      p('') +
      p(r('EXPERIENCE'), '<w:pBdr><w:bottom w:val="single"/></w:pBdr><w:spacing w:before="240"/>') +
      p(r('–3 points')),
    { numbering },
  )
  expect(blocks).toMatchObject([
    { bullet: true, cells: [[{ text: 'one' }]] },
    { bullet: false },
    { bullet: true, cells: [[{ text: 'typed' }]] },
    { spaceBefore: 2, ruled: true },
    { bullet: false, ruled: false, spaceBefore: 0 },
  ])
})

test('tables keep their cells, and text boxes follow the paragraph they are anchored to', async () => {
  const box = (text: string) => `<w:txbxContent>${p(r(text))}</w:txbxContent>`
  const blocks = await readBody(
    `<w:tbl><w:tr><w:tc>${p(r('2019'))}</w:tc><w:tc>${p(r('Acme'))}<w:tbl><w:tr><w:tc>${p(r('in'))}</w:tc></w:tr></w:tbl></w:tc></w:tr></w:tbl>` +
      p(
        `<w:r><mc:AlternateContent><mc:Choice>${box('Aside')}</mc:Choice><mc:Fallback>${box('Aside')}</mc:Fallback></mc:AlternateContent></w:r>${r('Main')}`,
      ),
  )
  expect(show(blocks)).toEqual([[[['2019'], ['Acme', [[['in']]]]]], 'Main', 'Aside'])
})

test('the text of a vertically merged cell is repeated in each of its rows', async () => {
  const cell = (text: string, merge = '') => `<w:tc><w:tcPr>${merge}</w:tcPr>${p(r(text))}</w:tc>`
  const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
  const first = row(cell('2001'), cell('Clerk'), cell('Heron', '<w:vMerge w:val="restart"/>'))
  const next = row(cell('2003'), cell('Baker'), cell('', '<w:vMerge/>'))
  const wide = (one: string) => one.replace('</w:tr>', `${cell('Leeds')}</w:tr>`)
  expect(show(await readBody(`<w:tbl>${wide(first)}${wide(next)}</w:tbl>`))).toEqual([
    [
      [['2001'], ['Clerk'], ['Heron'], ['Leeds']],
      [['2003'], ['Baker'], ['Heron'], ['Leeds']],
    ],
  ])
})

test('text boxes are read column by column, whatever their order in the file', async () => {
  const at = (axis: string, points: number) =>
    `<wp:position${axis} relativeFrom="page"><wp:posOffset>${points * 12_700}</wp:posOffset></wp:position${axis}>`
  const box = (text: string, [x, y, width, height]: [number, number, number, number]) =>
    `<w:r><w:drawing><wp:anchor>${at('H', x)}${at('V', y)}<wp:extent cx="${width * 12_700}" cy="${height * 12_700}"/><w:txbxContent>${p(r(text))}</w:txbxContent></wp:anchor></w:drawing></w:r>`
  const vmlBox = (text: string, top: string) =>
    `<w:r><w:pict><v:shape style="position:absolute;margin-left:1in;margin-top:${top};width:3in;height:40pt"><w:txbxContent>${p(r(text))}</w:txbxContent></v:shape></w:pict></w:r>`
  const blocks = await readBody(
    p(
      box('Jobs below', [60, 180, 340, 300]) +
        box('Skills', [430, 150, 140, 20]) +
        box('Experience', [60, 150, 340, 20]) +
        box('Ada Lovelace', [60, 40, 500, 40]),
    ) + p(vmlBox('Second', '9in') + vmlBox('First', '500pt')),
  )
  expect(show(blocks)).toEqual([
    'Ada Lovelace',
    'Experience',
    'Jobs below',
    'First',
    'Second',
    'Skills',
  ])
})

test('text boxes that fill the page are read by column, whatever paragraphs they are anchored to', async () => {
  const at = (axis: string, from: string, points: number) =>
    `<wp:position${axis} relativeFrom="${from}"><wp:posOffset>${points * 12_700}</wp:posOffset></wp:position${axis}>`
  const box = (text: string, [x, y, width]: [number, number, number]) =>
    `<w:r><w:drawing><wp:anchor>${at('H', 'column', x)}${at('V', 'paragraph', y)}<wp:extent cx="${width * 12_700}" cy="254000"/><w:txbxContent>${p(r(text))}</w:txbxContent></wp:anchor></w:drawing></w:r>`
  const blank = p('').repeat(10)
  const blocks = await readBody(
    p(box('Clerk at Heron', [180, 200, 300]) + box('Skills', [0, 100, 120])) +
      blank +
      p(box('Rowing', [0, 10, 120])) +
      p(box('Experience', [180, -40, 300])) +
      p('<w:r><w:lastRenderedPageBreak/></w:r>') +
      p(box('Cook at Plover', [180, 0, 300])),
  )
  expect(show(blocks)).toEqual([
    'Skills',
    'Rowing',
    'Experience',
    'Clerk at Heron',
    'Cook at Plover',
  ])
})

test('text boxes below headers that are plain paragraphs stay at their anchors', async () => {
  const box = (text: string, top: number) =>
    p(
      `<w:r><w:drawing><wp:anchor><wp:positionV relativeFrom="paragraph"><wp:posOffset>${top * 12_700}</wp:posOffset></wp:positionV><wp:extent cx="6096000" cy="254000"/><w:txbxContent>${p(r(text))}</w:txbxContent></wp:anchor></w:drawing></w:r>`,
    )
  const blocks = await readBody(
    p(r('Education')) +
      box('Otter College – BSc in Physics (2016), Leeds', 1) +
      box('Heron School – A levels (2012), Leeds', 2) +
      p(r('Experience')) +
      box('Clerk at Plover Ltd, 2017 to 2019: kept the books', 1),
  )
  expect(show(blocks)).toEqual([
    'Education',
    'Otter College – BSc in Physics (2016), Leeds',
    'Heron School – A levels (2012), Leeds',
    'Experience',
    'Clerk at Plover Ltd, 2017 to 2019: kept the books',
  ])
})

test('the shapes of a group are placed by the coordinate system of the group', async () => {
  const shape = (text: string, [x, y]: [number, number]) =>
    `<wps:wsp><a:off x="${x}" y="${y}"/><a:ext cx="1000" cy="1000"/><w:txbxContent>${p(r(text))}</w:txbxContent></wps:wsp>`
  const blocks = await readBody(
    p(
      `<w:r><w:drawing><wp:anchor><wp:extent cx="2540000" cy="2540000"/><wpg:wgp><a:off x="0" y="0"/><a:ext cx="2540000" cy="2540000"/><a:chOff x="100" y="100"/><a:chExt cx="4000" cy="4000"/>${shape('Right', [3000, 100])}${shape('Below', [100, 3000])}${shape('Left', [100, 100])}</wpg:wgp></wp:anchor></w:drawing></w:r>`,
    ),
  )
  expect(show(blocks)).toEqual(['Left', 'Below', 'Right'])
})

test('the shapes of a group inside of another are placed by both', async () => {
  const placed = (x: number, y: number) =>
    `<a:off x="${x}" y="${y}"/><a:ext cx="1000" cy="1000"/><a:chOff x="500" y="500"/><a:chExt cx="2000" cy="2000"/>`
  const shape = (text: string, y: number) =>
    `<wps:wsp><a:off x="500" y="${y}"/><a:ext cx="1000" cy="200"/><w:txbxContent>${p(r(text))}</w:txbxContent></wps:wsp>`
  const group = (y: number, shapes: string) =>
    `<wpg:grpSp><wpg:grpSpPr>${placed(0, y)}</wpg:grpSpPr>${shapes}</wpg:grpSp>`
  const blocks = await readBody(
    p(
      `<w:r><w:drawing><wp:anchor><wp:extent cx="2540000" cy="2540000"/><wpg:wgp><a:off x="0" y="0"/><a:ext cx="2540000" cy="2540000"/><a:chOff x="0" y="0"/><a:chExt cx="4000" cy="4000"/>${group(3000, shape('Third', 500) + shape('Fourth', 1500))}${group(0, shape('Second', 1500) + shape('First', 500))}</wpg:wgp></wp:anchor></w:drawing></w:r>`,
    ),
  )
  expect(show(blocks)).toEqual(['First', 'Second', 'Third', 'Fourth'])
})

test('columns of text boxes may overlap by the blank space at their sides', async () => {
  const at = (axis: string, points: number) =>
    `<wp:position${axis} relativeFrom="page"><wp:posOffset>${points * 12_700}</wp:posOffset></wp:position${axis}>`
  const box = (text: string, [x, y, width, height]: [number, number, number, number]) =>
    `<w:r><w:drawing><wp:anchor>${at('H', x)}${at('V', y)}<wp:extent cx="${width * 12_700}" cy="${height * 12_700}"/><w:txbxContent>${p(r(text))}</w:txbxContent></wp:anchor></w:drawing></w:r>`
  const blocks = await readBody(
    p(
      box('Skills', [388, 60, 150, 60]) +
        box('Clerk at Heron', [30, 90, 370, 60]) +
        box('Languages', [388, 130, 150, 60]) +
        box('Experience', [30, 60, 370, 24]) +
        box('Cook at Plover', [30, 160, 370, 60]),
    ),
  )
  expect(show(blocks)).toEqual([
    'Experience',
    'Clerk at Heron',
    'Cook at Plover',
    'Skills',
    'Languages',
  ])
})

test('field codes, deletions, hidden text and former formats are ignored', async () => {
  const blocks = await readBody(
    p(
      `<w:r><w:instrText>HYPERLINK "x"</w:instrText></w:r><w:del><w:r><w:delText>old</w:delText></w:r></w:del>${r('seen', '<w:rPrChange><w:rPr><w:b/></w:rPr></w:rPrChange>')}${r('hidden', '<w:vanish/>')}`,
    ),
  )
  expect(blocks).toMatchObject([{ cells: [[{ text: 'seen', bold: false }]] }])
})

test('text formatted as capitals is uppercased if its whole paragraph is, or if typed in lowercase', async () => {
  const caps = '<w:caps/>'
  const blocks = await readBody(
    p(r('Education', caps)) +
      p(r('Master', caps) + r(' of Arts')) +
      p(r('A &amp; B')) +
      p(r('2018 ') + r('otter college', '<w:smallCaps/>')),
  )
  expect(show(blocks)).toEqual(['EDUCATION', 'Master of Arts', 'A & B', '2018 OTTER COLLEGE'])
})

test('the page header comes first', async () => {
  const blocks = await readBody(p(r('Body')), { header: p(r('Ada Lovelace')) })
  expect(show(blocks)).toEqual(['Ada Lovelace', 'Body'])
})

test.each([
  ['only whitespace', () => readBody(p(r('  '))), 'no_text'],
  ['a password', () => readDocx(new Uint8Array(makeOle('EncryptedPackage'))), 'encrypted'],
  ['the content of a .doc file', async () => readDocx(new Uint8Array(makeOle())), 'unreadable'],
  [
    'no main part',
    async () => readDocx(new Uint8Array(await makeDocx({ main: 'word/other.xml' }))),
    'no_text',
  ],
])('a document with %s is rejected with its error code', async (_what, read, failure) => {
  await expect(read()).rejects.toMatchObject({ failure })
})

test('the total unpacked size of a document is limited', async () => {
  const padding = ' '.repeat(5 * 1024 * 1024)
  const whole = { styles: padding, numbering: padding }
  await expect(readBody(p(r('Body')), whole)).resolves.toHaveLength(1)
  const more = readBody(p(r('Body')), { ...whole, header: padding })
  await expect(more).rejects.toMatchObject({ failure: 'too_heavy' })
})

test('a document written by a library instead of Word is read', async () => {
  const blocks = await readDocx(new Uint8Array(await makeResume('docx')))
  expect(show(blocks)).toContain('Lead Gardener | March 2019 – Present')
})
