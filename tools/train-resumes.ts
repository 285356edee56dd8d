// node tools/run.js train-resumes FOLDER…: learns from labelled resumes what each part of an entry is,
// prints how well resumes of sources that it did not learn from are read, and writes the weights with
// the record of their training. The same files give the same weights.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseFlow, parseResume } from '#server/features/import/parser/parse-resume.ts'
import {
  type ReadingWeights,
  teachReadings,
} from '#server/features/import/parser/choose-reading.ts'
import { teach, type Weights } from '#server/features/import/parser/learnt.ts'
import { type NameWeights, teachNames } from '#server/features/import/parser/name-shape.ts'
import type { ParsedResume } from '#src/import/schema.ts'
import { learnWhenToDoubt, type ScoredResume } from './resumes/doubt-record.ts'
import type { DoubtSettings } from './resumes/doubt-training.ts'
import { findGold } from './resumes/gold.ts'
import { learnNames, listNames, type Name, type NameSettings } from './resumes/name-training.ts'
import { type Lesson, type Settings, toLesson, train } from './resumes/perceptron.ts'
import {
  learnReadings,
  type Question,
  type ReadingSettings,
  toQuestion,
} from './resumes/reading-training.ts'
import { readContent } from './resumes/read-file.ts'
import { type FileScore, type Kind, macroF1, MEASURES, scoreResume } from './resumes/scoring.ts'
import { groupOf, isHeldOut, type LabelledResume, listLabelled } from './resumes/truth.ts'

const WEIGHTS_FILE = fileURLToPath(
  new URL('../server/features/import/parser/learnt-weights.json', import.meta.url),
)
const SETTINGS: Settings = {
  seed: 17,
  epochs: 4,
  rate: 0.02,
  margin: 0.4,
  sources: 3,
}
const READINGS_FILE = fileURLToPath(
  new URL('../server/features/import/parser/reading-weights.json', import.meta.url),
)
const READINGS: ReadingSettings = {
  steps: 200,
  rate: 0.3,
  decay: 2,
  lead: 1,
  sources: 3,
}
const DOUBTS_FILE = fileURLToPath(
  new URL('../server/features/import/parser/doubt-weights.json', import.meta.url),
)
/** `share`: of the entries called sure, so many are to be right in resumes of other sources. */
const DOUBTS: Record<Kind, DoubtSettings & { share: number }> = {
  experience: { steps: 300, rate: 0.05, decay: 10, sources: 3, share: 0.97 },
  education: { steps: 300, rate: 0.05, decay: 2, sources: 3, share: 0.96 },
}
const NAMES_FILE = fileURLToPath(
  new URL('../server/features/import/parser/name-weights.json', import.meta.url),
)
const NAMES: NameSettings = { epochs: 6, rate: 0.3, listed: 0.3, sources: 3, unit: 100 }
const FOLDS = 5
const NONE: Weights = new Map()
const NO_NAMES: NameWeights = new Map()
/** With these, every section is read as the rules read it. */
const AS_RULES: ReadingWeights = new Map([['rules', 1]])

const folders = process.argv.slice(2)
if (folders.length === 0) throw new Error('Usage: node tools/run.js train-resumes FOLDER…')

/** As they are numbered in the file: in base 36. */
const writeNames = (names: NameWeights): string =>
  [...names]
    .map(([sign, weight]) => `${sign.toString(36)}:${Math.round(weight * NAMES.unit)}`)
    .join(' ')

type Learnt = {
  resume: LabelledResume
  fold: number
  lessons: Lesson[]
  questions: Question[]
  read: () => ParsedResume
}

/** A source is always in the same fold. */
const foldOf = (source: string): number =>
  (createHash('sha256').update(`fold${source}`).digest()[0] ?? 0) % FOLDS

const corpus = createHash('sha256')
const all: Learnt[] = []
const labelled = folders.flatMap((folder) => listLabelled(folder))
const learnNamesOf = (some: LabelledResume[]): NameWeights =>
  learnNames(
    some.flatMap(({ truth, source }): Name[] => listNames(truth, source)),
    NAMES,
  )
