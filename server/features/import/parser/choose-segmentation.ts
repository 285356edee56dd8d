import type { ParsedExperience } from '#src/import/schema.ts'
import type { Entry } from './entry.ts'
import { type NamedJob, nameJobs } from './experience.ts'
import { listJobEvidence, noteEvidence } from './reading-evidence.ts'
import { listSegmentationFeatures } from './segmentation-features.ts'
import model from './segmentation-weights.json' with { type: 'json' }
import { listSegmentations, type Segmentation } from './segmentations.ts'

/** The weight of each feature of a segmentation. */
export type SegmentationWeights = ReadonlyMap<string, number>
/** The jobs of a section by one segmentation, with its features. */
export type SegmentationCandidate = { jobs: NamedJob[]; features: ReadonlyMap<string, number> }
type Override = {
  weights: SegmentationWeights
  observe: (candidates: SegmentationCandidate[]) => void
}

const LEARNT: SegmentationWeights = new Map(Object.entries(model.weights))
let override: Override | null = null

/** Only for training: uses other weights, and reports the candidates of each section. */
export function overrideSegmentationWeights(next: Override | null): void {
  override = next
}

/** The jobs of one section, by the segmentation with the highest score. */
export function readExperiences(entries: Entry[]): ParsedExperience[] {
  const candidates = listCandidates(entries)
  override?.observe(candidates)
  const weights = override?.weights ?? LEARNT
  const best = chooseSegmentation(candidates, weights)
  if (!best) return []
  const scored = candidates.map((one) => ({ ...one, score: scoreFeatures(one.features, weights) }))
  const top = Math.max(...scored.map(({ score }) => score))
  return best.jobs.map(({ job, named }) => {
    const rivals = scored.filter(({ jobs }) => !jobs.some((other) => isSameJob(other.job, job)))
    const rival = Math.max(-Infinity, ...rivals.map(({ score }) => score))
    return noteEvidence(job, listJobEvidence(named, top - rival))
  })
}

const isSameJob = (one: ParsedExperience, other: ParsedExperience): boolean =>
  one.company_name === other.company_name &&
  one.title === other.title &&
  one.start_date === other.start_date

function listCandidates(entries: Entry[]): SegmentationCandidate[] {
  const byRules = nameJobs(entries)
  const isNameless = (index: number): boolean => {
    const line = entries[index]?.anchor?.line
    const own = byRules.find(({ named }) => named.entry.anchor?.line === line)
    return line === undefined || !own?.job.company_name || !own.job.title
  }
  const rules = { segmentation: { move: null, entries }, jobs: byRules }
  return listSegmentations(entries, isNameless).flatMap((segmentation): SegmentationCandidate[] => {
    const jobs = segmentation.move ? nameJobs(segmentation.entries) : byRules
    const isOther = !segmentation.move || jobs.some((one) => usesMovedLines(one, segmentation))
    return isOther
      ? [{ jobs, features: listSegmentationFeatures({ segmentation, jobs }, rules) }]
      : []
  })
}

/** Whether a name of the job is from the lines that the segmentation added to its head, if it did. */
function usesMovedLines({ named }: NamedJob, { move, entries }: Segmentation): boolean {
  if (!move || move.by < 0) return true
  const own = entries.find(({ anchor }) => anchor?.line === named.entry.anchor?.line)
  const date = own?.anchor?.row ?? 0
  const [from, to] =
    move.side === 'start' ? [0, move.by] : [(own?.head.length ?? 0) - move.by, Infinity]
  return named.atoms.some(
    ({ row }, at) => named.labels[at] !== 'other' && row + date >= from && row + date < to,
  )
}

/** Ties keep the rules' segmentation, which is first. */
export function chooseSegmentation<T extends Pick<SegmentationCandidate, 'features'>>(
  candidates: T[],
  weights: SegmentationWeights,
): T | undefined {
  const scores = candidates.map(({ features }) => scoreFeatures(features, weights))
  return candidates[scores.indexOf(Math.max(...scores))]
}

/** Rounded so that the order of summation cannot matter. */
export function scoreFeatures(
  features: ReadonlyMap<string, number>,
  weights: SegmentationWeights,
): number {
  let sum = 0
  for (const [feature, value] of features) sum += (weights.get(feature) ?? 0) * value
  return Math.round(sum * 1e6) / 1e6
}
