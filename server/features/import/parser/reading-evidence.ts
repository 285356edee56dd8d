import type { Atom } from './atoms.ts'
import { findDates } from './dates.ts'
import { scoreDegree, scoreSchool } from './degree-words.ts'
import { listLabellings, type Rewards } from './decode-labels.ts'
import type { Entry } from './entry.ts'
import { joinAtoms, type Labelled } from './label.ts'
import type { Line } from './model.ts'
import { countWords } from './text.ts'

/**
 * Features of how an entry was read, which its fields do not show. They are kept beside the entry,
 * because only the confidence model uses them.
 */
const evidence = new WeakMap<object, string[]>()

export function noteEvidence<T extends object>(entry: T, features: string[]): T {
  evidence.set(entry, features)
  return entry
}

export const evidenceOf = (entry: object): string[] => evidence.get(entry) ?? []

/** The labels of an entry, those that are its names, and the reward of each. */
type Choice<L extends string> = {
  labels: readonly L[]
  names: readonly L[]
  rewards: Rewards<L>
}

/** The best labellings that are followed to find the runner-up. */
const FOLLOWED = 3
const NAME_WORDS = 14

/** Features of a degree's labels and of the text that none has. */
export function listStudyEvidence<L extends string>(
  own: Labelled<L>,
  { head, body }: Entry,
  choice: Choice<L>,
): string[] {
  const left = listUnread(own)
  const shortLines = body.map(({ text }) => text).filter((text) => countWords(text) <= NAME_WORDS)
  return [
    `margin ${stepOf(findMargin(own, choice))}`,
    ...listHeadEvidence(own, head),
    ...(left.some(({ text }) => scoreSchool(text) > 0) ? ['left school'] : []),
    ...(left.some(({ text }) => scoreDegree(text) > 1) ? ['left degree'] : []),
    ...(shortLines.some((text) => scoreSchool(text) > 0) ? ['body school'] : []),
    ...(shortLines.some((text) => scoreDegree(text) > 1) ? ['body degree'] : []),
    ...(shortLines.some((text) => findDates(text).length > 0) ? ['body date'] : []),
  ]
}

/** Features of a job's labels; `margin`: by which its section's segmentation beats those without it. */
export function listJobEvidence(
  own: Labelled<string> & { entry: Entry },
  margin: number,
): string[] {
  return [`rival ${stepOf(margin)}`, ...listHeadEvidence(own, own.entry.head)]
}

function listHeadEvidence(own: Labelled<string>, head: Line[]): string[] {
  const dates = head.reduce((sum, { text }) => sum + findDates(text).length, 0)
  return [
    `left ${Math.min(3, listUnread(own).length)}`,
    `head dates ${Math.min(3, dates)}`,
    `head lines ${Math.min(4, head.length)}`,
    ...(own.atoms.some(({ hint }) => hint !== null) ? ['hinted'] : []),
  ]
}

/** Names in the head without a label. */
const listUnread = ({ atoms, labels }: Labelled<string>): Atom[] =>
  atoms.filter(({ text }, at) => labels[at] === 'other' && /^\p{Lu}\p{L}{2}/u.test(text))

/** By how much the best labelling beats the best one with other names. */
function findMargin<L extends string>(
  own: Labelled<L>,
  { labels, names, rewards }: Choice<L>,
): number {
  const [best, ...others] = listLabellings(own, labels, rewards, FOLLOWED)
  if (!best) return 0
  const namesOf = (one: readonly string[]): string =>
    names.map((name) => joinAtoms({ atoms: own.atoms, labels: one }, name) ?? '').join('\n')
  const bestNames = namesOf(best.labels)
  const next = others.find((one) => namesOf(one.labels) !== bestNames)
  return next ? best.score - next.score : Infinity
}

const STEPS = [0.15, 0.35, 0.6, 1, 1.5, 2.5]
const stepOf = (margin: number): number => STEPS.filter((step) => margin >= step).length
