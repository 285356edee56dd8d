import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanFilename, findFileKind } from './filename.ts'
import { uploadUrlInput } from './schema.ts'

describe('a file name', () => {
  test.each([
    ['resume.pdf', 'resume.pdf'],
    [' Lebenslauf Zoë „neu“ (2) \'a\' "b".DOCX ', 'Lebenslauf Zoë „neu“ (2) \'a\' "b".DOCX'],
    ['履歴書 👩🏽‍💻.doc', '履歴書 👩🏽‍💻.doc'],
    ['../../etc/resume.pdf', 'resume.pdf'],
    ['C:\\Users\\Ada\\resume.pdf', 'resume.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie: x.pdf'],
    ['a\u0000b\u202egnp.pdf', 'abgnp.pdf'],
    ['.pdf', 'document.pdf'],
    ['a/.pdf', 'document.pdf'],
    [' .pdf', 'document.pdf'],
    ['x\ud800.pdf', 'x\ufffd.pdf'],
  ])('%j is stored as %j', (sent, kept) => {
    expect(cleanFilename(sent)).toBe(kept)
  })

  test('that is too long is shortened before its extension, between whole characters', () => {
    expect(cleanFilename(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(196)}.pdf`)
    expect(cleanFilename(`${'👩🏽‍💻'.repeat(60)}.docx`)).toBe(`${'👩🏽‍💻'.repeat(27)}.docx`)
  })

  test('is short and without invisible characters for any input; cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (sent) => {
        const kept = cleanFilename(`${sent}.pdf`)
        expect(kept.length).toBeLessThanOrEqual(200)
        expect(kept).toMatch(/^[^/\\\p{Cc}]+\.pdf$/u)
        expect(cleanFilename(kept)).toBe(kept)
      }),
    )
  })

  test.each([
    ['a.pdf', 'pdf'],
    ['a.DocX', 'docx'],
    ['a.b.doc', 'doc'],
    ['a.pdf.exe', undefined],
    ['pdf', undefined],
    ['a.pdf ', undefined],
  ])('%j has the type %j', (name, kind) => {
    expect(findFileKind(name)).toBe(kind)
  })
})

test('an upload needs a name with an allowed extension, and one of the types', () => {
  const input = { filename: 'C:\\cv.PDF', document_type: ' Resume ', content_type: '' }
  expect(uploadUrlInput.parse(input)).toEqual({
    filename: 'cv.PDF',
    document_type: 'resume',
    content_type: null,
  })
  const messages = (sent: object) =>
    uploadUrlInput.safeParse({ ...input, ...sent }).error?.issues.map(({ message }) => message)
  expect(messages({ filename: 'cv.txt' })).toEqual([
    'Invalid file type. Allowed types: .pdf, .doc, .docx',
  ])
  expect(messages({ document_type: 'photo' })).toEqual([
    'Document type must be one of: resume, cover_letter, other',
  ])
})
