import type { Atom } from '#server/features/import/parser/atoms.ts'
import {
  degreeWords,
  matchesDegree,
  matchesField,
  matchesName,
  overlap,
  toWords,
} from './matching.ts'
import type { ResumeTruth, TruthEducation } from './truth.ts'

/** The label of each atom by the annotation; null if it is none of the fields. */
export type Gold = (string | null)[]
type FieldName = 'school_name' | 'degree' | 'field_of_study'
type Field = {
  name: FieldName
  matches: (truth: string, read: string) => boolean
  words: (text: string) => Set<string>
  /** Whether the entry is not used for training if this printed field is not found. */
  isNeeded: boolean
}

/**
 * The sum of coverages (0 to 1 each) of school and degree, plus a little for the field; an entry
 * below it matches no annotated degree.
 */
const COVERED_MIN = 1.2
const FIELD_WEIGHT = 0.2
const RUN_MAX = 6
/** A field with a lower coverage by the atoms is printed elsewhere. */
const ELSEWHERE = 0.5

const listFields = (entry: TruthEducation): Field[] => [
  { name: 'school_name', matches: matchesName, words: toWords, isNeeded: true },
  {
    name: 'degree',
    matches: (truth, read) => matchesDegree(truth, read, entry.field_of_study ?? ''),
    words: degreeWords,
    isNeeded: true,
  },
  { name: 'field_of_study', matches: matchesField, words: toWords, isNeeded: false },
]

/** Labels an entry's atoms by the annotated degree that it covers best; null if none fits. */
export function findGold(atoms: Atom[], truth: ResumeTruth): Gold | null {
  const all = toWords(atoms.map(({ text }) => text).join(' '))
  const cover = (text: string | null | undefined): number => {
    const words = [...toWords(text ?? '')]
    return words.length === 0 ? 0 : words.filter((word) => all.has(word)).length / words.length
  }
  let best: { entry: TruthEducation; by: number } | null = null
  for (const entry of truth.educations) {
    const names = cover(entry.school_name) + cover(entry.degree)
    const by = names + FIELD_WEIGHT * cover(entry.field_of_study)
    if (by > (best?.by ?? COVERED_MIN)) best = { entry, by }
  }
  return best && labelBy(best.entry, atoms, cover)
}

function labelBy(
  entry: TruthEducation,
  atoms: Atom[],
  cover: (text: string | null | undefined) => number,
): Gold | null {
  const gold: Gold = atoms.map(() => null)
  for (const field of listFields(entry)) {
    if (entry.ignore?.includes(field.name)) {
      if (field.isNeeded) return null
      continue
    }
    const value = entry[field.name]
    const texts = [value, ...(entry.alt?.[field.name] ?? [])].flatMap((text) => text || [])
    if (texts.length === 0) continue
    const run = findRun(atoms, gold, texts, field)
    if (!run && field.isNeeded && cover(value) >= ELSEWHERE) return null
    for (const at of run ?? []) gold[at] = field.name
  }
  return gold
}

/** The run of unlabelled atoms most similar to a field's value. */
function findRun(atoms: Atom[], gold: Gold, texts: string[], field: Field): number[] | null {
  let best: { run: number[]; by: number } | null = null
  for (let from = 0; from < atoms.length; from++)
    for (let to = from; to < Math.min(atoms.length, from + RUN_MAX) && gold[to] === null; to++) {
      const run = Array.from({ length: to - from + 1 }, (_, i) => from + i)
      const text = run.map((at) => atoms[at]?.text ?? '').join(' ')
      for (const wanted of texts.filter((one) => field.matches(one, text))) {
        const by = overlap(field.words(wanted), field.words(text)) - 0.001 * run.length
        if (!best || by > best.by) best = { run, by }
      }
    }
  return best?.run ?? null
}
