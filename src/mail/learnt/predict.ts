import { memoizeByObject } from '../memoize.ts'
import { MAIL_KINDS, type MailKind } from '../kinds.ts'
import type { DecidingKind } from '../phrases/phrases.ts'
import type { AnalysedMail } from '../analyse-mail.ts'
import type { Model, Weights } from './model.ts'
import { extractFeatures, type Features } from './features.ts'
import { readWeights } from './read-weights.ts'

/** The kinds with weights of their own: all but `other`, whose score is always 0. */
export const LEARNT_KINDS = MAIL_KINDS.filter((kind) => kind !== 'other') satisfies DecidingKind[]

/**
 * The probability of each kind (0 to 1), and the index of the sentence with the highest one for it
 * (0 is the subject).
 */
export type Prediction = {
  probabilityOf: (kind: MailKind) => number
  bestSentenceOf: (kind: DecidingKind) => number
}

/** The classifier's prediction for a mail, computed once. */
export const predictKind = memoizeByObject((analysed: AnalysedMail): Prediction =>
  predictFromFeatures(extractFeatures(analysed), readWeights()),
)

/** Combines the probabilities of the whole mail with those of its best sentence for each kind. */
export function predictFromFeatures(features: Features, model: Model): Prediction {
  const ofMail = toProbabilities(mergeFeatures(features), model.mail)
  const ofSentences = features.sentences.map((some) =>
    some.length === 0 ? [] : toProbabilities(some, model.sentence),
  )
  const best = LEARNT_KINDS.map((_, kind) =>
    findBest(ofSentences.map((probabilities) => probabilities[kind] ?? 0)),
  )
  const least = ofSentences.reduce(
    (min, probabilities) => Math.min(min, probabilities.at(-1) ?? 1),
    1,
  )
  const both = [...best.map(({ probability }) => probability), least].map(
    (probability, kind) => (ofMail[kind] ?? 0) * Math.sqrt(probability),
  )
  const sum = both.reduce((total, probability) => total + probability, 0) || 1
  return {
    probabilityOf: (kind) => (both[CLASSES.indexOf(kind)] ?? 0) / sum,
    bestSentenceOf: (kind) => best[LEARNT_KINDS.indexOf(kind)]?.at ?? 0,
  }
}

/**
 * The subject counts as the decisive sentence only if its probability is this many times the best
 * sentence's.
 */
const SUBJECT_AHEAD = 4

function findBest(probabilities: readonly number[]): { probability: number; at: number } {
  const probability = probabilities.reduce((most, one) => Math.max(most, one), 0)
  const inBody = probabilities.slice(1).reduce((most, one) => Math.max(most, one), 0)
  const at = probabilities.indexOf(inBody, 1)
  return { probability, at: inBody > 0 && inBody * SUBJECT_AHEAD >= probability ? at : 0 }
}

export const mergeFeatures = ({ sentences, whole }: Features): number[] => [
  ...new Set([...sentences.flat(), ...whole]),
]

/** The probabilities of the learnt kinds, followed by that of `other`. */
export function toProbabilities(
  features: readonly number[],
  { ofFeatures, biases }: Weights,
): number[] {
  const kinds = biases.length
  const sums = biases.map(() => 0)
  for (let kind = 0; kind < kinds; kind += 1) {
    let sum = 0
    for (const feature of features) sum += ofFeatures[feature * kinds + kind] ?? 0
    sums[kind] = sum
  }
  const scale = 1 / Math.sqrt(features.length || 1)
  const scores = [...sums.map((sum, kind) => sum * scale + (biases[kind] ?? 0)), 0]
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

export const CLASSES: readonly MailKind[] = [...LEARNT_KINDS, 'other']
