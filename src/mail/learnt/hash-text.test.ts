import { expect, test } from 'vitest'
import { endHash, HASH_START, hashOn, hashText } from './hash-text.ts'

test('a text has the same hash at once and part by part', () => {
  const text = 'we regret'
  expect(endHash(hashOn(hashOn(HASH_START, text, 0, 3), text, 3))).toBe(hashText(text))
  expect(endHash(hashOn(hashOn(HASH_START, 'we '), 'regret'))).toBe(hashText(text))
  expect(hashText('we forget')).not.toBe(hashText(text))
})
