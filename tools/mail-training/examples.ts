import { createHash } from 'node:crypto'
import { openForwarded } from '../../src/mail/forwarded.ts'
import { CLASSES, mergeFeatures } from '../../src/mail/learnt/predict.ts'
import type { Model } from '../../src/mail/learnt/model.ts'
import { pack, unpack } from '../../src/mail/learnt/read-weights.ts'
import { classifyByRules } from '../../src/mail/classify-by-rules.ts'
import { extractFeatures, type Features } from '../../src/mail/learnt/features.ts'
import { analyseMail, type AnalysedMail } from '../../src/mail/analyse-mail.ts'
import { readCorpus, type SampleMail } from '../mail-corpus.ts'
import { findTemplateGroups } from './template-groups.ts'
import { type Example, learnWeights, type LearningSettings } from './learn-weights.ts'

/** A mail of the corpus, with what training needs of it. */
export type TrainingMail = {
  sample: SampleMail
  /** Whether no rule was written with it. */
  isUnseen: boolean
  analysed: AnalysedMail
  features: Features
  group: number
}

export const SETTINGS: LearningSettings = { seed: 7, epochs: 10, rate: 0.3 }
/** The weight of a sentence that decides nothing, because there are many. */
const NOTHING = 0.5
/** The weight of a mail that the rules exclude, because the classifier is never applied to such a mail. */
const EXCLUDED = 0.2

/** All mails of the repository without duplicates. */
export function listTrainingMails(): TrainingMail[] {
  const known = new Set<string>()
  const samples = (['unseen', 'varied', ''] as const).flatMap((folder) =>
    readCorpus(folder).map((sample) => ({ sample, isUnseen: folder === 'unseen' })),
  )
  const distinct = samples.filter(({ sample }) => {
    const text = sample.mail.text.replaceAll(/[^\p{L}\p{N}]+/gu, '')
    return !known.has(text) && known.add(text)
  })
  const all = distinct.map(({ sample }) => analyseMail(openForwarded(sample.mail)))
  const groups = findTemplateGroups(all)
  return distinct.flatMap((one, at) => {
    const analysed = all[at]
    if (analysed === undefined) return []
    return [{ ...one, analysed, features: extractFeatures(analysed), group: groups[at] ?? at }]
  })
}

/** Identifies the corpus that the weights were trained on. */
export function hashTrainingMails(mails: readonly TrainingMail[]): string {
  const hash = createHash('sha256')
  for (const { sample } of mails)
    hash.update(JSON.stringify([sample.kind, sample.sentence, sample.mail]))
  return hash.digest('hex')
}

/** The model as it will be loaded, with weights rounded to bytes. */
export const learnModel = (mails: readonly TrainingMail[]): Model => {
  const { mail, sentence } = learnStored(mails)
  return { mail: unpack(mail), sentence: unpack(sentence) }
}

export const learnStored = (mails: readonly TrainingMail[]) => ({
  mail: pack(learnWeights(mails.map(toExample), SETTINGS)),
  sentence: pack(learnWeights(mails.flatMap(listSentences), SETTINGS)),
})

const toExample = ({ sample, features, analysed }: TrainingMail): Example => ({
  features: mergeFeatures(features),
  kind: CLASSES.indexOf(sample.kind),
  weight: sample.kind === 'other' && classifyByRules(analysed, false).isExcluded ? EXCLUDED : 1,
})

const OTHER = CLASSES.indexOf('other')

/** The sentences of a mail; none if its decisive sentence is not marked. */
function listSentences({ sample, analysed, features }: TrainingMail): Example[] {
  const { kind, sentence: marked } = sample
  if (marked === null && kind !== 'other') return []
  return [analysed.title, ...analysed.body].flatMap((sentence, at): Example[] => {
    const ofSentence = features.sentences[at] ?? []
    if (ofSentence.length === 0) return []
    if (marked !== null && isPartOf(sentence, marked))
      return [{ features: ofSentence, kind: CLASSES.indexOf(kind), weight: 1 }]
    return at === 0 ? [] : [{ features: ofSentence, kind: OTHER, weight: NOTHING }]
  })
}

const flatten = (text: string) => text.replaceAll(/\s+/g, ' ')

/** Whether one text contains the other, because marks need not match whole sentences. */
export const isPartOf = (one: string, other: string): boolean =>
  flatten(one).includes(flatten(other)) || flatten(other).includes(flatten(one))
