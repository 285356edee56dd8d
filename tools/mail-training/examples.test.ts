import { expect, test } from 'vitest'
import { foldSentence } from '../../src/mail/fold-sentence.ts'
import { analyseMail } from '../../src/mail/analyse-mail.ts'
import stored from '../../src/mail/learnt/weights.json' with { type: 'json' }
import { findTemplateGroups } from './template-groups.ts'
import { hashTrainingMails, learnStored, listTrainingMails } from './examples.ts'

const mails = listTrainingMails()

test('the stored weights are those trained on the mails of the repository', () => {
  // After a change to the mails or to the rules: node tools/run.js train-mails
  expect(hashTrainingMails(mails)).toBe(stored.record.corpus)
  const { mail, sentence } = learnStored(mails)
  expect(mail).toEqual(stored.mail)
  expect(sentence).toEqual(stored.sentence)
})

const countOf = (counts: string): [number, number] => {
  const [part = 0, whole = 0] = counts.split('/').map(Number)
  return [part, whole]
}

/** Cross-validated precision and recall of a kind, among mails that no rule was written with. */
const precisionAndRecall = (
  table: 'unseen' | 'known',
  kind: 'rejection' | 'confirmation' | 'interview',
) => {
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
  'the precision for mails of unknown senders: %s at least %d, with a recall of %d',
  (kind, precision, recall) => {
    const result = precisionAndRecall('unseen', kind)
    expect(result.precision).toBeGreaterThanOrEqual(precision)
    expect(result.recall).toBeGreaterThanOrEqual(recall)
  },
)

test.each([
  ['rejection', 0.75],
  ['confirmation', 0.75],
  ['interview', 0.8],
] as const)(
  'the recall for senders known to answer an application: %s at least %d',
  (kind, recall) => {
    expect(precisionAndRecall('known', kind).recall).toBeGreaterThanOrEqual(recall)
  },
)

test('mails from one template are in one group', () => {
  const read = (text: string) => analyseMail({ subject: 'Update', from: null, text })
  const [one, other, alike] = findTemplateGroups([
    read('Thank you for your interest in the role of Baker. We have chosen somebody else for it.'),
    read('Our shop is looking for hands. Could you tell us when you are free to begin?'),
    read('Thank you for your interest in the role of Clerk. We have chosen somebody else for it.'),
  ])
  expect(alike).toBe(one)
  expect(other).not.toBe(one)
})

test('the decisive sentence of a mail is part of it', () => {
  const absent = mails.filter(
    ({ sample }) =>
      sample.sentence !== null &&
      !foldSentence(`${sample.mail.subject}\n${sample.mail.text}`).includes(
        foldSentence(sample.sentence),
      ),
  )
  expect(absent).toEqual([])
})
