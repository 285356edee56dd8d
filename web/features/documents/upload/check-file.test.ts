import { expect, test } from 'vitest'
import { DOCUMENT_MAX_BYTES, INVALID_FILE_TYPE } from '#src/documents/constants.ts'
import { checkFile, FILE_TOO_LARGE_HERE, guessType } from './check-file.ts'

test('the three types are accepted in any case, up to 3 MB', () => {
  for (const name of ['a.pdf', 'A.PDF', 'my.resume.Doc', 'x.DocX']) {
    expect(checkFile({ name, size: DOCUMENT_MAX_BYTES }), name).toBeUndefined()
  }
})

test('anything else is rejected with the specified message', () => {
  for (const name of ['a.txt', 'pdf', 'a.pdf.exe', 'a.pdfx', '', 'a.rtf']) {
    expect(checkFile({ name, size: 1 }), name).toBe(INVALID_FILE_TYPE)
  }
  expect(checkFile({ name: 'a.pdf', size: DOCUMENT_MAX_BYTES + 1 })).toBe(
    'File size exceeds 3MB limit.',
  )
  expect(FILE_TOO_LARGE_HERE).toBe('File size exceeds 3MB limit.')
})

test('a cover letter is recognized by its name', () => {
  expect(guessType('Cover Letter Acme.docx')).toBe('cover_letter')
  expect(guessType('acme_COVER.pdf')).toBe('cover_letter')
  expect(guessType('resume.pdf')).toBe('resume')
  expect(guessType('scan0001.pdf')).toBe('resume')
})
