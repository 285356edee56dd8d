import { listJobSigns, listStudySigns, sumSigns } from '#server/features/import/parser/doubts.ts'
import type { ParsedResume } from '#src/import/schema.ts'
import { type DoubtSettings, findLeast, learnDoubts, type Verdict } from './doubt-training.ts'
import type { FileScore, Kind } from './scoring.ts'
import { isHeldOut, type LabelledResume } from './truth.ts'

/** A resume as parsed with models trained on the other folds. */
export type ScoredResume = FileScore & {
  resume: LabelledResume
  fold: number
  read: ParsedResume
}
type Judgement = Verdict & { fold: number; isHeldOut: boolean }
type Scored = Judgement & { score: number }

/**
 * Trains the confidence model, chooses its threshold, and measures its precision on sources that it
 * was not trained on (calibration).
 */
export function learnWhenToDoubt(
  kind: Kind,
  scores: ScoredResume[],
  { share, folds, ...settings }: DoubtSettings & { share: number; folds: number },
) {
  const verdicts = scores.flatMap((one) => listVerdicts(kind, one))
  const scored = Array.from({ length: folds }, (_, fold): Scored[] => {
    const weights = learnDoubts(
      verdicts.filter((one) => one.fold !== fold),
      settings,
    )
    return verdicts
      .filter((one) => one.fold === fold)
      .map((one) => ({ ...one, score: sumSigns({ weights }, one.signs) }))
  }).flat()
  // The rules were tuned on the other two thirds, so precision may be lower on those held out.
  const heldOut = scored.filter((one) => one.isHeldOut)
  const least = Math.max(findLeast(scored, share), findLeast(heldOut, share))
  const calibration = {
    all: countSure(scored, least),
    'held-out': countSure(heldOut, least),
  }
  return {
    record: { settings: { ...settings, share }, folds, calibration },
    least,
    weights: [...learnDoubts(verdicts, settings)].map(([sign, weight]) => `${sign} ${weight}`),
  }
}

const listVerdicts = (kind: Kind, { judged, read, resume, fold }: ScoredResume): Judgement[] =>
  judged.flatMap((one) => {
    const [job, study] = [read.experiences[one.at], read.educations[one.at]]
    const signs =
      kind === 'experience' ? job && listJobSigns(job, read) : study && listStudySigns(study, read)
    if (one.kind !== kind || !signs) return []
    const { source } = resume
    return [{ signs, isRight: one.isRight, source, fold, isHeldOut: isHeldOut(resume) }]
  })

function countSure(scored: Scored[], least: number): Record<'read' | 'sure' | 'right', number> {
  const sure = scored.filter(({ score }) => score >= least)
  const right = sure.filter(({ isRight }) => isRight).length
  return {
    read: scored.length,
    sure: sure.length,
    right: Math.round((1000 * right) / Math.max(1, sure.length)) / 10,
  }
}
