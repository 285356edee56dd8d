import type { Atom } from './atoms.ts'
import { scoreDegree, scoreField, scoreSchool } from './degree-words.ts'
import { labelAtoms, type Labelled } from './label.ts'
import model from './label-weights.json' with { type: 'json' }
import { scoreOrganisation } from './organisation-words.ts'
import { scorePlace } from './place-words.ts'
import { fold } from './text.ts'
import { scoreTitle } from './title-words.ts'

type ScoreAtom<L extends string> = (atom: Atom, entry: Atom[]) => Record<L, number>
/** The weight of each feature for each label, by "label feature". */
export type Weights = ReadonlyMap<string, number>

/** A section's atoms to label, as the training observes them. */
export type LabellingTask = {
  labels: readonly string[]
  entries: Atom[][]
  scoreAtom: ScoreAtom<string>
  rewards: Partial<Record<string, number>>
}
type Override = { weights: Weights; observe: (task: LabellingTask) => void }

const LEARNT: Weights = new Map(
  model.weights.map((line) => {
    const at = line.lastIndexOf(' ')
    return [line.slice(0, at), Number(line.slice(at + 1))]
  }),
)
let override: Override | null = null

/** Only for training: uses other weights, and reports each section that is labelled. */
export function overrideLabelWeights(next: Override | null): void {
  override = next
}

/** Like `labelAtoms`, with the learnt weights added to the rules' score of each atom. */
export function labelWithModel<L extends string>(
  entries: Atom[][],
  labels: readonly L[],
  scoreAtom: ScoreAtom<L>,
  rewards: Partial<Record<L, number>>,
): Labelled<L>[] {
  override?.observe({ labels, entries, scoreAtom, rewards })
  const weights = override?.weights ?? LEARNT
  return labelAtoms(
    entries,
    labels,
    (atom, atoms) =>
      addWeights(scoreAtom(atom, atoms), {
        labels,
        weights,
        features: listAtomFeatures(atom, atoms),
      }),
    rewards,
  )
}

/** Adds the weights of an atom's features to the score of each label. */
export function addWeights<L extends string>(
  own: Record<L, number>,
  {
    labels,
    weights,
    features,
  }: { labels: readonly L[]; weights: Weights; features: readonly string[] },
): Record<L, number> {
  const sum = { ...own }
  for (const label of labels)
    for (const feature of features) sum[label] += weights.get(`${label} ${feature}`) ?? 0
  return sum
}

type Words = Record<'title' | 'firm' | 'place' | 'school' | 'degree' | 'field', number>

const stepOf = (value: number): number => (value <= 0 ? 0 : value < 0.5 ? 1 : value < 1 ? 2 : 3)

const readWords = (text: string): Words => ({
  title: stepOf(scoreTitle(text)),
  firm: stepOf(scoreOrganisation(text)),
  place: stepOf(scorePlace(text)),
  school: stepOf(scoreSchool(text)),
  degree: stepOf(scoreDegree(text)),
  field: stepOf(scoreField(text)),
})

/** Word scores of each entry's atoms, computed once. */
const READ = new WeakMap<Atom[], Map<Atom, Words>>()

function wordsOf(atoms: Atom[]): Map<Atom, Words> {
  const known = READ.get(atoms)
  if (known) return known
  const words = new Map(atoms.map((atom) => [atom, readWords(atom.text)]))
  READ.set(atoms, words)
  return words
}

/** Features of an atom: position, font style, shape, words and neighbours. */
export function listAtomFeatures(atom: Atom, atoms: Atom[]): string[] {
  const words = wordsOf(atoms)
  const own = words.get(atom)
  // The field is known from the form's label.
  if (atom.hint || !own) return []
  const at = atoms.indexOf(atom)
  return [
    'any',
    ...listPlace(atom, atoms, at),
    ...listFace(atom, atoms),
    ...listShape(atom.text),
    ...listWords(
      own,
      [...words].flatMap(([one, found]) => (one === atom ? [] : [found])),
    ),
    ...listNeighbour('b', atom, atoms[at - 1], words),
    ...listNeighbour('a', atom, atoms[at + 1], words),
    `brt${own.title}-${stepAt(words, atoms[at - 1])}-${atom.border}`,
    `art${own.title}-${stepAt(words, atoms[at + 1])}-${atoms[at + 1]?.border ?? ''}`,
  ]
}

