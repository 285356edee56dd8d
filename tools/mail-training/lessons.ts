import { createHash } from 'node:crypto'
import { openForwarded } from '../../src/mail/forwarded.ts'
import { KINDS_OF_SHARES, signsOfMail } from '../../src/mail/learnt/opinion.ts'
import type { Model } from '../../src/mail/learnt/model.ts'
import { pack, unpack } from '../../src/mail/learnt/read-weights.ts'
import { judgeByRules } from '../../src/mail/by-rules.ts'
import { listSigns, type Signs } from '../../src/mail/learnt/signs.ts'
import { openReading, type Reading } from '../../src/mail/reading.ts'
import { readCorpus, type SampleMail } from '../mail-corpus.ts'
import { findFamilies } from './families.ts'
import { type Example, learnWeights, type LearningSettings } from './learn-weights.ts'

/** A mail of the corpus, with what training needs of it. */
export type Lesson = {
  sample: SampleMail
  /** Whether no rule was written with it. */
  isUnseen: boolean
  reading: Reading
  signs: Signs
  family: number
}

export const SETTINGS: LearningSettings = { seed: 7, epochs: 10, rate: 0.3 }
/** The weight of a sentence that decides nothing, because there are many. */
const NOTHING = 0.5
/** The weight of a mail that the rules exclude, because the classifier is never applied to such a mail. */
const BARRED = 0.2

/** All mails of the repository without duplicates. */
export function listLessons(): Lesson[] {
  const known = new Set<string>()
  const samples = (['unseen', 'varied', ''] as const).flatMap((folder) =>
    readCorpus(folder).map((sample) => ({ sample, isUnseen: folder === 'unseen' })),
  )
  const distinct = samples.filter(({ sample }) => {
    const text = sample.mail.text.replaceAll(/[^\p{L}\p{N}]+/gu, '')
    return !known.has(text) && known.add(text)
  })
  const readings = distinct.map(({ sample }) => openReading(openForwarded(sample.mail)))
  const families = findFamilies(readings)
  return distinct.flatMap((one, at) => {
    const reading = readings[at]
    if (reading === undefined) return []
    return [{ ...one, reading, signs: listSigns(reading), family: families[at] ?? at }]
  })
}

/** Identifies the corpus that the weights were trained on. */
export function hashLessons(lessons: readonly Lesson[]): string {
  const hash = createHash('sha256')
  for (const { sample } of lessons)
    hash.update(JSON.stringify([sample.kind, sample.sentence, sample.mail]))
  return hash.digest('hex')
}

/** The model as it will be loaded, with weights rounded to bytes. */
export const learnModel = (lessons: readonly Lesson[]): Model => {
  const { mail, sentence } = learnStored(lessons)
  return { mail: unpack(mail), sentence: unpack(sentence) }
}

export const learnStored = (lessons: readonly Lesson[]) => ({
  mail: pack(learnWeights(lessons.map(toExample), SETTINGS)),
  sentence: pack(learnWeights(lessons.flatMap(listSentences), SETTINGS)),
})

const toExample = ({ sample, signs, reading }: Lesson): Example => ({
  signs: signsOfMail(signs),
  kind: KINDS_OF_SHARES.indexOf(sample.kind),
  weight: sample.kind === 'other' && judgeByRules(reading, false).isBarred ? BARRED : 1,
})

const OTHER = KINDS_OF_SHARES.indexOf('other')

/** The sentences of a mail; none if its decisive sentence is not marked. */
function listSentences({ sample, reading, signs }: Lesson): Example[] {
  const { kind, sentence: marked } = sample
  if (marked === null && kind !== 'other') return []
  return [reading.title, ...reading.body].flatMap((sentence, at): Example[] => {
    const ofSentence = signs.sentences[at] ?? []
    if (ofSentence.length === 0) return []
    if (marked !== null && isPartOf(sentence, marked))
      return [{ signs: ofSentence, kind: KINDS_OF_SHARES.indexOf(kind), weight: 1 }]
    return at === 0 ? [] : [{ signs: ofSentence, kind: OTHER, weight: NOTHING }]
  })
}

const flatten = (text: string) => text.replaceAll(/\s+/g, ' ')

/** Whether one text contains the other, because marks need not match whole sentences. */
export const isPartOf = (one: string, other: string): boolean =>
  flatten(one).includes(flatten(other)) || flatten(other).includes(flatten(one))
