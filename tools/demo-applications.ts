import type { InterviewType, JobStatus } from '#src/jobs/constants.ts'
import type { CreateJobInput, JobPatch } from '#src/jobs/schema.ts'
import type { WorkMode } from '#src/jobs/terms.ts'
import { COMPANY_RESEARCH, findChecklist } from '#src/jobs/checklists.ts'
import { HAND_WRITTEN } from './demo-data.ts'

/** A demo application: its creation and the following changes, in order. */
export type DemoApplication = {
  created: CreateJobInput
  changes: JobPatch[]
  /** When it changed to each of its statuses, including the first. */
  moments: string[]
}

export type Interview = { inDays: number; hour: number; type: InterviewType; round: number }

export type Sketch = {
  company: string
  position: string
  location?: string
  link?: string
  notes?: string
  source?: string
  /** Per year: from, to, currency. */
  pay?: readonly [number, number, string]
  tags?: string[]
  appliedDaysAgo: number
  deadlineInDays?: number
  /** Statuses in order; it is created with the first. */
  path: readonly [JobStatus, ...JobStatus[]]
  interview?: Interview
  /** The number of ticked items of each checklist. */
  ticked?: number
}

const DAY_MS = 24 * 60 * 60 * 1000

const dayFrom = (now: Date, days: number) =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)

const momentFrom = (now: Date, { inDays, hour }: Pick<Interview, 'inDays' | 'hour'>) => {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + inDays, hour)
  return day.toISOString()
}

const listTicks = (type: InterviewType, count: number) =>
  [COMPANY_RESEARCH, findChecklist(type)].flatMap(({ items }) =>
    items.slice(0, count).map((item) => item.id),
  )

/** How many days ago it changed to each of its statuses, since answers take some weeks. */
const listAges = ({ appliedDaysAgo: days, path }: Sketch): number[] =>
  path.map((status) => {
    if (status === 'saved') return path.length === 1 ? days : days + 2
    if (status === 'applied') return days
    if (status === 'interviewing') return days * 0.65
    if (status === 'offer') return days * 0.1
    return days * (path.includes('interviewing') ? 0.3 : 0.3 + (days % 5) / 10)
  })

/** In working hours of that day, and never in the future. */
const listMoments = (sketch: Sketch, now: Date): string[] =>
  listAges(sketch).map((age) => {
    const day = momentFrom(now, { inDays: -Math.round(age), hour: 9 + (sketch.appliedDaysAgo % 8) })
    return day < now.toISOString() ? day : now.toISOString()
  })

const guessWorkMode = (location: string | undefined): WorkMode => {
  if (/remote/i.test(location ?? '')) return 'remote'
  return /hybrid/i.test(location ?? '') ? 'hybrid' : 'onsite'
}

/** Computes a sketch's dates from `now`. */
export const toApplication = (sketch: Sketch, now: Date): DemoApplication => {
  const { interview, path, pay } = sketch
  const [first, ...later] = path
  return {
    created: {
      company: sketch.company,
      position: sketch.position,
      location: sketch.location ?? null,
      status: first,
      application_date: dayFrom(now, -sketch.appliedDaysAgo),
      deadline: sketch.deadlineInDays === undefined ? null : dayFrom(now, sketch.deadlineInDays),
      url: sketch.link ?? null,
      notes: sketch.notes ?? null,
      source: sketch.source ?? null,
      work_mode: guessWorkMode(sketch.location),
      tags: sketch.tags ?? [],
      ...(pay && {
        salary_min: pay[0],
        salary_max: pay[1],
        salary_currency: pay[2],
        salary_period: 'year',
      }),
    },
    moments: listMoments(sketch, now),
    changes: later.map((status) => ({
      status,
      ...(status === 'interviewing' && interview
        ? {
            interview_date: momentFrom(now, interview),
            interview_type: interview.type,
            interview_round: interview.round,
            checked_items: listTicks(interview.type, sketch.ticked ?? 0),
          }
        : {}),
    })),
  }
}

const PATHS: readonly Sketch['path'][] = [
  ['saved'],
  ['applied'],
  ['applied'],
  ['applied', 'rejected'],
  ['applied', 'interviewing'],
  ['saved', 'applied', 'interviewing', 'offer'],
]

// Names that break a careless layout: right-to-left, emoji, no spaces, very long.
const HARD_NAMES = [
  'شركة النور للتقنية',
  'חברת אופק',
  '株式会社みらい',
  '🚀 Rocketeers & Söhne 🧑🏽‍🚀',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
  'The Very Reasonable Company for Long Names, Subsidiaries and Holdings of the Northern Isles',
]
const HARD_EVERY = 7

const pick = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

/** An invented application to fill a screen, always the same one for the same index. */
const sketchBulk = (index: number): Sketch => {
  const like = pick(HAND_WRITTEN, index * 7)
  const isHard = index % HARD_EVERY === 0
  return {
    ...like,
    company: isHard ? pick(HARD_NAMES, index / HARD_EVERY) : `${like.company} ${index}`,
    position: pick(HAND_WRITTEN, index * 11 + 3).position,
    appliedDaysAgo: (index * 13) % 400,
    path: pick(PATHS, index),
    ...(index % 5 === 0 ? { deadlineInDays: (index % 60) - 10 } : {}),
    interview: {
      inDays: (index % 45) - 5,
      hour: 9 + (index % 8),
      type: pick(['technical', 'behavioral', 'system_design', 'hr', 'other'] as const, index),
      round: 1 + (index % 4),
    },
  }
}

/** The first `count` demo applications: the written ones, then as many invented ones as needed. */
export const listApplications = (count: number, now: Date): DemoApplication[] =>
  Array.from({ length: count }, (_, index) =>
    toApplication(HAND_WRITTEN[index] ?? sketchBulk(index), now),
  )

export const WRITTEN_COUNT = HAND_WRITTEN.length
