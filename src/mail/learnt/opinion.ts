import { memoizeByObject } from '../memoize.ts'
import { MAIL_KINDS, type MailKind } from '../kinds.ts'
import type { DecidingKind } from '../phrases/phrases.ts'
import type { Reading } from '../reading.ts'
import type { Model, Weights } from './model.ts'
import { listSigns, type Signs } from './signs.ts'
import { readWeights } from './read-weights.ts'

/** The kinds with weights of their own: all but `other`, whose score is always 0. */
export const WEIGHED = MAIL_KINDS.filter((kind) => kind !== 'other') satisfies DecidingKind[]

/**
 * The probability of each kind (0 to 1), and the index of the sentence with the highest one for it
 * (0 is the subject).
 */
export type Opinion = {
  shareOf: (kind: MailKind) => number
  strongestOf: (kind: DecidingKind) => number
}

/** The classifier's prediction for a mail, computed once. */
export const formOpinion = memoizeByObject((reading: Reading): Opinion =>
  weighSigns(listSigns(reading), readWeights()),
)

/** Combines the probabilities of the whole mail with those of its best sentence for each kind. */
export function weighSigns(signs: Signs, model: Model): Opinion {
  const ofMail = toShares(signsOfMail(signs), model.mail)
  const ofSentences = signs.sentences.map((some) =>
    some.length === 0 ? [] : toShares(some, model.sentence),
  )
  const best = WEIGHED.map((_, kind) => findBest(ofSentences.map((shares) => shares[kind] ?? 0)))
  const least = ofSentences.reduce((min, shares) => Math.min(min, shares.at(-1) ?? 1), 1)
  const both = [...best.map(({ share }) => share), least].map(
    (share, kind) => (ofMail[kind] ?? 0) * Math.sqrt(share),
  )
  const sum = both.reduce((total, share) => total + share, 0) || 1
  return {
    shareOf: (kind) => (both[KINDS_OF_SHARES.indexOf(kind)] ?? 0) / sum,
    strongestOf: (kind) => best[WEIGHED.indexOf(kind)]?.at ?? 0,
  }
}

/**
 * The subject counts as the decisive sentence only if its probability is this many times the best
 * sentence's.
 */
const SUBJECT_AHEAD = 4

function findBest(shares: readonly number[]): { share: number; at: number } {
  const share = shares.reduce((most, one) => Math.max(most, one), 0)
  const inBody = shares.slice(1).reduce((most, one) => Math.max(most, one), 0)
  const at = shares.indexOf(inBody, 1)
  return { share, at: inBody > 0 && inBody * SUBJECT_AHEAD >= share ? at : 0 }
}

export const signsOfMail = ({ sentences, whole }: Signs): number[] => [
  ...new Set([...sentences.flat(), ...whole]),
]

/** The probabilities of the learnt kinds, followed by that of `other`. */
export function toShares(signs: readonly number[], { ofSigns, ofKinds }: Weights): number[] {
  const kinds = ofKinds.length
  const sums = ofKinds.map(() => 0)
  for (let kind = 0; kind < kinds; kind += 1) {
    let sum = 0
    for (const sign of signs) sum += ofSigns[sign * kinds + kind] ?? 0
    sums[kind] = sum
  }
  const scale = 1 / Math.sqrt(signs.length || 1)
  const scores = [...sums.map((sum, kind) => sum * scale + (ofKinds[kind] ?? 0)), 0]
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

export const KINDS_OF_SHARES: readonly MailKind[] = [...WEIGHED, 'other']
