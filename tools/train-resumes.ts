// node tools/run.js train-resumes FOLDER…: learns from labelled resumes what each part of an entry is,
// prints how well resumes of sources that it did not learn from are read, and writes the weights with
// the record of their training. The same files give the same weights.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseFlow, parseResume } from '#server/features/import/parser/parse-resume.ts'
import { listJobSigns, listStudySigns, sumSigns } from '#server/features/import/parser/doubts.ts'
import { teach, type Weights } from '#server/features/import/parser/learnt.ts'
import type { ParsedResume } from '#src/import/schema.ts'
import {
  type DoubtSettings,
  findLeast,
  learnDoubts,
  type Verdict,
} from './resumes/doubt-training.ts'
import { findGold } from './resumes/gold.ts'
import { type Lesson, type Settings, toLesson, train } from './resumes/perceptron.ts'
import { readContent } from './resumes/read-file.ts'
import { type FileScore, type Kind, macroF1, MEASURES, scoreResume } from './resumes/scoring.ts'
import { groupOf, isHeldOut, type LabelledResume, listLabelled } from './resumes/truth.ts'

const WEIGHTS_FILE = fileURLToPath(
  new URL('../server/features/import/parser/learnt-weights.json', import.meta.url),
)
const SETTINGS: Settings = { seed: 17, epochs: 4, rate: 0.02, margin: 0.4, sources: 3 }
const DOUBTS_FILE = fileURLToPath(
  new URL('../server/features/import/parser/doubt-weights.json', import.meta.url),
)
/** `share`: of the entries called sure, so many are to be right in resumes of other sources. */
const DOUBTS: Record<Kind, DoubtSettings & { share: number }> = {
  experience: { steps: 300, rate: 0.05, decay: 10, sources: 3, share: 0.91 },
  education: { steps: 300, rate: 0.05, decay: 2, sources: 3, share: 0.95 },
}
const FOLDS = 5
const NONE: Weights = new Map()

const folders = process.argv.slice(2)
if (folders.length === 0) throw new Error('Usage: node tools/run.js train-resumes FOLDER…')

type Learnt = { resume: LabelledResume; fold: number; lessons: Lesson[]; read: () => ParsedResume }

/** A source is always in the same fold. */
const foldOf = (source: string): number =>
  (createHash('sha256').update(`fold${source}`).digest()[0] ?? 0) % FOLDS

const corpus = createHash('sha256')
const all: Learnt[] = []
for (const resume of folders.flatMap((folder) => listLabelled(folder))) {
  const content = await readContent(resume.path).catch(() => null)
  if (!content) continue
  corpus.update(readFileSync(resume.path)).update(JSON.stringify(resume.truth))
  const read = (): ParsedResume =>
    content.pages ? parseResume(content.pages, null) : parseFlow(content.blocks, null)
  const lessons: Lesson[] = []
  teach({
    weights: NONE,
    observe: (study) => {
      const golds = study.entries.map((atoms) => findGold(atoms, resume.truth))
      if (golds.some(Boolean)) lessons.push(toLesson(study, golds, resume.source))
    },
  })
  read()
  teach(null)
  all.push({ resume, fold: foldOf(resume.source), lessons, read })
}

const learn = (some: Learnt[]): Weights =>
  train(
    some.flatMap(({ lessons }) => lessons),
    SETTINGS,
  )

type Scored = FileScore & { resume: LabelledResume; fold: number; read: ParsedResume }

function score(weightsOf: (one: Learnt) => Weights): Scored[] {
  return all.map((one) => {
    teach({ weights: weightsOf(one), observe: () => undefined })
    const read = one.read()
    return { ...scoreResume(one.resume.truth, read), resume: one.resume, fold: one.fold, read }
  })
}

type Table = Record<string, Record<string, number | null>>

function tabulate(scores: Scored[]): Table {
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
  learn(all.filter((one) => one.fold !== fold)),
)
const rules = tabulate(score(() => NONE))
const readByOthers = score(({ fold }) => models[fold] ?? NONE)
const crossValidated = tabulate(readByOthers)
teach(null)
console.log('By the rules alone')
console.table(rules)
console.log('Learnt from the other sources')
console.table(crossValidated)

const weights = learn(all)
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
console.log(`${weights.size} weights written`)

/** Learns when to doubt an entry's names, from what was read with weights of other sources. */
function learnWhenToDoubt(kind: Kind) {
  const { share, ...settings } = DOUBTS[kind]
  const verdicts = readByOthers.flatMap(({ judged, read, resume, fold }) =>
    judged.flatMap((one): (Verdict & { fold: number; isHeldOut: boolean })[] => {
      const [job, study] = [read.experiences[one.at], read.educations[one.at]]
      const signs =
        kind === 'experience'
          ? job && listJobSigns(job, read)
          : study && listStudySigns(study, read)
      if (one.kind !== kind || !signs) return []
      return [
        { signs, isRight: one.isRight, source: resume.source, fold, isHeldOut: isHeldOut(resume) },
      ]
    }),
  )
  const scored = Array.from({ length: FOLDS }, (_, fold) => {
    const own = learnDoubts(
      verdicts.filter((one) => one.fold !== fold),
      settings,
    )
    return verdicts
      .filter((one) => one.fold === fold)
      .map((one) => ({ ...one, score: sumSigns({ weights: own }, one.signs) }))
  }).flat()
  const least = findLeast(scored, share)
  const rowOf = (some: typeof scored): object => {
    const sure = some.filter((one) => one.score >= least)
    const right = sure.filter((one) => one.isRight).length
    return {
      read: some.length,
      sure: sure.length,
      right: Math.round((1000 * right) / Math.max(1, sure.length)) / 10,
    }
  }
  const calibration = {
    all: rowOf(scored),
    'held-out': rowOf(scored.filter((one) => one.isHeldOut)),
  }
  console.log(`${kind}: called sure, and of these right (percent), learnt from the other sources`)
  console.table(calibration)
  const learnt = learnDoubts(verdicts, settings)
  return {
    record: { settings: { ...settings, share }, folds: FOLDS, calibration },
    least,
    weights: [...learnt].map(([sign, weight]) => `${sign} ${weight}`),
  }
}

const doubts = {
  corpus: record.corpus,
  experience: learnWhenToDoubt('experience'),
  education: learnWhenToDoubt('education'),
}
writeFileSync(DOUBTS_FILE, `${JSON.stringify(doubts, null, 2)}\n`)
process.exit(0)
