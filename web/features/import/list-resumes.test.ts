import { expect, test } from 'vitest'
import { listResumes } from './list-resumes.ts'

const named = (filename: string, document_type = 'other') => ({ filename, document_type })

test('a resume is recognized by its type, its name, or as a PDF or DOCX', () => {
  const documents = [
    named('cv.doc', 'resume'),
    named('My RESUME (final).doc'),
    named('letter.PDF', 'cover_letter'),
    named('letter.docx'),
    named('letter.doc', 'cover_letter'),
    named('notes.pdf.doc'),
  ]
  expect(listResumes(documents)).toEqual(documents.slice(0, 4))
})
