import type { Entry } from './entry.ts'
import {
  EXPERIENCE_LABELS,
  EXPERIENCE_REWARDS,
  type ExperienceLabel,
  weighExperienceAtom,
} from './experience-evidence.ts'
import { cutFiner } from './finer-cuts.ts'
import { listLabellings } from './decode-labels.ts'
import { joinAtoms, type Labelled } from './label.ts'
import { listWaySigns, type NameWay, seeSection } from './rank-signs.ts'
import model from './rank-weights.json' with { type: 'json' }
import { type Forest, readTree, weighByTrees } from './trees.ts'

/** So many ways of each state of the rules' labels are followed, and so many are chosen from. */
const KEEP = 3
const WAYS_MAX = 10
const FINER_MAX = 8
/** What it costs to cut finer than the rules do. */
const FINER = 0.5
/** What the rules' own words say counts about so much more with their section's template. */
const TEMPLATED = 1.8
/** How much the rules' own score counts beside the trees. */
const RULES = 0.6
/** Words that lead to an employer and to nothing else. */
const EMPLOYS = /^\s+(?:at|bei|beim|bij|presso|chez|hos)(?:\s|$)/

/** The ways to read one entry's names, with what can be seen of each and what it has beforehand. */
export type RankedEntry = {
  entry: Entry
  ways: NameWay[]
  signs: number[][]
  scores: number[]
}
type Teacher = {
  forest: Forest | null
  observe: (entries: RankedEntry[]) => void
}

const LEARNT: Forest = model.trees.map(readTree)
let teacher: Teacher | null = null

/** Only for the trainer: ranks by these trees (or as the rules do), and shows what there is to rank. */
export function teachRanks(next: Teacher | null): void {
  teacher = next
}

/** Which part of each entry is which of its names, chosen from the rules' best ways by what was learnt. */
export function rankNames(
  entries: Entry[],
  labelled: Labelled<ExperienceLabel>[],
): Labelled<ExperienceLabel>[] {
  const forest = teacher ? teacher.forest : LEARNT
  if (!forest && !teacher) return labelled
  const section = seeSection(labelled)
  const ranked = labelled.flatMap((one, at): RankedEntry[] => {
    const entry = entries[at]
    if (!entry) return []
    const ways = listWays(one, labelled.length)
    const signs = ways.map((way) => listWaySigns(way, section, at, entry))
    return [{ entry, ways, signs, scores: ways.map(({ score }) => score * RULES) }]
  })
  teacher?.observe(ranked)
  return forest ? ranked.map((one) => chooseWay(one, forest)) : labelled
}

/** The first of the best, rounded, so that no order of sums decides; the rules' own stands first. */
function chooseWay(
  { ways, signs, scores }: RankedEntry,
  forest: Forest,
): Labelled<ExperienceLabel> {
  const all = ways.map((_, i) => {
    const score = (scores[i] ?? 0) + weighByTrees(forest, signs[i] ?? [])
    return Math.round(score * 1e6) / 1e6
  })
  const top = Math.max(...all)
  const best = ways[all.indexOf(top)]
  const chance = 1 / all.reduce((sum, score) => sum + Math.exp(score - top), 0)
  return best
    ? { ...best.labelled, chance: Math.round(chance * 1e4) / 1e4 }
    : { atoms: [], labels: [], evidence: [] }
}

/** The rules' own way first, then the next best, then those that cut finer; each text once. */
function listWays(one: Labelled<ExperienceLabel>, count: number): NameWay[] {
  const best = listBest(one)
  const top = best[0]?.score ?? 0
  const own = toWay(one, 0, 0)
  const plain = best.map(({ labels, score }) => toWay({ ...one, labels }, score - top, 0))
  const known = new Set<string>()
  const ways = [own, ...plain]
    .filter((way) => keepsEmployer(way, one) && isNew(way, known))
    .slice(0, WAYS_MAX)
  const atoms = cutFiner(one.atoms)
  const more = atoms.length - one.atoms.length
  if (more === 0) return ways
  const finer = { atoms, evidence: weighFiner(atoms, one, count) }
  const others = listBest(finer).map(({ labels, score }) =>
    toWay({ ...finer, labels }, score - top - FINER, more),
  )
  return [
    ...ways,
    ...others.filter((way) => keepsEmployer(way, one) && isNew(way, known)).slice(0, FINER_MAX),
  ]
}

/** Whether what "bei" leads to by the rules is the employer in another way, too. */
function keepsEmployer({ texts }: NameWay, { atoms, labels }: Labelled<ExperienceLabel>): boolean {
  const employer = atoms.find(({ glue }, at) => labels[at] === 'company_name' && EMPLOYS.test(glue))
  if (!employer) return true
  const company = texts.company_name ?? ''
  const isPart = company !== '' && employer.text.startsWith(company)
  return isPart || company.startsWith(employer.text)
}

const listBest = (
  one: Pick<Labelled<ExperienceLabel>, 'atoms' | 'evidence'>,
): ReturnType<typeof listLabellings<ExperienceLabel>> =>
  listLabellings(one, EXPERIENCE_LABELS, EXPERIENCE_REWARDS, KEEP)

/** What is cut anew speaks for itself; the rest says what it said before. */
function weighFiner(
  atoms: NameWay['labelled']['atoms'],
  one: Labelled<ExperienceLabel>,
  count: number,
): Labelled<ExperienceLabel>['evidence'] {
  const by = count > 1 ? TEMPLATED : 1
  return atoms.map((atom) => {
    const at = one.atoms.indexOf(atom)
    if (at >= 0) return one.evidence[at] ?? {}
    const { company_name, title, location } = weighExperienceAtom(atom, atoms)
    return {
      company_name: company_name * by,
      title: title * by,
      location: location * by,
    }
  })
}

function isNew({ texts }: NameWay, known: Set<string>): boolean {
  const key = EXPERIENCE_LABELS.map((label) => texts[label]).join('|')
  const isKnown = known.has(key)
  known.add(key)
  return !isKnown
}

const toWay = (labelled: Labelled<ExperienceLabel>, score: number, cuts: number): NameWay => ({
  labelled,
  score,
  cuts,
  texts: {
    company_name: joinAtoms(labelled, 'company_name'),
    title: joinAtoms(labelled, 'title'),
    location: joinAtoms(labelled, 'location'),
  },
})
