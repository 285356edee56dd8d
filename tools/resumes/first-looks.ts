import { readFileSync, writeFileSync } from 'node:fs'
import {
  type Layout,
  parseWeights,
  sumWeights,
} from '#server/features/import/parser/confidence-model.ts'
import { parseFlow, parseResume } from '#server/features/import/parser/parse-resume.ts'
import { countSure, listExamples } from './confidence-calibration.ts'
import {
  type ConfidenceExample,
  type CorrectionSettings,
  findThreshold,
  trainConfidenceWeights,
} from './confidence-training.ts'
import { readContent } from './read-file.ts'
import { type Kind, scoreResume } from './scoring.ts'
import { CORRECTIONS, FIRST_LOOKS_FILE } from './training-settings.ts'
import { listLabelled } from './truth.ts'

/** An entry as it was read when nothing had been corrected or trained for its file yet. */
export type FirstLook = ConfidenceExample & { set: string; kind: Kind; layout: Layout }
type Weights = ReadonlyMap<string, number>
type Scored = FirstLook & { score: number }

/** `rows`: number of the file, kind, layout, whether it was right (0 or 1), numbers of the features. */
type Stored = { features: string[]; sets: Record<string, string[]> }

/** Reads a folder of annotated resumes with the parser as it is. */
export async function lookAt(folder: string, set: string): Promise<FirstLook[]> {
  const looks: FirstLook[] = []
  for (const [number, resume] of listLabelled(folder).entries()) {
    const content = await readContent(resume.path).catch(() => undefined)
    if (content === undefined) continue
    const read = content.pages ? parseResume(content.pages, null) : parseFlow(content.blocks, null)
    const scored = { ...scoreResume(resume.truth, read), resume, read, fold: 0 }
    for (const kind of ['experience', 'education'] as const) {
      for (const { layout, isRight, features } of listExamples(kind, scored))
        looks.push({ set, kind, layout, isRight, features, source: `${set} ${number}` })
    }
  }
  return looks
}

export function readFirstLooks(): FirstLook[] {
  const { features, sets }: Stored = JSON.parse(readFileSync(FIRST_LOOKS_FILE, 'utf8'))
  return Object.entries(sets).flatMap(([set, rows]) =>
    rows.map((row): FirstLook => {
      const [number, kind, layout, isRight, own = ''] = row.split(' ')
      return {
        set,
        source: `${set} ${number}`,
        kind: kind === 'job' ? 'experience' : 'education',
        layout: layout === 'pdf' ? 'positioned' : 'flow',
        isRight: isRight === '1',
        features: own.split(',').map((index) => features[Number(index)] ?? ''),
      }
    }),
  )
}

export function writeFirstLooks(looks: FirstLook[]): void {
  const features = [...new Set(looks.flatMap((look) => look.features))].toSorted()
  const numbers = new Map(features.map((feature, index) => [feature, index]))
  const sets: Record<string, string[]> = {}
  for (const { set, source, kind, layout, isRight, features: own } of looks) {
    const number = source.slice(set.length + 1)
    const indexes = own.map((feature) => numbers.get(feature)).join(',')
    const row = [
      number,
      kind === 'experience' ? 'job' : 'degree',
      layout === 'positioned' ? 'pdf' : 'word',
      Number(isRight),
      indexes,
    ].join(' ')
    sets[set] = [...(sets[set] ?? []), row]
  }
  writeFileSync(FIRST_LOOKS_FILE, `${JSON.stringify({ features, sets }, null, 2)}\n`)
}

/** Corrects trained weights by the recorded first looks, and prints the calibration. */
export function correctConfidence(kind: Kind, trained: readonly string[]) {
  const looks = readFirstLooks().filter((look) => look.kind === kind)
  const corrected = trainCorrections(looks, parseWeights(trained), CORRECTIONS[kind])
  console.log(
    `${kind}: entries called sure at first look, and the share of these that is right (percent)`,
  )
  console.table(corrected.firstLooks.calibration)
  return corrected
}

/**
 * Trains the corrections of weights, and the thresholds. The calibration is of each set with what
 * was learnt from the others, the thresholds included.
 */
export function trainCorrections(
  looks: FirstLook[],
  trained: Weights,
  { share, ...settings }: CorrectionSettings,
) {
  const train = (some: FirstLook[]) => trainConfidenceWeights(some, settings, trained)
  const scoreOthers = (some: FirstLook[]): Scored[] =>
    splitBySet(some).flatMap(({ own, others }) => scoreLooks(train(others), own))
  const chooseThresholds = (some: FirstLook[]): Record<Layout, number> => {
    const scored = scoreOthers(some)
    const least = (layout: Layout) => findThreshold(ofLayout(scored, layout), share)
    return { positioned: least('positioned'), flow: least('flow') }
  }
  const sure = splitBySet(looks).flatMap(({ own, others }) => {
    const least = chooseThresholds(others)
    return scoreLooks(train(others), own).filter(({ score, layout }) => score >= least[layout])
  })
  const count = (layout: Layout) => countSure(ofLayout(looks, layout), ofLayout(sure, layout))
  return {
    firstLooks: {
      settings: { ...settings, share },
      sets: splitBySet(looks).length,
      calibration: { PDF: count('positioned'), Word: count('flow') },
    },
    least: chooseThresholds(looks),
    corrections: listChanges(train(looks), trained),
  }
}

/** Each set of files with all others. */
const splitBySet = (looks: FirstLook[]) =>
  [...new Set(looks.map(({ set }) => set))].map((set) => ({
    own: looks.filter((look) => look.set === set),
    others: looks.filter((look) => look.set !== set),
  }))

const scoreLooks = (weights: Weights, looks: FirstLook[]): Scored[] =>
  looks.map((look) => ({ ...look, score: sumWeights({ weights }, look.features) }))

const ofLayout = <T extends FirstLook>(looks: T[], layout: Layout): T[] =>
  looks.filter((look) => look.layout === layout)

const listChanges = (weights: Weights, trained: Weights): string[] =>
  [...weights].flatMap(([feature, weight]) => {
    const change = Math.round((weight - (trained.get(feature) ?? 0)) * 1000) / 1000
    return change === 0 ? [] : [`${feature} ${change}`]
  })
