import { expect, test } from 'vitest'
import { describeImported } from './describe-imported.ts'

test('an import’s result is described in one sentence', () => {
  expect(describeImported({ applications: 0, profile: 0 })).toBe(
    'Everything in this file is here already.',
  )
  expect(describeImported({ applications: 1 })).toBe('Added 1 application.')
  expect(describeImported({ contacts: 2, applications: 1_200, profile: 0 })).toBe(
    'Added 1,200 applications and 2 people.',
  )
  expect(describeImported({ applications: 1, documents: 2, profile: 3 })).toBe(
    'Added 1 application, 2 documents and what belongs to your profile and settings.',
  )
})
