import type { ParsedResume } from '#src/import/schema.ts'
import {
  degreeWords,
  matchesDate,
  matchesDegree,
  matchesField,
  matchesGrade,
  matchesName,
  overlap,
  toWords,
} from './matching.ts'
import { type Counts, emptyCounts, type Measure } from './measures.ts'
import type { ResumeTruth } from './truth.ts'

type Values = Partial<Record<Measure, string | null>>
type Printed = {
  values: Values
  isOptional: boolean
  hasOneDate: boolean
  ignored: Set<Measure>
  spellings: (measure: Measure) => string[]
}
/**
 * An entry that is not correct: `read` is null if it was not found, `printed` if it does not exist.
 */
export type Mistake = {
  kind: Kind
  printed: Values | null
  read: Values | null
  fields: readonly Measure[]
}
/** A parsed entry: whether it is wholly right, and whether the parser was sure of its names. */
export type Judged = { kind: Kind; at: number; isRight: boolean; isSure: boolean }
export type FileScore = {
  counts: Record<Measure, Counts>
  mistakes: Mistake[]
  judged: Judged[]
}

export type Kind = 'experience' | 'education'
const FIELDS = {
  experience: ['company', 'title', 'start', 'end', 'location'],
  education: ['school', 'degree', 'field of study', 'study start', 'study end', 'grade'],
} as const
/** An entry is right if all of these are. */
const WHOLE: Record<Kind, readonly Measure[]> = {
  experience: ['company', 'title', 'start', 'end'],
  education: ['school', 'degree'],
}
const KEYS: Partial<Record<Measure, string>> = {
  company: 'company_name',
  title: 'title',
  start: 'start_date',
  end: 'end_date',
  location: 'location',
  school: 'school_name',
  degree: 'degree',
  'field of study': 'field_of_study',
  'study start': 'start_date',
  'study end': 'end_date',
  grade: 'gpa',
}
const DATES: readonly Measure[] = ['start', 'end', 'study start', 'study end']
/** The end date of a current position. */
const PRESENT = 'present'
/** Entries with a lower similarity are not matched. */
const ALIKE_MIN = 0.19

/** Scores one resume. Its entries are matched to the annotated ones by similarity, the most similar first. */
export function scoreResume(truth: ResumeTruth, read: ParsedResume): FileScore {
  const score: FileScore = { counts: emptyCounts(), mistakes: [], judged: [] }
  const jobs = read.experiences.map((job): Values => ({
    company: job.company_name,
    title: job.title,
    start: job.start_date,
    end: job.current_role ? PRESENT : job.end_date,
    location: job.location,
  }))
  const studies = read.educations.map((study): Values => ({
    school: study.school_name,
    degree: study.degree,
    'field of study': study.field_of_study,
    'study start': study.start_date,
    'study end': study.end_date,
    grade: study.gpa,
  }))
  const wrong = (kind: Kind, values: Values[]): Set<number> =>
    scoreKind(score, kind, listPrinted(truth, kind), values)
  const wrongJobs = wrong('experience', jobs)
  const wrongStudies = wrong('education', studies)
  score.judged = [
    ...read.experiences.map(({ unsure }, at): Judged => ({
      kind: 'experience',
      at,
      isRight: !wrongJobs.has(at),
      isSure: !unsure.includes('company_name') && !unsure.includes('title'),
    })),
    ...read.educations.map(({ unsure }, at): Judged => ({
      kind: 'education',
      at,
      isRight: !wrongStudies.has(at),
      isSure: !unsure.includes('school_name') && !unsure.includes('degree'),
    })),
  ]
  return score
}

function listPrinted(truth: ResumeTruth, kind: Kind): Printed[] {
  const entries = kind === 'experience' ? truth.experiences : truth.educations
  return entries.map((entry) => {
    const fields: Record<string, unknown> = entry
    const values: Values = {}
    for (const measure of FIELDS[kind]) {
      const value = fields[KEYS[measure] ?? '']
      values[measure] = typeof value === 'string' && value.trim() ? value : null
    }
    if (fields['current'] === true) values.end = PRESENT
    return {
      values,
      isOptional: entry.optional ?? false,
      hasOneDate: entry.single_date ?? false,
      ignored: new Set(
        FIELDS[kind].filter((measure) => entry.ignore?.includes(KEYS[measure] ?? '')),
      ),
      spellings: (measure) =>
        [values[measure], ...(entry.alt?.[KEYS[measure] ?? ''] ?? [])].flatMap(
          (text) => text || [],
        ),
    }
  })
}

function matches(measure: Measure, printed: Printed, read: string): boolean {
  return printed.spellings(measure).some((text) => {
    if (text === PRESENT || read === PRESENT) return text === read
    if (DATES.includes(measure)) return matchesDate(text, read)
    if (measure === 'grade') return matchesGrade(text, read)
    if (measure === 'field of study') return matchesField(text, read)
    if (measure === 'degree')
      return matchesDegree(text, read, printed.values['field of study'] ?? '')
    return matchesName(text, read)
  })
}

