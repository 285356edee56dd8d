import type { JobStatus } from '../jobs/constants.ts'
import { toJobKeys } from '../jobs/similar.ts'

export type Comparable = {
  company: string
  position: string
  location: string | null
  url: string | null
  status: JobStatus
  /** Null if unknown. */
  application_date: string | null
  created_at: string | null
}
/** An existing application. */
export type Known = Comparable & { application_date: string; created_at: string }

type Keys = {
  address: string | null
  company: string
  position: string
  title: string
  date: string | null
  created: string | null
}
type Matching = {
  keys: Keys
  isSaved: boolean
  /** The days it was sent and noted; NaN if unknown. */
  sentDay: number
  notedDay: number
  index: number
  /** The index of its match on the other side. */
  match: number | undefined
}

const DAY_MS = 24 * 60 * 60 * 1000

const toMatching = (job: Comparable, index: number): Matching => {
  const { address_key, company_key, position_key } = toJobKeys(job)
  const address = address_key === null || OF_MANY.test(address_key) ? null : address_key
  const keys = {
    address,
    company: company_key,
    position: position_key,
    title: `${company_key}\n${position_key}`,
    date: job.application_date,
    created: job.created_at,
  }
  return {
    keys,
    isSaved: job.status === 'saved',
    sentDay: Date.parse(keys.date ?? '') / DAY_MS,
    notedDay: Date.parse(keys.created ?? '') / DAY_MS,
    index,
    match: undefined,
  }
}

/** A company's home page or list of postings, which people note for many applications. */
const OF_MANY =
  /^[^/]+(?:\/[a-z]{2}(?:-[a-z]{2})?)?(?:\/(?:about(?:-us)?|careers?|company|join(?:-us)?|jobs?|karriere|openings?|opportunities|positions?|stellen(?:angebote)?|vacancies|work(?:-with-us)?))*$/i

const join = (...parts: (string | null)[]): string | undefined =>
  parts.includes(null) ? undefined : parts.join('\n')

type ReadSign = (keys: Keys) => string | undefined

const byAddress: ReadSign = ({ address }) => join(address)
const byTitle: ReadSign = ({ title }) => title
// A spreadsheet turns a company called 007 into 7; the time it was noted is unchanged.
const byCompany: ReadSign = ({ created, company }) => join(created, company)
const byPosition: ReadSign = ({ created, position }) => join(created, position)
/** Two rows that may be the same application share at least one of these keys. */
const COMMON = [byAddress, byTitle, byCompany, byPosition]

/** From the most to the least certain. */
const SIGNS: readonly ReadSign[] = [
  ({ address, title, date }) => join(address, title, date),
  ({ title, created }) => join(title, created),
  ({ address, title }) => join(address, title),
  byAddress,
  ({ title, date }) => join(title, date),
  byTitle,
  byCompany,
  byPosition,
]

/** Two trackers may date the same application by its sending, its noting or its answer. */
const CLOSE_DAYS = 7

/** Whether both may be the same application rather than a later one for the same position. */
function isOfOneTime(row: Matching, known: Matching): boolean {
  if (row.keys.date === null || row.keys.created === known.keys.created) return true
  if (row.isSaved || known.isSaved) return true
  const days = row.sentDay - known.sentDay
  if (Math.abs(days) <= CLOSE_DAYS) return true
  // The existing one was added later and dated by that day in some time zone, so its date says
  // nothing about the sending.
  const noted = known.notedDay - known.sentDay
  return days < 0 && noted > -1 && noted < 2
}

/** Whether two rows that share a key may be the same application. */
function mayBeOne(row: Matching, known: Matching): boolean {
  const [one, other] = [row.keys.address, known.keys.address]
  return (one === null || other === null || one === other) && isOfOneTime(row, known)
}

/** Equal for rows that may match the same applications. */
const toSignature = ({ keys, isSaved }: Matching) =>
  JSON.stringify([...Object.values(keys), isSaved])

/**
 * The steps to a result. A file may compare each row with ten thousand applications of one title,
 * so the caller can run other work between the steps.
 */
