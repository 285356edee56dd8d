// node tools/run.js train-resumes FOLDER… trains the models of the resume parser on annotated
// resumes, prints their cross-validated scores, and writes the weights with a record of their
// training. The same files give the same weights.
import { writeFileSync } from 'node:fs'
import type { NameWeights } from '#server/features/import/parser/name-shape.ts'
import { type Forest, writeTree } from '#server/features/import/parser/trees.ts'
import {
  AS_RULES,
  collectLessons,
  collectQuestions,
  foldOf,
  type Learnt,
  type Models,
  NONE,
  teachAll,
} from './resumes/collect-lessons.ts'
import { learnWhenToDoubt, type ScoredResume } from './resumes/doubt-record.ts'
import { learnNames, listNames, type Name } from './resumes/name-training.ts'
import { train } from './resumes/perceptron.ts'
import { weighAlike } from './resumes/rank-training.ts'
import { learnReadings } from './resumes/reading-training.ts'
import { macroF1, MEASURES } from './resumes/measures.ts'
import { type FileScore, type Kind, scoreResume } from './resumes/scoring.ts'
import {
  DOUBTS,
  FOLDS,
  NAMES,
  RANKS,
  READINGS,
  STUDIES,
  weightsFile,
} from './resumes/training-settings.ts'
import { learnTrees } from './resumes/tree-training.ts'
import { groupOf, isHeldOut, type LabelledResume, listLabelled } from './resumes/truth.ts'

const NO_NAMES: NameWeights = new Map()

const folders = process.argv.slice(2)
if (folders.length === 0) throw new Error('Usage: node tools/run.js train-resumes FOLDER…')

/** Serialises name weights with the feature numbers in base 36, as the file has them. */
const writeNames = (names: NameWeights): string =>
  [...names]
    .map(([sign, weight]) => `${sign.toString(36)}:${Math.round(weight * NAMES.unit)}`)
    .join(' ')

const labelled = folders.flatMap((folder) => listLabelled(folder))
const learnNamesOf = (some: LabelledResume[]): NameWeights =>
  learnNames(
    some.flatMap(({ truth, source }): Name[] => listNames(truth, source)),
    NAMES,
  )
const listFolds = <T>(learnWithout: (fold: number) => T): T[] =>
  Array.from({ length: FOLDS }, (_, fold) => learnWithout(fold))
/** Name weights are always those of the other folds, in training as well. */
const namesOfOthers = listFolds((fold) =>
  learnNamesOf(labelled.filter(({ source }) => foldOf(source) !== fold)),
)
const { all, corpus } = await collectLessons(labelled, namesOfOthers)
const learnRanks = (some: Learnt[]): Forest =>
  learnTrees(
    some.flatMap(({ ranks }) => weighAlike(ranks)),
    RANKS,
  )
const ranksOfOthers = listFolds((fold) => learnRanks(all.filter((one) => one.fold !== fold)))
collectQuestions(all, namesOfOthers, ranksOfOthers)

const learn = (some: Learnt[], names: NameWeights, ranks: Forest | null): Models => ({
  names,
  ranks,
  weights: train(
    some.flatMap(({ lessons }) => lessons),
    STUDIES,
  ),
  readings: learnReadings(
    some.flatMap(({ questions }) => questions),
    READINGS,
  ),
})

function score(modelsOf: (one: Learnt) => Models): ScoredResume[] {
  return all.map((one) => {
    teachAll(modelsOf(one))
    const read = one.read()
    return {
      ...scoreResume(one.resume.truth, read),
      resume: one.resume,
      fold: one.fold,
      read,
    }
  })
}

type Row = Record<string, number | null>
type Table = Record<string, Row>

const rowOf = (group: FileScore[]): Row => {
  const [jobs, degrees] = MEASURES.slice(0, 2).map((measure) => {
    const mean = macroF1(group, measure)
    return mean === null ? null : Math.round(mean * 10) / 10
  })
  return { files: group.length, experience: jobs ?? null, education: degrees ?? null }
}

/** The scores of all, held-out and other resumes, each also by format and language. */
function tabulate(scores: ScoredResume[]): Table {
  const parts: [string, ScoredResume[]][] = [
    ['all', scores],
    ['held-out', scores.filter(({ resume }) => isHeldOut(resume))],
    ['practised on', scores.filter(({ resume }) => !isHeldOut(resume))],
  ]
  return Object.fromEntries(
    parts.flatMap(([part, own]) => [
      [part, rowOf(own)],
      ...[...Map.groupBy(own, ({ resume }) => groupOf(resume))]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(
          ([name, group]) => [part === 'all' ? name : `${name}, ${part}`, rowOf(group)] as const,
        ),
    ]),
  )
}

const models = listFolds((fold) =>
  learn(
    all.filter((one) => one.fold !== fold),
    namesOfOthers[fold] ?? NO_NAMES,
    ranksOfOthers[fold] ?? null,
  ),
)
const BY_RULES: Models = {
  weights: NONE,
  readings: AS_RULES,
  names: NO_NAMES,
  ranks: null,
}
const rules = tabulate(score(() => BY_RULES))
const readByOthers = score(({ fold }) => models[fold] ?? BY_RULES)
const crossValidated = tabulate(readByOthers)
teachAll(null)
console.log('By the rules alone')
console.table(rules)
console.log('Learnt from the other sources')
console.table(crossValidated)

const { weights, readings, names, ranks } = learn(all, learnNamesOf(labelled), learnRanks(all))
const record = {
  corpus,
  files: all.length,
  entries: all.flatMap(({ lessons }) => lessons.flatMap(({ golds }) => golds.filter(Boolean)))
    .length,
  settings: STUDIES,
  folds: FOLDS,
  rules,
  crossValidated,
}
writeFileSync(
  weightsFile('learnt'),
  `${JSON.stringify({ record, weights: [...weights].map(([key, weight]) => `${key} ${weight}`) }, null, 2)}\n`,
)
const readingRecord = {
  corpus: record.corpus,
  sections: all.flatMap(({ questions }) => questions).length,
  settings: READINGS,
}
writeFileSync(
  weightsFile('reading'),
  `${JSON.stringify({ record: readingRecord, weights: Object.fromEntries(readings) }, null, 2)}\n`,
)
writeFileSync(
  weightsFile('name'),
  `${JSON.stringify({ record: { corpus: record.corpus, settings: NAMES }, unit: NAMES.unit, weights: writeNames(names) }, null, 2)}\n`,
)
const rankRecord = {
  corpus: record.corpus,
  entries: all.flatMap((one) => one.ranks).length,
  settings: RANKS,
}
writeFileSync(
  weightsFile('rank'),
  `${JSON.stringify({ record: rankRecord, trees: (ranks ?? []).map(writeTree) }, null, 2)}\n`,
)
console.log(`${names.size} weights of what names look like`)
console.log(`${weights.size} weights of names and ${readings.size} of readings written`)

function recordDoubts(kind: Kind): ReturnType<typeof learnWhenToDoubt> {
  const learnt = learnWhenToDoubt(kind, readByOthers, {
    ...DOUBTS[kind],
    folds: FOLDS,
  })
  console.log(`${kind}: called sure, and of these right (percent), learnt from the other sources`)
  console.table(learnt.record.calibration)
  return learnt
}

const doubts = {
  corpus: record.corpus,
  experience: recordDoubts('experience'),
  education: recordDoubts('education'),
}
writeFileSync(weightsFile('doubt'), `${JSON.stringify(doubts, null, 2)}\n`)
process.exit(0)
