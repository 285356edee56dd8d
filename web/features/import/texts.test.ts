import { expect, test } from 'vitest'
import { RefusedCall } from '../../lib/failure.ts'
import { describeParseFailure, EmptyResult } from './parse-failure.ts'
import { describeApplied, describeFound, describeOutlook } from './texts.ts'
import { checkFile, describeUploadFailure } from './upload-failure.ts'

test.each([
  [3, 2, '3 jobs, 2 degrees'],
  [1, 1, '1 job, 1 degree'],
  [0, 2, '2 degrees'],
  [0, 0, 'Nothing'],
])('%i jobs and %i degrees are shown as %o', (jobs, degrees, told) => {
  const found = {
    experiences: Array.from({ length: jobs }),
    educations: Array.from({ length: degrees }),
  }
  expect(describeFound(found)).toBe(told)
})

test('an import’s result is shown with its counts', () => {
  const response = {
    added: { experiences: ['1', '2'], educations: [] },
    skipped: { experiences: 1, educations: 3 },
  }
  expect(describeApplied('smart_merge', response)).toBe(
    'Imported successfully. Added 2 experience, 0 education. Skipped 1 experience, 3 education as duplicates.',
  )
  expect(describeApplied('append_all', response)).toBe('Profile updated successfully!')
})

test('the expected result is shown before applying', () => {
  expect(describeOutlook({ toAdd: 3, toSkip: 0 })).toBe('3 to add')
  expect(describeOutlook({ toAdd: 0, toSkip: 1 })).toBe('0 to add, 1 duplicate to skip')
  expect(describeOutlook({ toAdd: 0, toSkip: 0 })).toBe('Nothing selected')
})

test.each([
  [new RefusedCall(400, 'It looks like a scan.'), 'It looks like a scan.'],
  [new RefusedCall(429, 'Try again in a minute.'), 'Try again in a minute.'],
  [new RefusedCall(503, 'Not reachable.'), 'Not reachable.'],
  [new RefusedCall(500, 'Internal server error'), 'Failed to parse resume'],
  [new RefusedCall(400, undefined), 'Failed to parse resume'],
  [new TypeError('Failed to fetch'), 'Failed to parse resume'],
  [new EmptyResult(), 'Failed to parse resume data'],
  [new DOMException('late', 'TimeoutError'), 'Request timed out. Please try again.'],
])('a parsing that ends in %o is shown as %o', (error, told) => {
  expect(describeParseFailure(error).whole).toBe(told)
})

test.each([
  [{ step: 'store' as const, status: 403 }, 'S3 upload failed with status 403'],
  [{ step: 'store' as const }, 'Failed to upload document'],
  [{ step: 'send' as const }, 'Failed to upload document'],
  [
    { step: 'finish' as const, status: 500, detail: 'Internal server error' },
    'Failed to upload document',
  ],
])('an upload that ends in %o is shown as %o, and may be retried', (failed, brief) => {
  expect(describeUploadFailure(failed)).toEqual({
    brief,
    whole: `${brief}. Please try again.`,
  })
})

test('the server’s message about a file is shown unchanged', () => {
  const refused = { step: 'send', status: 400, detail: 'The file is damaged.' } as const
  expect(describeUploadFailure(refused)).toEqual({
    brief: 'Failed to upload document',
    whole: 'The file is damaged.',
  })
})

test.each([
  ['cv.PDF', 3 * 1024 * 1024, 2, undefined],
  ['cv.pdf', 3 * 1024 * 1024 + 1, 0, 'File size exceeds 3MB limit'],
  ['cv.txt', 10, 0, 'Invalid file type. Allowed types: .pdf, .doc, .docx'],
  ['cv.doc', 0, 0, 'The file is empty.'],
  ['cv.doc', 10, 3, 'You can only upload up to 3 documents.'],
])('%s of %i bytes, with %i documents: %s', (name, size, count, refusal) => {
  expect(checkFile({ name, size }, count)).toBe(refusal)
})
