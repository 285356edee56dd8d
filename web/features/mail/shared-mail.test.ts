import { expect, test } from 'vitest'
import { looksLikeMail } from './shared-mail.ts'

test.each([
  ['Your application\nHi Robin,\n\nthank you for applying.', true],
  ['Von: Jo <jo@acme.example>\nBetreff: Gespräch\n\nPasst Dienstag?', true],
  ['Senior Baker\nAcme GmbH\nWe bake bread and look for you.', false],
  ['Hello', false],
])('%j looks like a mail: %s', (text, is) => {
  expect(looksLikeMail(text)).toBe(is)
})
