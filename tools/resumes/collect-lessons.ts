import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  type ReadingWeights,
  teachReadings,
} from '#server/features/import/parser/choose-reading.ts'
import { teach, type Weights } from '#server/features/import/parser/learnt.ts'
import { type NameWeights, teachNames } from '#server/features/import/parser/name-shape.ts'
import { parseFlow, parseResume } from '#server/features/import/parser/parse-resume.ts'
import { type RankedEntry, teachRanks } from '#server/features/import/parser/rank-names.ts'
import type { Forest } from '#server/features/import/parser/trees.ts'
import type { ParsedResume } from '#src/import/schema.ts'
import { findGold } from './gold.ts'
import { type Lesson, createLesson } from './perceptron.ts'
import { createRankQuestions } from './rank-training.ts'
import { type Question, createReadingQuestion } from './reading-training.ts'
import { readContent } from './read-file.ts'
import { FOLDS } from './training-settings.ts'
import type { TreeQuestion } from './tree-training.ts'
import type { LabelledResume } from './truth.ts'

export const NONE: Weights = new Map()
/** With these weights, the segmentation by the rules is always chosen. */
export const AS_RULES: ReadingWeights = new Map([['rules', 1]])
const ignore = (): void => undefined

/** A resume with its training examples. */
export type Learnt = {
  resume: LabelledResume
  fold: number
  lessons: Lesson[]
  ranks: TreeQuestion[]
  questions: Question[]
  read: () => ParsedResume
}
/** The models that replace the parser's own during training. */
export type Models = {
  weights: Weights
  readings: ReadingWeights
  names: NameWeights
  ranks: Forest | null
}

/** All resumes of one source are in the same fold. */
export const foldOf = (source: string): number =>
  (createHash('sha256').update(`fold${source}`).digest()[0] ?? 0) % FOLDS

/** Sets the models used from now on; null restores the parser's own. */
export function teachAll(models: Models | null): void {
  teachNames(models && models.names)
  teachRanks(models && { forest: models.ranks, observe: ignore })
  teach(models && { weights: models.weights, observe: ignore })
  teachReadings(models && { weights: models.readings, observe: ignore })
}

/**
 * Parses every resume by the rules, with the name weights of the other folds, and collects examples
 * from its annotation: the labels of its degrees, and the candidates for its jobs' names. Skips
 * files that cannot be read.
 */
export async function collectLessons(
  labelled: LabelledResume[],
  namesOfOthers: NameWeights[],
): Promise<{ all: Learnt[]; corpus: string }> {
  const corpus = createHash('sha256')
  const all: Learnt[] = []
  for (const resume of labelled) {
    const content = await readContent(resume.path).catch(() => null)
    if (!content) continue
    corpus.update(readFileSync(resume.path)).update(JSON.stringify(resume.truth))
    const one: Learnt = {
      resume,
      fold: foldOf(resume.source),
      lessons: [],
      ranks: [],
      questions: [],
      read: () =>
        content.pages ? parseResume(content.pages, null) : parseFlow(content.blocks, null),
    }
    teachNames(namesOfOthers[one.fold] ?? new Map())
    takeLessons(one)
    all.push(one)
  }
  teachAll(null)
  return { all, corpus: corpus.digest('hex') }
}

function takeLessons({ resume: { truth, source }, lessons, ranks, read }: Learnt): void {
  let readings: RankedEntry[][] = []
  teachRanks({ forest: null, observe: (ranked) => readings.push(ranked) })
  teachReadings({
    weights: AS_RULES,
    observe: () => {
      // The first segmentation of a section is that of the rules.
      ranks.push(...createRankQuestions(readings[0] ?? [], truth))
      readings = []
    },
  })
  teach({
    weights: NONE,
    observe: (study) => {
      const golds = study.entries.map((atoms) => findGold(atoms, truth))
      if (golds.some(Boolean)) lessons.push(createLesson(study, golds, source))
    },
  })
  read()
}

/**
 * Parses every resume with the name weights and trees of the other folds, and collects how good
 * each segmentation is.
 */
export function collectQuestions(
  all: Learnt[],
  namesOfOthers: NameWeights[],
  ranksOfOthers: Forest[],
): void {
  for (const { resume, fold, questions, read } of all) {
    const [names = new Map(), ranks = null] = [namesOfOthers[fold], ranksOfOthers[fold]]
    teachAll({ weights: NONE, readings: AS_RULES, names, ranks })
    teachReadings({
      weights: AS_RULES,
      observe: (choices) => {
        const question = createReadingQuestion(choices, resume.truth, resume.source)
        if (question) questions.push(question)
      },
    })
    read()
  }
  teachAll(null)
}
