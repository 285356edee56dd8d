import {
  type Layout,
  listJobFeatures,
  listStudyFeatures,
  sumWeights,
} from '#server/features/import/parser/confidence-model.ts'
import type { ParsedResume } from '#src/import/schema.ts'
import {
  type ConfidenceSettings,
  findThreshold,
  trainConfidenceWeights,
  type ConfidenceExample,
} from './confidence-training.ts'
import type { FileScore, Kind } from './scoring.ts'
import { isHeldOut, type LabelledResume } from './truth.ts'

/** A resume as parsed with models trained on the other folds. */
export type ScoredResume = FileScore & {
  resume: LabelledResume
  fold: number
  read: ParsedResume
}
/** The minimum precision of what is called sure, and how much lower it may be in the held-out sources. */
export type Shares = { share: Record<Layout, number>; tolerance: number }
export type FoldExample = ConfidenceExample & {
  fold: number
  isHeldOut: boolean
  layout: Layout
  hasFewerWords?: boolean
}
type Scored = FoldExample & { score: number }

/**
 * Trains the confidence model, chooses its threshold for each layout, and measures its precision on
 * sources that it was not trained on (calibration). `withFewerWords`: the same entries as read
 * without a part of the parser's words; the thresholds are theirs, because they are like those of
 * unseen resumes.
 */
export function trainConfidenceModel(
  kind: Kind,
  scores: ScoredResume[],
  withFewerWords: FoldExample[],
  { share, tolerance, folds, ...settings }: ConfidenceSettings & Shares & { folds: number },
) {
  const own = scores.flatMap((one) => listExamples(kind, one))
  const examples = [...own, ...withFewerWords]
  const scored = Array.from({ length: folds }, (_, fold): Scored[] => {
    const weights = trainConfidenceWeights(
      examples.filter((one) => one.fold !== fold),
      settings,
    )
    return examples
      .filter((one) => one.fold === fold)
      .map((one) => ({ ...one, score: sumWeights({ weights }, one.features) }))
  }).flat()
  const isHeldOut = (one: Scored): boolean => one.isHeldOut
  const isFewer = (one: Scored): boolean => one.hasFewerWords === true
  const known = scored.filter((one) => !isFewer(one))
  const judged = withFewerWords.length > 0 ? scored.filter(isFewer) : known
  // The rules were tuned on the other two thirds, so precision may be lower on those held out, of
  // which there are too few to measure it without an error of about a point.
  const least = (layout: Layout): number => {
    const own = judged.filter((one) => one.layout === layout)
    return Math.max(
      findThreshold(own, share[layout]),
      findThreshold(own.filter(isHeldOut), share[layout] - tolerance),
    )
  }
  const thresholds = { positioned: least('positioned'), flow: least('flow') }
  const isSure = ({ score, layout }: Scored): boolean => score >= thresholds[layout]
  const count = (some: Scored[]) => countSure(some, some.filter(isSure))
  const calibration = {
    all: count(known),
    'held-out': count(known.filter(isHeldOut)),
    PDF: count(known.filter(({ layout }) => layout === 'positioned')),
    'with fewer words': count(scored.filter(isFewer)),
  }
  return {
    record: { settings: { ...settings, share, tolerance }, folds, calibration },
    least: thresholds,
    weights: [...trainConfidenceWeights(examples, settings)].map(
      ([feature, weight]) => `${feature} ${weight}`,
    ),
  }
}

export const listExamples = (
  kind: Kind,
  { judged, read, resume, fold }: ScoredResume,
): FoldExample[] =>
  judged.flatMap((one) => {
    const [job, study] = [read.experiences[one.at], read.educations[one.at]]
    const features =
      kind === 'experience'
        ? job && listJobFeatures(job, read)
        : study && listStudyFeatures(study, read)
    if (one.kind !== kind || !features) return []
    const { source } = resume
    const layout = resume.path.endsWith('.pdf') ? 'positioned' : 'flow'
    return [{ features, isRight: one.isRight, source, fold, layout, isHeldOut: isHeldOut(resume) }]
  })

/** Counts the entries that were read, those called sure, and the percentage of the latter that is right. */
export function countSure(
  read: readonly ConfidenceExample[],
  sure: readonly ConfidenceExample[],
): Record<'read' | 'sure' | 'right', number> {
  const right = sure.filter(({ isRight }) => isRight).length
  return {
    read: read.length,
    sure: sure.length,
    right: Math.round((1000 * right) / Math.max(1, sure.length)) / 10,
  }
}
