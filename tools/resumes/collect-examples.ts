import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  type SegmentationWeights,
  overrideSegmentationWeights,
} from '#server/features/import/parser/choose-segmentation.ts'
import { overrideLabelWeights, type Weights } from '#server/features/import/parser/label-model.ts'
import {
  type NameWeights,
  overrideNameWeights,
} from '#server/features/import/parser/name-spelling.ts'
import { parseFlow, parseResume } from '#server/features/import/parser/parse-resume.ts'
import { type RankedEntry, overrideRankTrees } from '#server/features/import/parser/rank-names.ts'
import type { Forest } from '#server/features/import/parser/trees.ts'
import type { ParsedResume } from '#src/import/schema.ts'
import { findGold } from './gold.ts'
import { type LabellingExample, createExample } from './perceptron.ts'
import { createRankingGroups } from './rank-training.ts'
import { type SegmentationGroup, createSegmentationGroup } from './segmentation-training.ts'
import { readContent } from './read-file.ts'
import { FOLDS } from './training-settings.ts'
import type { RankingGroup } from './tree-training.ts'
import type { LabelledResume } from './truth.ts'

export const NONE: Weights = new Map()
/** With these weights, the segmentation by the rules is always chosen. */
export const RULES_ONLY: SegmentationWeights = new Map([['rules', 1]])
const ignore = (): void => undefined

/** A resume with its training examples. */
export type ResumeExamples = {
  resume: LabelledResume
  fold: number
  labelling: LabellingExample[]
  ranking: RankingGroup[]
  segmentation: SegmentationGroup[]
  read: () => ParsedResume
}
/** The models that replace the parser's own during training. */
export type Models = {
  weights: Weights
  segmentations: SegmentationWeights
  names: NameWeights
  ranks: Forest | null
}

/** All resumes of one source are in the same fold. */
export const foldOf = (source: string): number =>
  (createHash('sha256').update(`fold${source}`).digest()[0] ?? 0) % FOLDS

/** Sets the models used from now on; null restores the parser's own. */
export function overrideModels(models: Models | null): void {
  overrideNameWeights(models && models.names)
  overrideRankTrees(models && { forest: models.ranks, observe: ignore })
  overrideLabelWeights(models && { weights: models.weights, observe: ignore })
  overrideSegmentationWeights(models && { weights: models.segmentations, observe: ignore })
}

/**
 * Parses every resume by the rules, with the name weights of the other folds, and collects examples
 * from its annotation: the labels of its degrees, and the candidates for its jobs' names. Skips
 * files that cannot be read.
 */
export async function collectExamples(
  labelled: LabelledResume[],
  namesOfOthers: NameWeights[],
): Promise<{ all: ResumeExamples[]; corpus: string }> {
  const corpus = createHash('sha256')
  const all: ResumeExamples[] = []
  for (const resume of labelled) {
    const content = await readContent(resume.path).catch(() => null)
    if (!content) continue
    corpus.update(readFileSync(resume.path)).update(JSON.stringify(resume.truth))
    const one: ResumeExamples = {
      resume,
      fold: foldOf(resume.source),
      labelling: [],
      ranking: [],
      segmentation: [],
      read: () =>
        content.pages ? parseResume(content.pages, null) : parseFlow(content.blocks, null),
    }
    overrideNameWeights(namesOfOthers[one.fold] ?? new Map())
    takeExamples(one)
    all.push(one)
  }
  overrideModels(null)
  return { all, corpus: corpus.digest('hex') }
}

function takeExamples(one: ResumeExamples): void {
  const { truth, source } = one.resume
  let ranked: RankedEntry[][] = []
  overrideRankTrees({ forest: null, observe: (entries) => ranked.push(entries) })
  overrideSegmentationWeights({
    weights: RULES_ONLY,
    observe: () => {
      // The first segmentation of a section is that of the rules.
      one.ranking.push(...createRankingGroups(ranked[0] ?? [], truth))
      ranked = []
    },
  })
  overrideLabelWeights({
    weights: NONE,
    observe: (task) => {
      const golds = task.entries.map((atoms) => findGold(atoms, truth))
      if (golds.some(Boolean)) one.labelling.push(createExample(task, golds, source))
    },
  })
  one.read()
}

/**
 * Parses every resume with the name weights and trees of the other folds, and collects how good
 * each segmentation is.
 */
export function collectSegmentationGroups(
  all: ResumeExamples[],
  namesOfOthers: NameWeights[],
  ranksOfOthers: Forest[],
): void {
  for (const { resume, fold, segmentation, read } of all) {
    const [names = new Map(), ranks = null] = [namesOfOthers[fold], ranksOfOthers[fold]]
    overrideModels({ weights: NONE, segmentations: RULES_ONLY, names, ranks })
    overrideSegmentationWeights({
      weights: RULES_ONLY,
      observe: (candidates) => {
        const group = createSegmentationGroup(candidates, resume.truth, resume.source)
        if (group) segmentation.push(group)
      },
    })
    read()
  }
  overrideModels(null)
}
