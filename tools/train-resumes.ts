// node tools/run.js train-resumes FOLDER… trains the models of the resume parser on annotated
// resumes, prints their cross-validated scores, and writes the weights with a record of their
// training. The same files give the same weights.
import { writeFileSync } from 'node:fs'
import type { NameWeights } from '#server/features/import/parser/name-spelling.ts'
import { type Forest, writeTree } from '#server/features/import/parser/trees.ts'
import {
  RULES_ONLY,
  collectExamples,
  collectSegmentationGroups,
  foldOf,
  type ResumeExamples,
  type Models,
  NONE,
  overrideModels,
} from './resumes/collect-examples.ts'
import { collectWithFewerWords } from './resumes/collect-fewer-words.ts'
import { trainConfidenceModel, type ScoredResume } from './resumes/confidence-calibration.ts'
import { correctConfidence } from './resumes/first-looks.ts'
import { trainNames, listNames, type Name } from './resumes/name-training.ts'
import { train } from './resumes/perceptron.ts'
import { weightByResume } from './resumes/rank-training.ts'
import { trainSegmentations } from './resumes/segmentation-training.ts'
import { macroF1, MEASURES } from './resumes/measures.ts'
import { type FileScore, type Kind, scoreResume } from './resumes/scoring.ts'
import {
  CONFIDENCE,
  FEWER_WORDS,
  FOLDS,
  NAMES,
  RANKS,
  SEGMENTATIONS,
  STUDIES,
  weightsFile,
} from './resumes/training-settings.ts'
import { trainTrees } from './resumes/tree-training.ts'
import { groupOf, isHeldOut, type LabelledResume, listLabelled } from './resumes/truth.ts'

const NO_NAMES: NameWeights = new Map()

const folders = process.argv.slice(2)
if (folders.length === 0) throw new Error('Usage: node tools/run.js train-resumes FOLDER…')

/** Serialises name weights with the feature numbers in base 36, as the file has them. */
const writeNames = (names: NameWeights): string =>
  [...names]
    .map(([feature, weight]) => `${feature.toString(36)}:${Math.round(weight * NAMES.unit)}`)
    .join(' ')

const labelled = folders.flatMap((folder) => listLabelled(folder))
const trainNamesOf = (some: LabelledResume[]): NameWeights =>
  trainNames(
    some.flatMap(({ truth, source }): Name[] => listNames(truth, source)),
    NAMES,
  )
const listFolds = <T>(trainWithout: (fold: number) => T): T[] =>
  Array.from({ length: FOLDS }, (_, fold) => trainWithout(fold))
/** Name weights are always those of the other folds, in training as well. */
const namesOfOthers = listFolds((fold) =>
  trainNamesOf(labelled.filter(({ source }) => foldOf(source) !== fold)),
)
const { all, corpus } = await collectExamples(labelled, namesOfOthers)
const trainRanks = (some: ResumeExamples[]): Forest =>
  trainTrees(
    some.flatMap(({ ranking }) => weightByResume(ranking)),
    RANKS,
  )
const ranksOfOthers = listFolds((fold) => trainRanks(all.filter((one) => one.fold !== fold)))
collectSegmentationGroups(all, namesOfOthers, ranksOfOthers)

const trainAll = (some: ResumeExamples[], names: NameWeights, ranks: Forest | null): Models => ({
  names,
  ranks,
  weights: train(
    some.flatMap(({ labelling }) => labelling),
    STUDIES,
  ),
  segmentations: trainSegmentations(
    some.flatMap(({ segmentation }) => segmentation),
    SEGMENTATIONS,
  ),
})

function score(modelsOf: (one: ResumeExamples) => Models): ScoredResume[] {
  return all.map((one) => {
    overrideModels(modelsOf(one))
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
  trainAll(
    all.filter((one) => one.fold !== fold),
    namesOfOthers[fold] ?? NO_NAMES,
    ranksOfOthers[fold] ?? null,
  ),
)
const BY_RULES: Models = {
  weights: NONE,
  segmentations: RULES_ONLY,
  names: NO_NAMES,
  ranks: null,
}
const rules = tabulate(score(() => BY_RULES))
const crossValidatedScores = score(({ fold }) => models[fold] ?? BY_RULES)
const crossValidated = tabulate(crossValidatedScores)
overrideModels(null)
console.log('By the rules alone')
console.table(rules)
console.log('Trained on the other sources')
console.table(crossValidated)

const { weights, segmentations, names, ranks } = trainAll(
  all,
  trainNamesOf(labelled),
  trainRanks(all),
)
const record = {
  corpus,
  files: all.length,
  entries: all.flatMap(({ labelling }) => labelling.flatMap(({ golds }) => golds.filter(Boolean)))
    .length,
  settings: STUDIES,
  folds: FOLDS,
  rules,
  crossValidated,
}
writeFileSync(
  weightsFile('label'),
  `${JSON.stringify({ record, weights: [...weights].map(([key, weight]) => `${key} ${weight}`) }, null, 2)}\n`,
)
const segmentationRecord = {
  corpus: record.corpus,
  sections: all.flatMap(({ segmentation }) => segmentation).length,
  settings: SEGMENTATIONS,
}
writeFileSync(
  weightsFile('segmentation'),
  `${JSON.stringify({ record: segmentationRecord, weights: Object.fromEntries(segmentations) }, null, 2)}\n`,
)
writeFileSync(
  weightsFile('name'),
  `${JSON.stringify({ record: { corpus: record.corpus, settings: NAMES }, unit: NAMES.unit, weights: writeNames(names) }, null, 2)}\n`,
)
const rankRecord = {
  corpus: record.corpus,
  entries: all.flatMap((one) => one.ranking).length,
  settings: RANKS,
}
writeFileSync(
  weightsFile('rank'),
  `${JSON.stringify({ record: rankRecord, trees: (ranks ?? []).map(writeTree) }, null, 2)}\n`,
)
console.log(`${names.size} weights of what names look like`)
console.log(`${weights.size} weights of names and ${segmentations.size} of segmentations written`)

const withFewerWords = await Promise.all(
  FEWER_WORDS.seeds.map((seed) =>
    collectWithFewerWords({ folders, models, seed, share: FEWER_WORDS.share }),
  ),
)

function trainConfidence(kind: Kind) {
  const trained = trainConfidenceModel(
    kind,
    crossValidatedScores,
    withFewerWords.flatMap((examples) => examples[kind]),
    { ...CONFIDENCE[kind], folds: FOLDS },
  )
  console.log(
    `${kind}: entries called sure, and the share of these that is right (percent), trained on the other sources`,
  )
  console.table(trained.record.calibration)
  return { ...trained, ...correctConfidence(kind, trained.weights) }
}

const confidence = {
  corpus: record.corpus,
  experience: trainConfidence('experience'),
  education: trainConfidence('education'),
}
writeFileSync(weightsFile('confidence'), `${JSON.stringify(confidence, null, 2)}\n`)
process.exit(0)
