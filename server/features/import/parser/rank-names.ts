import type { Entry } from './entry.ts'
import {
  EXPERIENCE_LABELS,
  EXPERIENCE_REWARDS,
  type ExperienceLabel,
  scoreExperienceAtom,
} from './experience-evidence.ts'
import { cutFiner } from './finer-cuts.ts'
import { listLabellings } from './decode-labels.ts'
import { joinAtoms, type Labelled } from './label.ts'
import { isTown, scorePlace } from './place-words.ts'
import { listCandidateFeatures, type NameCandidate, summariseSection } from './rank-features.ts'
import model from './rank-weights.json' with { type: 'json' }
import { type Forest, readTree, scoreByTrees } from './trees.ts'

/** How many labellings of each decoder state are kept, and how many candidates are ranked. */
const KEEP = 3
const CANDIDATES_MAX = 10
const FINER_MAX = 8
/** The penalty for candidates that split atoms further than the rules do. */
const FINER = 0.5
/**
 * The factor by which a section's template typically raises the scores, to compare labellings with
 * and without one.
 */
const TEMPLATED = 1.8
/** The weight of the rules' score relative to the trees. */
const RULES = 0.6
/** Words that introduce only an employer. */
const EMPLOYS = /^\s+(?:at|bei|beim|bij|presso|chez|hos)(?:\s|$)/

/** The candidate labellings of one entry, with the features and the base score of each. */
export type RankedEntry = {
  entry: Entry
  candidates: NameCandidate[]
  features: number[][]
  scores: number[]
}
type Override = {
  forest: Forest | null
  observe: (entries: RankedEntry[]) => void
}

const LEARNT: Forest = model.trees.map(readTree)
let override: Override | null = null

/** Only for training: ranks by other trees (null: keeps the rules' choice), and reports the candidates. */
export function overrideRankTrees(next: Override | null): void {
  override = next
}

/** Chooses the labels of each entry among the rules' best candidates, by the learnt ranker. */
export function rankNames(
  entries: Entry[],
  labelled: Labelled<ExperienceLabel>[],
): Labelled<ExperienceLabel>[] {
  const forest = override ? override.forest : LEARNT
  if (!forest && !override) return labelled
  const section = summariseSection(labelled)
  const ranked = labelled.flatMap((one, at): RankedEntry[] => {
    const entry = entries[at]
    if (!entry) return []
    const candidates = listCandidates(one, labelled.length)
    const features = candidates.map((candidate) =>
      listCandidateFeatures(candidate, section, at, entry),
    )
    return [{ entry, candidates, features, scores: candidates.map(({ score }) => score * RULES) }]
  })
  override?.observe(ranked)
  return forest ? ranked.map((one) => chooseCandidate(one, forest)) : labelled
}

/**
 * Scores are rounded so that the order of summation cannot matter; ties keep the rules' choice,
 * which is first.
 */
function chooseCandidate(
  { candidates, features, scores }: RankedEntry,
  forest: Forest,
): Labelled<ExperienceLabel> {
  const all = candidates.map((_, i) => {
    const score = (scores[i] ?? 0) + scoreByTrees(forest, features[i] ?? [])
    return Math.round(score * 1e6) / 1e6
  })
  const top = Math.max(...all)
  const best = candidates[all.indexOf(top)]
  const chance = 1 / all.reduce((sum, score) => sum + Math.exp(score - top), 0)
  return best
    ? { ...best.labelled, chance: Math.round(chance * 1e4) / 1e4 }
    : { atoms: [], labels: [], evidence: [] }
}

/**
 * The rules' choice first, then their next best, then those that split further; without duplicates.
 */
function listCandidates(one: Labelled<ExperienceLabel>, count: number): NameCandidate[] {
  const best = listBest(one)
  const top = best[0]?.score ?? 0
  const own = toCandidate(one, 0, 0)
  const plain = best.map(({ labels, score }) => toCandidate({ ...one, labels }, score - top, 0))
  const known = new Set<string>()
  const isKept = (candidate: NameCandidate): boolean =>
    keepsEmployer(candidate, one) && keepsPlace(candidate, one) && isNew(candidate, known)
  const candidates = [own, ...plain].filter(isKept).slice(0, CANDIDATES_MAX)
  const atoms = cutFiner(one.atoms)
  const more = atoms.length - one.atoms.length
  if (more === 0) return candidates
  const finer = { atoms, evidence: scoreFiner(atoms, one, count) }
  const others = listBest(finer).map(({ labels, score }) =>
    toCandidate({ ...finer, labels }, score - top - FINER, more),
  )
  return [...candidates, ...others.filter(isKept).slice(0, FINER_MAX)]
}

/** Whether a name that the rules read as employer after "bei" remains the employer. */
function keepsEmployer(
  { texts }: NameCandidate,
  { atoms, labels }: Labelled<ExperienceLabel>,
): boolean {
  const employer = atoms.find(({ glue }, at) => labels[at] === 'company_name' && EMPLOYS.test(glue))
  if (!employer) return true
  const company = texts.company_name ?? ''
  const isPart = company !== '' && employer.text.startsWith(company)
  return isPart || company.startsWith(employer.text)
}

/** Whether a cell that is only a town and its region remains a place: "Getafe, Madrid". */
function keepsPlace(
  { texts }: NameCandidate,
  { atoms, labels }: Labelled<ExperienceLabel>,
): boolean {
  return atoms.every((atom, at) => {
    const own = atoms.filter(({ row, cell }) => row === atom.row && cell === atom.cell)
    const isSeat =
      own.length === 2 &&
      own.every(({ text }) => scorePlace(text) > 0.8 || isTown(text)) &&
      labels[at] === 'location'
    return !isSeat || (texts.company_name !== atom.text && texts.title !== atom.text)
  })
}

const listBest = (
  one: Pick<Labelled<ExperienceLabel>, 'atoms' | 'evidence'>,
): ReturnType<typeof listLabellings<ExperienceLabel>> =>
  listLabellings(one, EXPERIENCE_LABELS, EXPERIENCE_REWARDS, KEEP)

/** Atoms that were split further are scored anew; the others keep their scores. */
function scoreFiner(
  atoms: NameCandidate['labelled']['atoms'],
  one: Labelled<ExperienceLabel>,
  count: number,
): Labelled<ExperienceLabel>['evidence'] {
  const by = count > 1 ? TEMPLATED : 1
  return atoms.map((atom) => {
    const at = one.atoms.indexOf(atom)
    if (at >= 0) return one.evidence[at] ?? {}
    const { company_name, title, location } = scoreExperienceAtom(atom, atoms)
    return {
      company_name: company_name * by,
      title: title * by,
      location: location * by,
    }
  })
}

function isNew({ texts }: NameCandidate, known: Set<string>): boolean {
  const key = EXPERIENCE_LABELS.map((label) => texts[label]).join('|')
  const isKnown = known.has(key)
  known.add(key)
  return !isKnown
}

const toCandidate = (
  labelled: Labelled<ExperienceLabel>,
  score: number,
  cuts: number,
): NameCandidate => ({
  labelled,
  score,
  cuts,
  texts: {
    company_name: joinAtoms(labelled, 'company_name'),
    title: joinAtoms(labelled, 'title'),
    location: joinAtoms(labelled, 'location'),
  },
})
