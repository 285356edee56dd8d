import { expect, test } from 'vitest'
import { TOO_MANY_DOCUMENTS } from '#src/documents/constants.ts'
import { RefusedCall } from '../../lib/failure.ts'
import { describeLoadFailure, describeUploadFailure, mayRetry } from './failure-texts.ts'
import { UploadFailure } from './upload/upload-failure.ts'

test('a list that cannot be loaded shows the specified message', () => {
  expect(describeLoadFailure(new RefusedCall(500, undefined))).toBe(
    'An error occurred while fetching documents. Please try again later.',
  )
  expect(describeLoadFailure(new RefusedCall(500, 'Out of order'))).toBe('Out of order')
  for (const error of [new RefusedCall(503, 'Busy'), new TypeError('Failed to fetch')]) {
    expect(describeLoadFailure(error)).toBe(
      'Failed to fetch documents. Please check your connection and try again.',
    )
  }
})

test('a failed upload shows the server’s reason, if any', () => {
  expect(describeUploadFailure(new UploadFailure('finish', 400, 'The file is empty.'))).toBe(
    'Upload failed: The file is empty.',
  )
  expect(describeUploadFailure(new UploadFailure('prepare', 400, TOO_MANY_DOCUMENTS))).toBe(
    'You have exceeded the maximum of 3 documents. Please delete a document to upload a new one.',
  )
  for (const failure of [
    new UploadFailure('store', 403),
    new UploadFailure('send'),
    new Error('surprise'),
  ]) {
    expect(describeUploadFailure(failure)).toBe(
      'Failed to upload document. Please check your connection and try again.',
    )
  }
})

test('rejected files cannot be retried, failed ones can', () => {
  expect(mayRetry(new UploadFailure('finish', 400, 'The file is empty.'))).toBe(false)
  expect(mayRetry(new UploadFailure('send', 413, 'File size exceeds 3MB limit'))).toBe(false)
  for (const failure of [
    new UploadFailure('store', 403),
    new UploadFailure('store'),
    new UploadFailure('prepare', 503, 'Busy'),
    new UploadFailure('prepare', 429, 'Slow down'),
    new UploadFailure('send'),
  ]) {
    expect(mayRetry(failure)).toBe(true)
  }
})