const stepAt = (words: Map<Atom, Words>, atom: Atom | undefined): number | 'n' =>
  (atom && words.get(atom)?.title) ?? 'n'

function listPlace({ row, cell, order, border, glue }: Atom, atoms: Atom[], at: number): string[] {
  const near = Math.max(-3, Math.min(3, row))
  const separator = border !== 'sign' ? '' : /\p{L}/u.test(glue) ? 'word' : glue.trim().slice(0, 1)
  return [
    `row${near}`,
    `row${near}cell${Math.min(cell, 3)}`,
    `order${Math.min(order, 3)}`,
    `row${near}o${Math.min(order, 2)}`,
    `border-${border}`,
    `glue-${separator}`,
    `at${Math.min(at, 4)}`,
    `of${Math.min(atoms.length, 6)}`,
    `at${Math.min(at, 3)}of${Math.min(atoms.length, 5)}`,
    `lastone${at === atoms.length - 1 ? 1 : 0}`,
  ]
}

function listFace(atom: Atom, atoms: Atom[]): string[] {
  const largest = Math.max(...atoms.map(({ size }) => size))
  const isAlone = (face: 'bold' | 'italic'): boolean =>
    atom[face] && atoms.every((one) => one === atom || !one[face])
  return [
    `face${atom.bold ? 'B' : ''}${atom.italic ? 'I' : ''}`,
    `size${atom.size >= largest - 0.3 ? 'top' : 'low'}`,
    `bold-alone${isAlone('bold') ? 1 : 0}`,
    `italic-alone${isAlone('italic') ? 1 : 0}`,
  ]
}

function listShape(text: string): string[] {
  const folded = fold(text).split(' ')
  const last = folded.at(-1) ?? ''
  const small = text.match(/(?<!\p{L})\p{Ll}{4,}/gu)?.length ?? 0
  const first = /^\p{Lu}/u.test(text)
    ? 'U'
    : /^\p{Ll}/u.test(text)
      ? 'l'
      : /^\d/.test(text)
        ? 'd'
        : 'x'
  return [
    `words${Math.min(text.split(/\s+/).length, 8)}`,
    `shape${first}${/\d/.test(text) ? 'D' : ''}${text === text.toUpperCase() ? 'C' : ''}`,
    `small${Math.min(3, small)}`,
    `suf3-${last.slice(-3)}`,
    `suf4-${last.slice(-4)}`,
    `first-${folded[0] ?? ''}`,
    `lastw-${last}`,
  ]
}

function listWords(own: Words, others: Words[]): string[] {
  const best = (kind: keyof Words): number => Math.max(0, ...others.map((one) => one[kind]))
  return [
    `t${own.title}`,
    `f${own.firm}`,
    `p${own.place}`,
    `s${own.school}`,
    `d${own.degree}`,
    `fi${own.field}`,
    `t${own.title}f${own.firm}p${own.place}`,
    `s${own.school}d${own.degree}fi${own.field}`,
    `else-t${best('title')}|${own.title}`,
    `else-f${best('firm')}|${own.firm}`,
    `else-p${best('place')}|${own.place}`,
    `else-s${best('school')}|${own.school}`,
    `else-d${best('degree')}|${own.degree}`,
  ]
}

function listNeighbour(
  side: 'a' | 'b',
  atom: Atom,
  one: Atom | undefined,
  words: Map<Atom, Words>,
): string[] {
  const found = one && words.get(one)
  if (!one || !found) return [`${side}-none`]
  const isBeside = one.row === atom.row
  const where = isBeside && one.cell === atom.cell ? 'in' : isBeside ? 'cell' : 'row'
  return [
    `${side}-${where}`,
    `${side}-t${found.title}`,
    `${side}-f${found.firm}`,
    `${side}-p${found.place}`,
    `${side}-s${found.school}`,
    `${side}-d${found.degree}`,
  ]
}
