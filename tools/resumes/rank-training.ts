import { toDay } from '#server/features/import/parser/dates.ts'
import type { RankedEntry } from '#server/features/import/parser/rank-names.ts'
import { joinPlace } from '#server/features/import/parser/label.ts'
import type { NameWay } from '#server/features/import/parser/rank-signs.ts'
import { namesOf } from '#server/features/import/parser/experience.ts'
import { matchesDate, matchesName, overlap, toWords } from './matching.ts'
import type { TreeQuestion } from './tree-training.ts'
import type { ResumeTruth, TruthExperience } from './truth.ts'

const ELSEWHERE = 0.5
const HALF = 0.2
const WHOLE = 0.1
const SEATED = 0.1
type Field = 'company_name' | 'title' | 'location'

/** The candidates of each entry that matches an annotated job, with their relevance. */
export const createRankQuestions = (ranked: RankedEntry[], truth: ResumeTruth): TreeQuestion[] =>
  ranked.flatMap((one): TreeQuestion[] => {
    const jobs = listLikely(one, truth)
    if (jobs.length === 0) return []
    const ways = one.ways.map((way, i) => ({
      signs: one.signs[i] ?? [],
      base: one.scores[i] ?? 0,
      worth: Math.max(...jobs.map((job) => weighWay(way, job, one))),
    }))
    return [{ weight: 1, ways }]
  })

function listLikely({ entry, ways }: RankedEntry, truth: ResumeTruth): TruthExperience[] {
  const range = entry.anchor?.range
  const date = toDay(range?.start ?? range?.end ?? null)
  const all = truth.experiences.filter(
    (job) => coverage(job.company_name, ways) + coverage(job.title, ways) >= 0.5,
  )
  const same = all.filter(
    ({ start_date: start, end_date: end }) =>
      date && ((start && matchesDate(start, date)) || (end && matchesDate(end, date))),
  )
  return same.length > 0 ? same : date ? [] : all
}

/** The share (0 to 1) of a name's words that the entry's head contains. */
function coverage(text: string | null | undefined, ways: RankedEntry['ways']): number {
  const head = toWords(ways[0]?.labelled.atoms.map((atom) => atom.text).join(' ') ?? '')
  const words = [...toWords(text ?? '')]
  return words.length === 0 ? 0 : words.filter((word) => head.has(word)).length / words.length
}

/**
 * The relevance of a candidate: 1 if both names are right, plus a little for complete names and the
 * right location.
 */
function weighWay(way: NameWay, job: TruthExperience, ranked: RankedEntry): number {
  const { company, title, place } = namesOf(way.labelled)
  const likeness = (field: Field, read: string | null): number => {
    if (job.ignore?.includes(field)) return 1
    const texts = [job[field], ...(job.alt?.[field] ?? [])].flatMap((text) => text || [])
    if (read === null) return coverage(job[field], ranked.ways) < ELSEWHERE ? 1 : 0
    const right = texts.filter((text) => matchesName(text, read))
    return Math.max(0, ...right.map((text) => overlap(toWords(text), toWords(read))))
  }
  const names = [likeness('company_name', company), likeness('title', title)]
  const right = names.filter((by) => by > 0).length
  if (right < names.length) return right * HALF
  const seat = likeness('location', joinPlace(way.labelled) ?? place)
  const whole = names.reduce((sum, by) => sum + by, 0)
  return 1 + Math.round(whole * WHOLE * 100) / 100 + (seat > 0 ? SEATED : 0)
}

/** Weights entries so that a resume counts with the square root of its number of jobs. */
export const weighAlike = (questions: TreeQuestion[]): TreeQuestion[] =>
  questions.map((question) => ({
    ...question,
    weight: 1 / Math.sqrt(questions.length),
  }))
