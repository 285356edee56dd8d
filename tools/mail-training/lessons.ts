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

/** A mail to learn from. */
export type Lesson = {
  sample: SampleMail
  /** Whether no rule was written by it. */
  isUnseen: boolean
  reading: Reading
  signs: Signs
  family: number
}

export const SETTINGS: LearningSettings = { seed: 7, epochs: 10, rate: 0.3 }
/** A sentence that decides nothing counts less: there are many. */
const NOTHING = 0.5
/** Nor does a mail that the rules bar: the opinion is never asked about one. */
const BARRED = 0.2

/** All mails of the repository, each once. */
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

/** What the weights were learnt from. */
export function hashLessons(lessons: readonly Lesson[]): string {
  const hash = createHash('sha256')
  for (const { sample } of lessons)
    hash.update(JSON.stringify([sample.kind, sample.sentence, sample.mail]))
  return hash.digest('hex')
}

/** As it is stored: in bytes. */
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

/** Of a mail in which nobody marked what decides, no sentence is learnt from. */
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

/** Whether the one is of the other: marks do not end where sentences do. */
export const isPartOf = (one: string, other: string): boolean =>
  flatten(one).includes(flatten(other)) || flatten(other).includes(flatten(one))
