import { expect, test } from 'vitest'
import { openForwarded } from '../src/mail/forwarded.ts'
import { classifyMail } from '../src/mail/classify-mail.ts'
import { MAIL_KINDS, type MailKind } from '../src/mail/kinds.ts'
import { readCorpus } from './mail-corpus.ts'

const classified = readCorpus().map(({ kind, mail, isHeldOut }) => ({
  kind,
  isHeldOut,
  mail,
  found: classifyMail(openForwarded(mail)).kind,
}))

const share = (kind: MailKind, of: 'found' | 'kind', isHeldOut = true) => {
  const those = classified.filter((one) => one[of] === kind && one.isHeldOut === isHeldOut)
  return those.filter((one) => one.found === one.kind).length / those.length
}

test.each([
  ['rejection', 0.98, 0.8],
  ['confirmation', 0.95, 0.7],
  ['interview', 0.95, 0.7],
] as const)(
  'the precision for %s mails is at least %d, and the recall at least %d',
  (kind, precision, recall) => {
    expect(share(kind, 'found')).toBeGreaterThanOrEqual(precision)
    expect(share(kind, 'kind')).toBeGreaterThanOrEqual(recall)
  },
)

test.each(MAIL_KINDS)(
  'kind %s is recognized in the mails that the rules were written for',
  (kind) => {
    // The precision of `other` is lower, because hard mails are classified as that.
    expect(share(kind, 'found', false)).toBeGreaterThanOrEqual(kind === 'other' ? 0.85 : 0.95)
    expect(share(kind, 'kind', false)).toBeGreaterThanOrEqual(0.92)
  },
)

test('no interview or offer is classified as a rejection, and no rejection as one of them', () => {
  const isNews = (kind: MailKind) => kind === 'interview' || kind === 'offer'
  const swapped = classified.filter(
    ({ kind, found }) =>
      (kind === 'rejection' && isNews(found)) || (isNews(kind) && found === 'rejection'),
  )
  expect(swapped).toEqual([])
})
