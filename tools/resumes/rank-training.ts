import { toDay } from '#server/features/import/parser/dates.ts'
import type { RankedEntry } from '#server/features/import/parser/rank-names.ts'
import { joinPlace } from '#server/features/import/parser/label.ts'
import type { NameCandidate } from '#server/features/import/parser/rank-features.ts'
import { namesOf } from '#server/features/import/parser/experience.ts'
import { matchesDate, matchesName, overlap, toWords } from './matching.ts'
import type { RankingGroup } from './tree-training.ts'
import type { ResumeTruth, TruthExperience } from './truth.ts'

const ELSEWHERE = 0.5
const HALF = 0.2
const WHOLE = 0.1
const SEATED = 0.1
type Field = 'company_name' | 'title' | 'location'

/** The candidates of each entry that matches an annotated job, with their relevance. */
export const createRankingGroups = (ranked: RankedEntry[], truth: ResumeTruth): RankingGroup[] =>
  ranked.flatMap((one): RankingGroup[] => {
    const jobs = listLikely(one, truth)
    if (jobs.length === 0) return []
    const candidates = one.candidates.map((candidate, i) => ({
      features: one.features[i] ?? [],
      base: one.scores[i] ?? 0,
      relevance: Math.max(...jobs.map((job) => rateCandidate(candidate, job, one))),
    }))
    return [{ weight: 1, candidates }]
  })

function listLikely({ entry, candidates }: RankedEntry, truth: ResumeTruth): TruthExperience[] {
  const range = entry.anchor?.range
  const date = toDay(range?.start ?? range?.end ?? null)
  const all = truth.experiences.filter(
    (job) => coverage(job.company_name, candidates) + coverage(job.title, candidates) >= 0.5,
  )
  const same = all.filter(
    ({ start_date: start, end_date: end }) =>
      date && ((start && matchesDate(start, date)) || (end && matchesDate(end, date))),
  )
  return same.length > 0 ? same : date ? [] : all
}

/** The share (0 to 1) of a name's words that the entry's head contains. */
function coverage(text: string | null | undefined, candidates: RankedEntry['candidates']): number {
  const head = toWords(candidates[0]?.labelled.atoms.map((atom) => atom.text).join(' ') ?? '')
  const words = [...toWords(text ?? '')]
  return words.length === 0 ? 0 : words.filter((word) => head.has(word)).length / words.length
}

/**
 * The relevance of a candidate: 1 if both names are right, plus a little for complete names and the
 * right location.
 */
function rateCandidate(
  candidate: NameCandidate,
  job: TruthExperience,
  ranked: RankedEntry,
): number {
  const { company, title, place } = namesOf(candidate.labelled)
  const likeness = (field: Field, read: string | null): number => {
    if (job.ignore?.includes(field)) return 1
    const texts = [job[field], ...(job.alt?.[field] ?? [])].flatMap((text) => text || [])
    if (read === null) return coverage(job[field], ranked.candidates) < ELSEWHERE ? 1 : 0
    const right = texts.filter((text) => matchesName(text, read))
    return Math.max(0, ...right.map((text) => overlap(toWords(text), toWords(read))))
  }
  const names = [likeness('company_name', company), likeness('title', title)]
  const right = names.filter((by) => by > 0).length
  if (right < names.length) return right * HALF
  const seat = likeness('location', joinPlace(candidate.labelled) ?? place)
  const whole = names.reduce((sum, by) => sum + by, 0)
  return 1 + Math.round(whole * WHOLE * 100) / 100 + (seat > 0 ? SEATED : 0)
}

/** Weights entries so that a resume counts with the square root of its number of jobs. */
export const weightByResume = (groups: RankingGroup[]): RankingGroup[] =>
  groups.map((group) => ({
    ...group,
    weight: 1 / Math.sqrt(groups.length),
  }))
