import type { ParsedExperience } from '#src/import/schema.ts'
import type { Entry } from './entry.ts'
import { type NamedJob, nameJobs } from './experience.ts'
import { listReadingSigns } from './reading-signs.ts'
import model from './reading-weights.json' with { type: 'json' }
import { listReadings, type Reading } from './readings.ts'

/** The weight of each sign for a reading's being the right one. */
export type ReadingWeights = ReadonlyMap<string, number>
/** A section's jobs as one reading gives them. */
export type Choice = { jobs: NamedJob[]; signs: ReadonlyMap<string, number> }
type Teacher = {
  weights: ReadingWeights
  observe: (choices: Choice[]) => void
}

const LEARNT: ReadingWeights = new Map(Object.entries(model.weights))
let teacher: Teacher | null = null

/** Only for the trainer: chooses with these weights, and shows what there is to choose from. */
export function teachReadings(next: Teacher | null): void {
  teacher = next
}

/** The jobs of one section as the reading gives them that looks most like those found right before. */
export function readExperiences(entries: Entry[]): ParsedExperience[] {
  const choices = listChoices(entries)
  teacher?.observe(choices)
  const best = chooseReading(choices, teacher?.weights ?? LEARNT)
  return best?.jobs.map(({ job }) => job) ?? []
}

function listChoices(entries: Entry[]): Choice[] {
  const byRules = nameJobs(entries)
  const isNameless = (index: number): boolean => {
    const line = entries[index]?.anchor?.line
    const own = byRules.find(({ named }) => named.entry.anchor?.line === line)
    return line === undefined || !own?.job.company_name || !own.job.title
  }
  const rules = { reading: { move: null, entries }, jobs: byRules }
  return listReadings(entries, isNameless).flatMap((reading): Choice[] => {
    const jobs = reading.move ? nameJobs(reading.entries) : byRules
    const isOther = !reading.move || jobs.some((one) => readsMoved(one, reading))
    return isOther ? [{ jobs, signs: listReadingSigns({ reading, jobs }, rules) }] : []
  })
}

/** Whether a job has a name from the lines that a reading adds to its head, where it adds any. */
function readsMoved({ named }: NamedJob, { move, entries }: Reading): boolean {
  if (!move || move.by < 0) return true
  const own = entries.find(({ anchor }) => anchor?.line === named.entry.anchor?.line)
  const date = own?.anchor?.row ?? 0
  const [from, to] =
    move.side === 'start' ? [0, move.by] : [(own?.head.length ?? 0) - move.by, Infinity]
  return named.atoms.some(
    ({ row }, at) => named.labels[at] !== 'other' && row + date >= from && row + date < to,
  )
}

/** The first of the best; the rules' own stands first. */
export function chooseReading<T extends Pick<Choice, 'signs'>>(
  choices: T[],
  weights: ReadingWeights,
): T | undefined {
  const scores = choices.map(({ signs }) => weighSigns(signs, weights))
  return choices[scores.indexOf(Math.max(...scores))]
}

/** Rounded, so that no order of sums decides. */
export function weighSigns(signs: ReadonlyMap<string, number>, weights: ReadingWeights): number {
  let sum = 0
  for (const [sign, much] of signs) sum += (weights.get(sign) ?? 0) * much
  return Math.round(sum * 1e6) / 1e6
}
