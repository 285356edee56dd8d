import { deflateSync } from 'node:zlib'
import type { FileKind } from '#src/documents/constants.ts'
import type { SandboxFailure } from '../sandbox/sandbox.ts'
import { makeDocx, makeOle } from './sample-documents.ts'
import { drawPdf } from './sample-resumes.ts'

export type HostileDocument = {
  name: string
  kind: FileKind
  ending: 'read' | SandboxFailure
  make: () => Promise<Buffer>
}

const MB = 1024 * 1024
const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

/** Creates a PDF of these objects, numbered from 1; the first one is the catalogue. */
function makeRawPdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const places: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (content: string | Buffer) => {
    const part = Buffer.from(content)
    parts.push(part)
    length += part.length
  }
  for (const [index, object] of objects.entries()) {
    places.push(length)
    add(`${index + 1} 0 obj\n`)
    add(object)
    add('\nendobj\n')
  }
  const start = length
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  add(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n${lines.join('')}`)
  add(`trailer\n<< /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.concat(parts)
}

const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>'
const PAGE =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>'
const stream = (content: string | Buffer) => {
  // The bombs are large, and small enough at the lowest level.
  const packed = deflateSync(content, { level: 1 })
  const head = `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')])
}
const TEXT = stream('BT /F1 12 Tf 72 700 Td (Experience) Tj ET')
const withPages = (pages: string, content = TEXT) =>
  makeRawPdf([CATALOGUE, pages, PAGE, content, FONT])

/** Keeps the file small: shared properties are inherited from the parent. */
function makeManyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 5} 0 R`).join(' ')
  return makeRawPdf([
    CATALOGUE,
    `<< /Type /Pages /Count ${count} /MediaBox [0 0 612 792] /Resources << /Font << /F1 4 0 R >> >> /Kids [${kids}] >>`,
    TEXT,
    FONT,
    ...Array.from({ length: count }, () => '<< /Type /Page /Parent 2 0 R /Contents 3 0 R >>'),
  ])
}

const makeWord = (body: string | Buffer) =>
  makeDocx({
    parts: {
      'word/document.xml': Buffer.concat(
        [`<w:document ${WORD}><w:body>`, body, '</w:body></w:document>'].map((part) =>
          Buffer.from(part),
        ),
      ),
    },
  })

const ARABIC = 'الخبرة العملية مهندس برمجيات شركة النور للتقنية من 2019 حتى الآن'
const one = '<< /Type /Pages /Count 1 /Kids [3 0 R] >>'

/** The worst known files; none exceeds the upload limit. */
export const HOSTILE_DOCUMENTS: readonly HostileDocument[] = [
  ...(
    [
      ['/Count 1e9', '/Count 1000000000 /Kids [3 0 R]', 'read'],
      ['a negative /Count', '/Count -5 /Kids [3 0 R]', 'unreadable'],
      ['a cycle in /Kids', '/Count 3 /Kids [2 0 R 3 0 R]', 'unreadable'],
      ['nothing but a cycle in /Kids', '/Count 9 /Kids [2 0 R 2 0 R]', 'unreadable'],
    ] as const
  ).map(([name, tree, ending]) => ({
    name,
    kind: 'pdf' as const,
    ending,
    make: async () => withPages(`<< /Type /Pages ${tree} >>`),
  })),
  {
    name: '20,000 pages',
    kind: 'pdf',
    ending: 'read',
    make: async () => makeManyPages(20_000),
  },
  { name: '500 pages', kind: 'pdf', ending: 'read', make: async () => makeManyPages(500) },
  {
    name: 'a deflate bomb of spaces',
    kind: 'pdf',
    ending: 'too_heavy',
    make: async () => withPages(one, stream(Buffer.alloc(200 * MB, ' '))),
  },
  {
    name: 'a deflate bomb of text',
    kind: 'pdf',
    ending: 'too_heavy',
    make: async () =>
      withPages(one, stream(Buffer.alloc(100 * MB, 'BT /F1 9 Tf 9 9 Td (Acme) Tj ET '))),
  },
  {
    name: 'an object that is part of itself',
    kind: 'pdf',
    ending: 'unreadable',
    make: async () => makeRawPdf([CATALOGUE, '2 0 R', PAGE, TEXT, FONT]),
  },
  { name: 'no text', kind: 'pdf', ending: 'no_text', make: () => drawPdf({}, () => undefined) },
  {
    name: 'a zip bomb',
    kind: 'docx',
    ending: 'too_heavy',
    make: () => makeWord(Buffer.alloc(100 * MB, ' ')),
  },
  {
    name: 'a hundred thousand tables in one another',
    kind: 'docx',
    ending: 'unreadable',
    make: () => makeWord('<w:tbl><w:tr><w:tc>'.repeat(100_000)),
  },
  {
    name: 'as many paragraphs as fit',
    kind: 'docx',
    ending: 'too_heavy',
    make: () => makeWord('<w:p><w:r><w:t>May 2019 – Present</w:t></w:r></w:p>'.repeat(200_000)),
  },
  {
    name: 'one paragraph of a million tabs',
    kind: 'docx',
    ending: 'too_heavy',
    make: () => makeWord(`<w:p><w:r>${'<w:tab/><w:t>2019</w:t>'.repeat(300_000)}</w:r></w:p>`),
  },
  {
    name: 'entities that name one another',
    kind: 'docx',
    ending: 'read',
    make: () =>
      makeDocx({
        parts: {
          'word/document.xml': `<!DOCTYPE d [<!ENTITY a "lol"><!ENTITY b "${'&a;'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">]><w:document ${WORD}><w:body><w:p><w:r><w:t>&c;</w:t></w:r></w:p></w:body></w:document>`,
        },
      }),
  },
  { name: 'no text', kind: 'docx', ending: 'no_text', make: () => makeWord('<w:p/>') },
  {
    name: 'text from right to left',
    kind: 'docx',
    ending: 'read',
    make: () => makeWord(`<w:p><w:pPr><w:bidi/></w:pPr><w:r><w:t>${ARABIC}</w:t></w:r></w:p>`),
  },
  { name: 'sectors without sense', kind: 'doc', ending: 'unreadable', make: async () => makeOle() },
  {
    name: 'a million groups of RTF in one another',
    kind: 'doc',
    ending: 'unreadable',
    make: async () => Buffer.from(`{\\rtf1 ${'{Ada '.repeat(700_000)}`),
  },
  {
    name: 'a picture in RTF that is larger than the file',
    kind: 'doc',
    ending: 'read',
    make: async () => Buffer.from(`{\\rtf1 Experience\\bin2000000000 ${'{'.repeat(2 * MB)}`),
  },
  {
    name: 'as many paragraphs of RTF as fit',
    kind: 'doc',
    ending: 'too_heavy',
    make: async () => Buffer.from(`{\\rtf1 ${'May 2019\\par '.repeat(220_000)}`),
  },
  {
    name: 'half a million characters of Unicode without a letter',
    kind: 'doc',
    ending: 'no_text',
    make: async () => Buffer.from(`{\\rtf1 ${'\\u-3999?'.repeat(350_000)}`),
  },
  {
    name: 'a million unclosed elements of HTML',
    kind: 'doc',
    ending: 'unreadable',
    make: async () => Buffer.from(`<html>${'<b>'.repeat(1_000_000)}`),
  },
  {
    name: 'a hundred thousand tables of Word 2003 XML in one another',
    kind: 'doc',
    ending: 'unreadable',
    make: async () =>
      Buffer.from(`<w:wordDocument><w:body>${'<w:tbl><w:tr><w:tc>'.repeat(100_000)}`),
  },
]
