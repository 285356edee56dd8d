import { expect, test } from 'vitest'
import { openForwarded } from '../src/mail/forwarded.ts'
import { judgeMail } from '../src/mail/judge.ts'
import type { MailKind } from '../src/mail/kinds.ts'
import { readCorpus } from './mail-corpus.ts'

const judged = readCorpus()
  .filter(({ isHeldOut }) => isHeldOut)
  .map(({ kind, mail }) => ({ kind, found: judgeMail(openForwarded(mail)).kind }))

const share = (kind: MailKind, of: 'found' | 'kind') => {
  const those = judged.filter((one) => one[of] === kind)
  return those.filter((one) => one.found === one.kind).length / those.length
}

test.each([
  ['rejection', 0.98, 0.8],
  ['confirmation', 0.95, 0.7],
  ['interview', 0.95, 0.7],
] as const)('a %s is one in %d, and found in %d', (kind, precision, recall) => {
  expect(share(kind, 'found')).toBeGreaterThanOrEqual(precision)
  expect(share(kind, 'kind')).toBeGreaterThanOrEqual(recall)
})
