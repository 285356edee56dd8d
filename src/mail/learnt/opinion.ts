import { MAIL_KINDS, type MailKind } from '../kinds.ts'
import type { DecidingKind } from '../phrases/phrases.ts'
import type { Reading } from '../reading.ts'
import type { Model, Weights } from './model.ts'
import { listSigns, type Signs } from './signs.ts'
import { readWeights } from './read-weights.ts'

/** What is weighed against `other`, which weighs nothing. */
export const WEIGHED = [
  'confirmation',
  'rejection',
  'interview',
  'assessment',
  'offer',
  'question',
] as const satisfies readonly DecidingKind[]

/** How likely each kind is, from 0 to 1, and which sentence says it most (0 is the subject). */
export type Opinion = {
  shares: Record<MailKind, number>
  strongest: Partial<Record<MailKind, number>>
}

/** What the learnt weights make of a mail. */
export const formOpinion = (reading: Reading, model: Model = readWeights()): Opinion =>
  weighSigns(listSigns(reading), model)

/** A mail's kind has to be that of one of its sentences, and of the whole. */
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
  const shares = { other: 0, ...toRecord((kind) => (both[kind] ?? 0) / sum) }
  shares.other = (both[WEIGHED.length] ?? 0) / sum
  return { shares, strongest: toRecord((kind) => best[kind]?.at ?? 0) }
}

/** A subject that says it hardly more than a sentence does is not what decides. */
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

const toRecord = (valueOf: (kind: number) => number): Record<DecidingKind, number> => ({
  confirmation: valueOf(0),
  rejection: valueOf(1),
  interview: valueOf(2),
  assessment: valueOf(3),
  offer: valueOf(4),
  question: valueOf(5),
})

/** How likely each of the kinds is and, at the end, `other`. */
export function toShares(signs: readonly number[], { ofSigns, ofKinds }: Weights): number[] {
  const kinds = ofKinds.length
  const sums = ofKinds.map(() => 0)
  for (const sign of signs)
    for (let kind = 0; kind < kinds; kind += 1)
      sums[kind] = (sums[kind] ?? 0) + (ofSigns[sign * kinds + kind] ?? 0)
  const scale = 1 / Math.sqrt(signs.length || 1)
  const scores = [...sums.map((sum, kind) => sum * scale + (ofKinds[kind] ?? 0)), 0]
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

export const KINDS_OF_SHARES: readonly MailKind[] = [...WEIGHED, 'other']
if (KINDS_OF_SHARES.length !== MAIL_KINDS.length) throw new Error('a kind is not weighed')
