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

test.each([
  ['rejection', 0.98, 0.75],
  ['confirmation', 0.95, 0.7],
  ['interview', 0.95, 0.7],
] as const)(
  'of mails that no rule was written by, and whose templates were not learnt, a %s is one in %d',
  (kind, precision, recall) => {
    const { precision: right, recall: found } = stored.record.crossValidated.unseen[kind]
    const [part, said] = countOf(right)
    const [, are] = countOf(found)
    expect(part / said).toBeGreaterThanOrEqual(precision)
    expect(part / are).toBeGreaterThanOrEqual(recall)
  },
)

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
