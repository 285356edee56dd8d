import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  makeDoc,
  makeDocx,
  makeEndlessOle,
  makeOle,
  makePdf,
  makeZip,
  RTF,
} from '../../testing/sample-documents.ts'
import { FILE_KINDS } from '#src/documents/constants.ts'
import { AppError } from '../../errors.ts'
import { type Content, validateFileType } from './validate-file-type.ts'
import { sniff } from './sniff.ts'

/** Counts the reads: no check may need the whole file. */
const look = async (content: Uint8Array) => {
  const file = Buffer.from(content)
  let bytesRead = 0
  let reads = 0
  const found = await sniff({
    size: file.length,
    read: async (offset, length) => {
      const piece = Buffer.from(file.subarray(offset, offset + length))
      bytesRead += piece.length
      reads += 1
      return piece
    },
  })
  return { found, bytesRead, reads }
}
const find = async (content: Uint8Array): Promise<Content> => (await look(content)).found

describe('a file’s type', () => {
  test('a PDF may start and end with a few other bytes', async () => {
    const pdf = makePdf()
    const padded = Buffer.concat([Buffer.alloc(900, '\n'), pdf, Buffer.alloc(2_000)])
    expect(await find(padded)).toEqual({ kind: 'pdf', isDamaged: false })
  })

  test('a Word document may have another name for its main part, but must contain it', async () => {
    const renamed = await makeDocx({ main: 'word/document2.xml' })
    expect(await find(renamed)).toEqual({ kind: 'docx', isDamaged: false })
    const types =
      '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
    const without = await makeZip({ '[Content_Types].xml': types, 'a.txt': 'a' })
    expect(await find(without)).toEqual({ kind: 'docx', isDamaged: true })
  })

  test.each([
    ['a spreadsheet', () => makeDocx({ main: 'xl/workbook.xml', type: 'application/sheet' })],
    [
      'a document with macros',
      () => makeDocx({ type: 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
    ],
    ['any archive', () => makeZip({ 'a.txt': 'a' })],
    ['an installer', () => makeOle('MsiData')],
    ['a text that mentions Word', () => Buffer.from('[Content_Types].xml WordDocument')],
  ])('%s is not one of the three types', async (_what, make) => {
    expect(await find(await make())).toEqual({ kind: 'unknown' })
  })

  test.each<[what: string, kind: Content['kind'], text: string]>([
    ['Rich Text Format', 'rtf', '{\\rtf1 Ada}'],
    [
      'Word 2003 XML',
      'word-xml',
      '<?xml version="1.0"?>\n<?mso-application progid="Word.Document"?><!-- x --><w:wordDocument>',
    ],
    ['Word 2003 XML with a prefix of its own', 'word-xml', '<v:wordDocument xmlns:v="x">'],
    [
      'the parts of a DOCX in one file',
      'word-xml',
      '<?xml version="1.0"?><?mso-application progid="Word.Document"?><pkg:package>',
    ],
    ['a web page', 'html', '\u00ef\u00bb\u00bf<html><body>Ada</body></html>'],
    ['a web page of Word', 'html', '\r\n<html xmlns:o="urn:x"\nxmlns="x">'],
    ['a page behind a comment', 'html', '<!-- > --><!DOCTYPE HTML PUBLIC "x">\n<head>'],
    ['XHTML', 'html', '<?xml version="1.0"?><!DOCTYPE html><html xmlns="x">'],
    ['a part of a page', 'html', '<table border=1><tr>'],
  ])('%s is accepted under the name .doc only, as Word does', async (_what, kind, text) => {
    const found = await find(Buffer.from(text, 'latin1'))
    expect(found).toEqual({ kind })
    expect(validateFileType('a.doc', found)).toBe('doc')
    expect(() => validateFileType('a.docx', found)).toThrow('save it as .docx or PDF')
    expect(() => validateFileType('a.pdf', found)).toThrow('save it as .docx or PDF')
  })

  test('a page in UTF-16 is recognized too', async () => {
    const page = '<html><p>Ada'
    expect(await find(Buffer.from(`\ufeff${page}`, 'utf16le'))).toEqual({ kind: 'html' })
    expect(await find(Buffer.from(`\ufeff${page}`, 'utf16le').swap16())).toEqual({ kind: 'html' })
  })

  test.each([
    ['a picture', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><title>'],
    ['a presentation', '<?xml version="1.0"?><pkg:package><pkg:part pkg:name="/ppt/x">'],
    ['a feed', '<?xml version="1.0" encoding="utf-8"?>\n<rss><title>'],
  ])('%s in XML is no document, whatever its name', async (_what, text) => {
    const found = await find(Buffer.from(text))
    expect(found).toEqual({ kind: 'markup' })
    expect(() => validateFileType('a.doc', found)).toThrow('save it as .docx or PDF')
  })

  test.each([
    ['text in angle brackets', '<Ada Lovelace>'],
    ['a sign', '< 3'],
    ['an address', '<ada@example.com> wrote'],
    ['an element of no page', '<svg><title>Ada'],
    ['a comment without end', '<!-- <html>'],
  ])('%s is no markup', async (_what, text) => {
    expect(await find(Buffer.from(text))).toEqual({ kind: 'unknown' })
  })

  test('a decompression bomb in an archive is not unpacked', async () => {
    const bomb = await makeDocx({ parts: { 'word/bomb.xml': Buffer.alloc(50 * 1024 * 1024) } })
    const before = process.memoryUsage().arrayBuffers
    const { found, bytesRead } = await look(bomb)
    expect(found).toEqual({ kind: 'docx', isDamaged: false })
    expect(bytesRead).toBeLessThan(128 * 1024)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 1024 * 1024)
  })

  test('an endless directory is not followed beyond the file', async () => {
    const { found, reads } = await look(makeEndlessOle())
    expect(found).toEqual({ kind: 'damaged-ole' })
    expect(reads).toBeLessThan(300)
  })

  test('a file of three megabytes is recognized by a few kilobytes of it', async () => {
    expect((await look(makePdf(3 * 1024 * 1024))).bytesRead).toBeLessThan(16 * 1024)
  })
})

const TEXTS = new Set<Content['kind']>(['rtf', 'html', 'word-xml'])

/** Whether the content was accepted as its own kind or refused with one of our errors. */
const isAcceptedOrRefused = (filename: string, content: Content): boolean => {
  try {
    const kind = validateFileType(filename, content)
    return kind === content.kind || (kind === 'doc' && TEXTS.has(content.kind))
  } catch (error) {
    return error instanceof AppError
  }
}

describe('for any bytes', () => {
  const heads = fc.constantFrom(
    '',
    '%PDF-1.7',
    'PK\u0003\u0004',
    '{\\rtf1',
    '<html>',
    '<?xml version="1.0"?>',
    '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1',
  )
  const anything = fc
    .tuple(heads, fc.uint8Array({ maxLength: 2_000 }))
    .map(([head, rest]) => Buffer.concat([Buffer.from(head, 'latin1'), rest]))

  test('every file is accepted as its type or rejected with a message', async () => {
    const check = fc.asyncProperty(
      anything,
      fc.constantFrom(...FILE_KINDS),
      async (content, kind) => {
        const found = await find(content)
        expect(isAcceptedOrRefused(`a.${kind}`, found)).toBe(true)
      },
    )
    await fc.assert(check, { numRuns: 300 })
  })

  test('a damaged or truncated document is never taken for another type', async () => {
    const samples: { sample: Buffer; kinds: Content['kind'][] }[] = [
      { sample: makePdf(), kinds: ['pdf'] },
      { sample: makeDoc(), kinds: ['doc', 'damaged-ole'] },
      { sample: await makeDocx(), kinds: ['docx', 'damaged-zip'] },
      { sample: RTF, kinds: ['rtf'] },
    ]
    const check = fc.asyncProperty(
      fc.constantFrom(...samples),
      fc.array(fc.tuple(fc.nat(8_000), fc.nat(255)), { maxLength: 8 }),
      fc.nat(8_000),
      async ({ sample, kinds }, changes, length) => {
        const changed = Buffer.from(sample)
        for (const [at, value] of changes) changed[at % changed.length] = value
        const { found, bytesRead } = await look(changed.subarray(0, (length % changed.length) + 1))
        expect([...kinds, 'unknown']).toContain(found.kind)
        expect(bytesRead).toBeLessThan(1024 * 1024)
      },
    )
    await fc.assert(check, { numRuns: 500 })
  })

  test('a compound file with a circular chain of sectors does not cause an endless loop', async () => {
    const file = makeDoc()
    file.writeUInt32LE(1, 512 + 4)
    expect(await find(file)).toEqual({ kind: 'doc', isDamaged: false })
  })
})