/** What a resume's names look like is told by those of other sources, in training too. */
const namesOfOthers = Array.from({ length: FOLDS }, (_, fold) =>
  learnNamesOf(labelled.filter(({ source }) => foldOf(source) !== fold)),
)
for (const resume of labelled) {
  const content = await readContent(resume.path).catch(() => null)
  if (!content) continue
  corpus.update(readFileSync(resume.path)).update(JSON.stringify(resume.truth))
  const read = (): ParsedResume =>
    content.pages ? parseResume(content.pages, null) : parseFlow(content.blocks, null)
  const lessons: Lesson[] = []
  const questions: Question[] = []
  teachNames(namesOfOthers[foldOf(resume.source)] ?? NO_NAMES)
  teachReadings({
    weights: AS_RULES,
    observe: (choices) => {
      const question = toQuestion(choices, resume.truth, resume.source)
      if (question) questions.push(question)
    },
  })
  teach({
    weights: NONE,
    observe: (study) => {
      const golds = study.entries.map((atoms) => findGold(atoms, resume.truth))
      if (golds.some(Boolean)) lessons.push(toLesson(study, golds, resume.source))
    },
  })
  read()
  teach(null)
  teachReadings(null)
  all.push({ resume, fold: foldOf(resume.source), lessons, questions, read })
}

type Models = { weights: Weights; readings: ReadingWeights; names: NameWeights }

const learn = (some: Learnt[], names: NameWeights): Models => ({
  names,
  weights: train(
    some.flatMap(({ lessons }) => lessons),
    SETTINGS,
  ),
  readings: learnReadings(
    some.flatMap(({ questions }) => questions),
    READINGS,
  ),
})

function score(modelsOf: (one: Learnt) => Models): ScoredResume[] {
  return all.map((one) => {
    const { weights, readings, names } = modelsOf(one)
    teachNames(names)
    teach({ weights, observe: () => undefined })
    teachReadings({ weights: readings, observe: () => undefined })
    const read = one.read()
    return {
      ...scoreResume(one.resume.truth, read),
      resume: one.resume,
      fold: one.fold,
      read,
    }
  })
}

type Table = Record<string, Record<string, number | null>>

function tabulate(scores: ScoredResume[]): Table {
  const groups = Map.groupBy(scores, ({ resume }) => groupOf(resume))
  const rowOf = (group: FileScore[]): Record<string, number | null> =>
    Object.fromEntries(
      MEASURES.slice(0, 2).map((measure) => {
        const mean = macroF1(group, measure)
        return [measure, mean === null ? null : Math.round(mean * 10) / 10]
      }),
    )
  return Object.fromEntries([
    ['all', rowOf(scores)],
    ['held-out', rowOf(scores.filter(({ resume }) => isHeldOut(resume)))],
    ...[...groups].map(([name, group]) => [name, rowOf(group)]),
  ])
}

const models = Array.from({ length: FOLDS }, (_, fold) =>
  learn(
    all.filter((one) => one.fold !== fold),
    namesOfOthers[fold] ?? NO_NAMES,
  ),
)
const BY_RULES: Models = { weights: NONE, readings: AS_RULES, names: NO_NAMES }
const rules = tabulate(score(() => BY_RULES))
const readByOthers = score(({ fold }) => models[fold] ?? BY_RULES)
const crossValidated = tabulate(readByOthers)
teach(null)
teachNames(null)
teachReadings(null)
console.log('By the rules alone')
console.table(rules)
console.log('Learnt from the other sources')
console.table(crossValidated)

const { weights, readings, names } = learn(all, learnNamesOf(labelled))
const record = {
  corpus: corpus.digest('hex'),
  files: all.length,
  entries: all.flatMap(({ lessons }) => lessons.flatMap(({ golds }) => golds.filter(Boolean)))
    .length,
  settings: SETTINGS,
  folds: FOLDS,
  rules,
  crossValidated,
}
writeFileSync(
  WEIGHTS_FILE,
  `${JSON.stringify({ record, weights: [...weights].map(([key, weight]) => `${key} ${weight}`) }, null, 2)}\n`,
)
const readingRecord = {
  corpus: record.corpus,
  sections: all.flatMap(({ questions }) => questions).length,
  settings: READINGS,
}
writeFileSync(
  READINGS_FILE,
  `${JSON.stringify({ record: readingRecord, weights: Object.fromEntries(readings) }, null, 2)}\n`,
)
writeFileSync(
  NAMES_FILE,
  `${JSON.stringify({ record: { corpus: record.corpus, settings: NAMES }, unit: NAMES.unit, weights: writeNames(names) }, null, 2)}\n`,
)
console.log(`${names.size} weights of what names look like`)
console.log(`${weights.size} weights of names and ${readings.size} of readings written`)

function recordDoubts(kind: Kind): ReturnType<typeof learnWhenToDoubt> {
  const learnt = learnWhenToDoubt(kind, readByOthers, { ...DOUBTS[kind], folds: FOLDS })
  console.log(`${kind}: called sure, and of these right (percent), learnt from the other sources`)
  console.table(learnt.record.calibration)
  return learnt
}

const doubts = {
  corpus: record.corpus,
  experience: recordDoubts('experience'),
  education: recordDoubts('education'),
}
writeFileSync(DOUBTS_FILE, `${JSON.stringify(doubts, null, 2)}\n`)
process.exit(0)
