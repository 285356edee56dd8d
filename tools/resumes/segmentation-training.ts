import type { SegmentationCandidate } from '#server/features/import/parser/choose-segmentation.ts'
import { scoreResume } from './scoring.ts'
import type { ResumeTruth } from './truth.ts'

/** The segmentations of a section with their relevance; the first is that of the rules. */
export type SegmentationGroup = {
  source: string
  entries: number
  candidates: { features: ReadonlyMap<string, number>; relevance: number }[]
}

export type SegmentationSettings = {
  steps: number
  rate: number
  /** The strength of L2 regularisation. */
  decay: number
  /** The fixed score by which the rules' own segmentation leads. */
  lead: number
  /** The minimum number of sources with a feature. */
  sources: number
}

/** The inverse temperature that turns relevance into target probabilities. */
const INVERSE_TEMPERATURE = 4

/** Null if all segmentations are equally good. */
export function createSegmentationGroup(
  segmentations: SegmentationCandidate[],
  truth: ResumeTruth,
  source: string,
): SegmentationGroup | null {
  const candidates = segmentations.map(({ jobs, features }) => ({
    features,
    relevance: rateJobs(jobs, truth),
  }))
  const relevances = new Set(candidates.map(({ relevance }) => relevance))
  return relevances.size > 1 ? { source, entries: countEntries(segmentations), candidates } : null
}

const countEntries = ([byRules]: SegmentationCandidate[]): number =>
  Math.max(1, byRules?.jobs.length ?? 0)

/** The relevance of a segmentation: mainly its correct jobs, and a little for each name and location. */
function rateJobs(jobs: SegmentationCandidate['jobs'], truth: ResumeTruth): number {
  const experiences = jobs.map(({ job }) => job)
  const { counts } = scoreResume(truth, { experiences, educations: [] })
  const { company, title, location } = counts
  const relevance =
    counts.experience.right +
    0.15 * (company.right + title.right) -
    0.1 * (company.wrong + title.wrong) +
    0.1 * location.right -
    0.05 * location.wrong
  return Math.round(relevance * 100) / 100
}

/** Features by index, each with its value. */
type Numbered = {
  candidates: { features: [number, number][]; isRules: boolean; relevance: number }[]
  weight: number
}

/**
 * Trains the weights of segmentations: a softmax over each section's segmentations approaches the
 * probabilities given by relevance, by full-batch AdaGrad; deterministic.
 */
export function trainSegmentations(
  groups: SegmentationGroup[],
  settings: SegmentationSettings,
): Map<string, number> {
  const features = listFrequent(groups, settings.sources)
  const numbered = groups.map((group) => toNumbers(group, features))
  const weights = features.map(() => 0)
  const squaredGradients = features.map(() => 0)
  for (let step = 0; step < settings.steps; step++) {
    const gradients = weights.map((weight) => -settings.decay * weight)
    for (const group of numbered) addGradients(gradients, group, weights, settings.lead)
    gradients.forEach((gradient, at) => {
      const total = (squaredGradients[at] ?? 0) + gradient * gradient
      squaredGradients[at] = total
      weights[at] = (weights[at] ?? 0) + (settings.rate * gradient) / (Math.sqrt(total) + 1e-8)
    })
  }
  const lead = (feature: string): number => (feature === 'rules' ? settings.lead : 0)
  return new Map(
    features
      .map((feature, at): [string, number] => [
        feature,
        Math.round(((weights[at] ?? 0) + lead(feature)) * 1000) / 1000,
      ])
      .filter(([, weight]) => weight !== 0),
  )
}

function toNumbers({ candidates, entries }: SegmentationGroup, features: string[]): Numbered {
  const numbers = new Map(features.map((feature, at) => [feature, at]))
  return {
    weight: Math.sqrt(entries),
    candidates: candidates.map(({ features: own, relevance }) => ({
      relevance,
      isRules: own.has('rules'),
      features: [...own].flatMap(([feature, value]): [number, number][] => {
        const at = numbers.get(feature)
        return at === undefined ? [] : [[at, value]]
      }),
    })),
  }
}

function addGradients(
  gradients: number[],
  { candidates, weight }: Numbered,
  weights: number[],
  lead: number,
): void {
  const best = Math.max(...candidates.map(({ relevance }) => relevance))
  const scores = candidates.map(({ features, isRules }) =>
    features.reduce((sum, [at, value]) => sum + (weights[at] ?? 0) * value, isRules ? lead : 0),
  )
  const probabilities = softmax(scores)
  const targets = softmax(
    candidates.map(
      ({ relevance }, at) => (scores[at] ?? 0) + (relevance - best) * INVERSE_TEMPERATURE,
    ),
  )
  candidates.forEach(({ features }, at) => {
    const by = ((targets[at] ?? 0) - (probabilities[at] ?? 0)) * weight
    for (const [feature, value] of features)
      gradients[feature] = (gradients[feature] ?? 0) + by * value
  })
}

function softmax(scores: number[]): number[] {
  const top = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - top))
  const sum = powers.reduce((total, one) => total + one, 0)
  return powers.map((power) => power / sum)
}

/** The features that occur in at least `least` sources. */
function listFrequent(groups: SegmentationGroup[], least: number): string[] {
  const sources = new Map<string, Set<string>>()
  for (const { candidates, source } of groups)
    for (const { features } of candidates)
      for (const feature of features.keys())
        sources.set(feature, (sources.get(feature) ?? new Set()).add(source))
  return [...sources]
    .flatMap(([feature, known]) => (known.size >= least ? [feature] : []))
    .toSorted((a, b) => (a < b ? -1 : 1))
}