function allWords(values: Values, kind: Kind): Set<string> {
  if (kind === 'experience')
    return toWords([values.company, values.title].filter(Boolean).join(' '))
  const degree = [values.degree, values['field of study']].filter(Boolean).join(' ')
  return new Set([...toWords(values.school ?? ''), ...degreeWords(degree)])
}

function scoreLikeness(printed: Printed, read: Values, kind: Kind): number {
  const [start, end] =
    kind === 'experience' ? (['start', 'end'] as const) : (['study start', 'study end'] as const)
  const [name, role] =
    kind === 'experience' ? (['company', 'title'] as const) : (['school', 'degree'] as const)
  const holds = (measure: Measure): boolean =>
    !!printed.values[measure] && !!read[measure] && matches(measure, printed, read[measure])
  return (
    overlap(allWords(printed.values, kind), allWords(read, kind)) +
    [start, end].filter(holds).length * 0.1 +
    [name, role].filter(holds).length * 0.5
  )
}

function pairEntries(printed: Printed[], read: Values[], kind: Kind): Map<Printed, Values> {
  const likenesses = printed
    .flatMap((one) => read.map((other) => ({ one, other, by: scoreLikeness(one, other, kind) })))
    .filter(({ by }) => by >= ALIKE_MIN)
    .toSorted((a, b) => b.by - a.by)
  const pairs = new Map<Printed, Values>()
  const taken = new Set<Values>()
  for (const { one, other } of likenesses)
    if (!pairs.has(one) && !taken.has(other)) {
      pairs.set(one, other)
      taken.add(other)
    }
  return pairs
}

/** The indices of parsed entries that are not wholly right. */
function scoreKind(score: FileScore, kind: Kind, printed: Printed[], read: Values[]): Set<number> {
  const wrong = new Set<number>()
  const { counts, mistakes } = score
  const found = counts[`${kind} found`]
  const pairs = pairEntries(printed, read, kind)
  for (const entry of printed) {
    if (entry.isOptional) continue
    const own = pairs.get(entry) ?? null
    const bad = FIELDS[kind].filter((field) => !scoreField(counts[field], field, entry, own))
    found[own ? 'right' : 'missed']++
    if (own && !bad.some((field) => WHOLE[kind].includes(field))) counts[kind].right++
    else {
      counts[kind].missed++
      if (own) {
        counts[kind].wrong++
        wrong.add(read.indexOf(own))
      }
      mistakes.push({ kind, printed: entry.values, read: own, fields: own ? bad : [] })
    }
  }
  const taken = new Set(pairs.values())
  for (const extra of read.filter((one) => !taken.has(one))) {
    for (const field of FIELDS[kind]) if (extra[field]) counts[field].wrong++
    counts[kind].wrong++
    found.wrong++
    wrong.add(read.indexOf(extra))
    mistakes.push({ kind, printed: null, read: extra, fields: [] })
  }
  return wrong
}

/** Counts one field of an entry; false if it is wrong. `read` is null if nothing was found. */
function scoreField(
  counts: Counts,
  field: Measure,
  printed: Printed,
  entry: Values | null,
): boolean {
  if (printed.ignored.has(field)) return true
  const isDate = DATES.includes(field)
  if (printed.hasOneDate && isDate && entry) return scoreOneDate(counts, field, printed, entry)
  const [wanted, read] = [printed.values[field] ?? null, entry?.[field] || null]
  if (wanted === null && read === null) return true
  const isRight = wanted !== null && read !== null && matches(field, printed, read)
  if (isRight) counts.right++
  if (!isRight && read !== null) counts.wrong++
  if (!isRight && wanted !== null) counts.missed++
  return isRight
}

/** If a single date is printed, it may be parsed as start, end or both. */
function scoreOneDate(counts: Counts, field: Measure, printed: Printed, entry: Values): boolean {
  const isJob = field === 'start' || field === 'end'
  const [start, end] = isJob ? [entry.start, entry.end] : [entry['study start'], entry['study end']]
  const [first, last] = isJob
    ? (['start', 'end'] as const)
    : (['study start', 'study end'] as const)
  const date = printed.values[first] ?? printed.values[last] ?? ''
  const isDate = (read: string): boolean =>
    read === PRESENT ? date === PRESENT : matchesDate(date, read)
  if (field === first) {
    if (!isJob && !start) return true
    const isRight = isDate(start || end || '')
    if (isRight) counts.right++
    else {
      counts.missed++
      if (start) counts.wrong++
    }
    return isRight
  }
  if (!end) {
    const isRight = !!start && isDate(start)
    if (!isRight) counts.missed++
    return isRight
  }
  const isRight = matches(field, printed, end)
  if (isRight) counts.right++
  else {
    counts.wrong++
    if (printed.values[field]) counts.missed++
  }
  return isRight
}
