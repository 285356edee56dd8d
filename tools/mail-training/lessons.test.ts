import { expect, test } from 'vitest'
import { foldSentence } from '../../src/mail/fold-sentence.ts'
import { openReading } from '../../src/mail/reading.ts'
import stored from '../../src/mail/learnt/weights.json' with { type: 'json' }
import { findFamilies } from './families.ts'
import { hashLessons, learnStored, listLessons } from './lessons.ts'

const lessons = listLessons()

test('the weights are those that the mails of the repository teach', () => {
  // After a change to the mails or to the rules: node tools/run.js train-mails
  expect(hashLessons(lessons)).toBe(stored.record.corpus)
  const { mail, sentence } = learnStored(lessons)
  expect(mail).toEqual(stored.mail)
  expect(sentence).toEqual(stored.sentence)
})

const countOf = (share: string): [number, number] => {
  const [part = 0, whole = 0] = share.split('/').map(Number)
  return [part, whole]
}

/** Of a kind, among mails that no rule was written by and whose templates were not learnt. */
const sharesOf = (table: 'unseen' | 'known', kind: 'rejection' | 'confirmation' | 'interview') => {
  const { precision, recall } = stored.record.crossValidated[table][kind]
  const [right, said] = countOf(precision)
  const [found, are] = countOf(recall)
  return { precision: right / said, recall: found / are }
}

test.each([
  ['rejection', 0.98, 0.65],
  ['confirmation', 0.97, 0.7],
  ['interview', 0.95, 0.7],
] as const)(
  'what a stranger’s mail is called is right: a %s in %d, and found in %d',
  (kind, precision, recall) => {
    const shares = sharesOf('unseen', kind)
    expect(shares.precision).toBeGreaterThanOrEqual(precision)
    expect(shares.recall).toBeGreaterThanOrEqual(recall)
  },
)

test.each([
  ['rejection', 0.75],
  ['confirmation', 0.75],
  ['interview', 0.8],
] as const)('where the reader applied, a %s is found in %d', (kind, recall) => {
  expect(sharesOf('known', kind).recall).toBeGreaterThanOrEqual(recall)
})

test('mails of one template are of one family', () => {
  const read = (text: string) => openReading({ subject: 'Update', from: null, text })
  const [one, other, alike] = findFamilies([
    read('Thank you for your interest in the role of Baker. We have chosen somebody else for it.'),
    read('Our shop is looking for hands. Could you tell us when you are free to begin?'),
    read('Thank you for your interest in the role of Clerk. We have chosen somebody else for it.'),
  ])
  expect(alike).toBe(one)
  expect(other).not.toBe(one)
})

test('what decides a mail stands in it', () => {
  const absent = lessons.filter(
    ({ sample }) =>
      sample.sentence !== null &&
      !foldSentence(`${sample.mail.subject}\n${sample.mail.text}`).includes(
        foldSentence(sample.sentence),
      ),
  )
  expect(absent).toEqual([])
})
