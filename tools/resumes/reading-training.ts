import type { Choice } from '#server/features/import/parser/choose-reading.ts'
import { scoreResume } from './scoring.ts'
import type { ResumeTruth } from './truth.ts'

/** The segmentations of a section with their relevance; the first is that of the rules. */
export type Question = {
  source: string
  entries: number
  answers: { signs: ReadonlyMap<string, number>; worth: number }[]
}

export type ReadingSettings = {
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
const KEENNESS = 4

/** Null if all segmentations are equally good. */
export function createReadingQuestion(
  choices: Choice[],
  truth: ResumeTruth,
  source: string,
): Question | null {
  const answers = choices.map(({ jobs, signs }) => ({
    signs,
    worth: weighJobs(jobs, truth),
  }))
  const worths = new Set(answers.map(({ worth }) => worth))
  return worths.size > 1 ? { source, entries: countEntries(choices), answers } : null
}

const countEntries = ([byRules]: Choice[]): number => Math.max(1, byRules?.jobs.length ?? 0)

/** The relevance of a segmentation: mainly its correct jobs, and a little for each name and location. */
function weighJobs(jobs: Choice['jobs'], truth: ResumeTruth): number {
  const experiences = jobs.map(({ job }) => job)
  const { counts } = scoreResume(truth, { experiences, educations: [] })
  const { company, title, location } = counts
  const worth =
    counts.experience.right +
    0.15 * (company.right + title.right) -
    0.1 * (company.wrong + title.wrong) +
    0.1 * location.right -
    0.05 * location.wrong
  return Math.round(worth * 100) / 100
}

/** Features by index, each with its value. */
type Numbered = {
  answers: { signs: [number, number][]; isRules: boolean; worth: number }[]
  pull: number
}

/**
 * Trains the weights of segmentations: a softmax over each section's segmentations approaches the
 * probabilities given by relevance, by full-batch AdaGrad; deterministic.
 */
export function learnReadings(
  questions: Question[],
  settings: ReadingSettings,
): Map<string, number> {
  const signs = listShared(questions, settings.sources)
  const numbered = questions.map((question) => toNumbers(question, signs))
  const weights = signs.map(() => 0)
  const travelled = signs.map(() => 0)
  for (let step = 0; step < settings.steps; step++) {
    const slopes = weights.map((weight) => -settings.decay * weight)
    for (const question of numbered) addSlopes(slopes, question, weights, settings.lead)
    slopes.forEach((slope, at) => {
      const way = (travelled[at] ?? 0) + slope * slope
      travelled[at] = way
      weights[at] = (weights[at] ?? 0) + (settings.rate * slope) / (Math.sqrt(way) + 1e-8)
    })
  }
  const lead = (sign: string): number => (sign === 'rules' ? settings.lead : 0)
  return new Map(
    signs
      .map((sign, at): [string, number] => [
        sign,
        Math.round(((weights[at] ?? 0) + lead(sign)) * 1000) / 1000,
      ])
      .filter(([, weight]) => weight !== 0),
  )
}

function toNumbers({ answers, entries }: Question, signs: string[]): Numbered {
  const numbers = new Map(signs.map((sign, at) => [sign, at]))
  return {
    pull: Math.sqrt(entries),
    answers: answers.map(({ signs: own, worth }) => ({
      worth,
      isRules: own.has('rules'),
      signs: [...own].flatMap(([sign, much]): [number, number][] => {
        const at = numbers.get(sign)
        return at === undefined ? [] : [[at, much]]
      }),
    })),
  }
}

function addSlopes(
  slopes: number[],
  { answers, pull }: Numbered,
  weights: number[],
  lead: number,
): void {
  const best = Math.max(...answers.map(({ worth }) => worth))
  const scores = answers.map(({ signs, isRules }) =>
    signs.reduce((sum, [at, much]) => sum + (weights[at] ?? 0) * much, isRules ? lead : 0),
  )
  const chances = toShares(scores)
  const wanted = toShares(
    answers.map(({ worth }, at) => (scores[at] ?? 0) + (worth - best) * KEENNESS),
  )
  answers.forEach(({ signs }, at) => {
    const by = ((wanted[at] ?? 0) - (chances[at] ?? 0)) * pull
    for (const [sign, much] of signs) slopes[sign] = (slopes[sign] ?? 0) + by * much
  })
}

function toShares(scores: number[]): number[] {
  const top = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - top))
  const sum = powers.reduce((total, one) => total + one, 0)
  return powers.map((power) => power / sum)
}

/** The features that occur in at least `least` sources. */
function listShared(questions: Question[], least: number): string[] {
  const sources = new Map<string, Set<string>>()
  for (const { answers, source } of questions)
    for (const { signs } of answers)
      for (const sign of signs.keys())
        sources.set(sign, (sources.get(sign) ?? new Set()).add(source))
  return [...sources]
    .flatMap(([sign, known]) => (known.size >= least ? [sign] : []))
    .toSorted((a, b) => (a < b ? -1 : 1))
}
