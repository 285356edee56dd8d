import { expect, test } from 'vitest'
import type { Document } from '#src/documents/schema.ts'
import { formatSize, nameKind, putDocument } from './describe-document.ts'

test('a size is formatted in a familiar unit', () => {
  expect(formatSize(0)).toBe('0 bytes')
  expect(formatSize(1_023)).toBe('1023 bytes')
  expect(formatSize(1_024)).toBe('1 KB')
  expect(formatSize(86_500)).toBe('84 KB')
  expect(formatSize(3 * 1_024 * 1_024)).toBe('3 MB')
  expect(formatSize(1_300_000)).toMatch(/^1[.,]2 MB$/)
})

test('the type is that of the extension, in any case', () => {
  expect(nameKind('My Resume.PDF')).toBe('PDF')
  expect(nameKind('letter.v2.Docx')).toBe('DOCX')
  expect(nameKind('nothing')).toBe('FILE')
})

const make = (id: string, uploaded_at: string): Document => ({
  id,
  filename: `${id}.pdf`,
  document_type: 'resume',
  file_type: 'application/pdf',
  file_size: 1,
  uploaded_at,
})

test('a document is inserted by age, once', () => {
  const [old, middle, young] = [
    make('a', '2026-01-01'),
    make('b', '2026-02-01'),
    make('c', '2026-03-01'),
  ]
  expect(putDocument([young, old], middle)).toEqual([young, middle, old])
  expect(putDocument([middle, old], young)).toEqual([young, middle, old])
  expect(putDocument([young, middle], old)).toEqual([young, middle, old])
  const renamed = { ...middle, filename: 'other.pdf' }
  expect(putDocument([young, middle, old], renamed)).toEqual([young, renamed, old])
})