export type Steps<T> = Generator<undefined, T>

/**
 * Returns the index of the existing application for each row of a file: one with the same posting
 * address, or the same position at the same company, unless their addresses differ or their dates
 * make one of them a later application. Each application matches one row, so that a file with two
 * of a title creates two, and none when it is imported again.
 */
export function* findMatches(
  sent: readonly Comparable[],
  existing: readonly Known[],
): Steps<(number | undefined)[]> {
  const rows = yield* toAllMatching(sent)
  const jobs = yield* toAllMatching(existing)
  for (const sign of SIGNS) yield* matchBySign(rows, jobs, sign)
  yield* matchTheRest(rows, jobs)
  return rows.map(({ match }) => match)
}

function* toAllMatching(jobs: readonly Comparable[]): Steps<Matching[]> {
  const all: Matching[] = []
  for (const [index, job] of jobs.entries()) {
    all.push(toMatching(job, index))
    yield
  }
  return all
}

function* matchBySign(
  rows: readonly Matching[],
  jobs: readonly Matching[],
  read: ReadSign,
): Steps<void> {
  const open = Map.groupBy(
    jobs.filter(({ match }) => match === undefined),
    ({ keys }) => read(keys),
  )
  const inVain = new Set<string>()
  for (const row of rows) {
    const sign = row.match === undefined ? read(row.keys) : undefined
    const candidates = sign === undefined ? [] : (open.get(sign) ?? [])
    if (candidates.length === 0) continue
    const signature = toSignature(row)
    if (inVain.has(signature)) continue
    yield
    const at = candidates.findIndex((job) => mayBeOne(row, job))
    const [job] = at === -1 ? [] : candidates.splice(at, 1)
    if (job === undefined) {
      inVain.add(signature)
      continue
    }
    job.match = row.index
    row.match = job.index
  }
}

/**
 * A row whose application is matched to a row that could have another one gets it, along a chain of
 * such rows (augmenting paths). Only then does a repeated file match everything it has added.
 */
function* matchTheRest(rows: readonly Matching[], jobs: readonly Matching[]): Steps<void> {
  const groups = COMMON.map((read) => ({ read, of: Map.groupBy(jobs, ({ keys }) => read(keys)) }))
  const listCandidates = ({ keys }: Matching) =>
    groups.flatMap(({ read, of }) => {
      const sign = read(keys)
      return sign === undefined ? [] : (of.get(sign) ?? [])
    })
  /** Which row reached an application first since the last chain was found. */
  let askers = new Map<Matching, Matching>()
  let asked = new Set<string>()

  const findFree = function* (from: Matching): Steps<Matching | undefined> {
    const queue = [from]
    for (const row of queue) {
      const signature = toSignature(row)
      if (asked.has(signature)) continue
      asked.add(signature)
      yield
      for (const job of listCandidates(row)) {
        if (askers.has(job) || !mayBeOne(row, job)) continue
        askers.set(job, row)
        const holder = job.match === undefined ? undefined : rows[job.match]
        if (holder === undefined) return job
        queue.push(holder)
      }
    }
    return undefined
  }

  for (const row of rows) {
    if (row.match !== undefined) continue
    let job = yield* findFree(row)
    if (job === undefined) continue
    while (job !== undefined) {
      const asker = askers.get(job)
      const given: number | undefined = asker?.match
      job.match = asker?.index
      if (asker !== undefined) asker.match = job.index
      job = given === undefined ? undefined : jobs[given]
    }
    askers = new Map()
    asked = new Set()
  }
}

/** Marks rows that equal an earlier one of the file, because spreadsheets repeat lines. */
export function findRepeated(sent: readonly { archived_at: string | null }[]): boolean[] {
  const seen = new Set<string>()
  return sent.map((job) => {
    // If the file only says that it is archived, the time is that of reading, so it is not
    // compared.
    const key = JSON.stringify({ ...job, archived_at: job.archived_at !== null })
    const isRepeated = seen.has(key)
    seen.add(key)
    return isRepeated
  })
}
