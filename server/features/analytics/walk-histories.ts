import { TZDate } from '@date-fns/tz'
import type { Analytics } from '#src/analytics/schema.ts'
import type { FlowStep } from '#src/analytics/steps.ts'
import { formatDay } from '#src/day.ts'
import type { JobStatus } from '#src/jobs/constants.ts'
import type { Outcome } from '#src/jobs/outcomes.ts'

export type Life = {
  source: string | null
  outcome: Outcome | null
  isDeleted: boolean
  changes: { to: JobStatus; at: string }[]
}

const DAY_MS = 24 * 60 * 60 * 1000
const ANSWERS: readonly JobStatus[] = ['interviewing', 'offer', 'rejected']
const ENDS: Record<Outcome, FlowStep> = {
  ghosted: 'no_answer',
  withdrawn: 'withdrawn',
  declined: 'declined',
  closed: 'open',
}

/** The history of one application; undefined while it is only saved. */
function tell({ changes, source, outcome }: Life, timeZone: string) {
  const firstOf = (statuses: readonly JobStatus[]) =>
    changes.find((change) => statuses.includes(change.to))?.at
  const dayOf = (at: string | undefined) =>
    at === undefined ? undefined : formatDay(new TZDate(at, timeZone))
  const sent = firstOf(['applied', ...ANSWERS])
  const answered = firstOf(ANSWERS)
  if (sent === undefined) return []
  const path: FlowStep[] =
    changes.find(({ to }) => to !== 'saved')?.to === 'applied' ? ['applied'] : []
  if (firstOf(['interviewing'])) path.push('interviewing')
  if (firstOf(['offer'])) path.push('offer')
  const isRejected = changes.at(-1)?.to === 'rejected'
  path.push(isRejected ? 'rejected' : outcome === null ? 'open' : ENDS[outcome])
  return [
    {
      source,
      path,
      sent: dayOf(sent),
      answered: dayOf(answered),
      invited: dayOf(firstOf(['interviewing'])),
      wasAwaited: answered !== undefined && answered > sent,
    },
  ]
}

const mondayOf = (day: string): string => {
  const date = new Date(day)
  const sinceMonday = (date.getUTCDay() + 6) % 7
  return new Date(date.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10)
}

const medianOf = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** For tests: the same numbers by walking through each application's life, one by one. */
export function walkHistories(
  lives: readonly Life[],
  { from, to }: { from: string; to: string },
  timeZone: string,
): Analytics {
  const isIn = (day: string | undefined): day is string =>
    day !== undefined && day >= from && day <= to
  const told = lives.filter(({ isDeleted }) => !isDeleted).flatMap((life) => tell(life, timeZone))
  const sent = told.filter((one) => isIn(one.sent))
  const answered = sent.filter((one) => one.answered !== undefined).length
  const waits = sent
    .filter(({ wasAwaited }) => wasAwaited)
    .map((one) => (Date.parse(one.answered ?? '') - Date.parse(one.sent ?? '')) / DAY_MS)
  const links = sent.flatMap(({ path }) =>
    path.slice(1).map((step, index) => ({ from: path[index] ?? step, to: step })),
  )
  const byLink = Map.groupBy(links, (link) => `${link.from} ${link.to}`)
  const bySource = Map.groupBy(sent, ({ source }) => source)
  const hasOffer = ({ path }: (typeof sent)[number]) => path.includes('offer')
  return {
    applications: sent.length,
    answered,
    response_rate: sent.length === 0 ? null : answered / sent.length,
    median_days_to_answer: medianOf(waits),
    offers: sent.filter(hasOffer).length,
    flow: [...byLink.values()].flatMap((found) =>
      found[0] ? [{ ...found[0], count: found.length }] : [],
    ),
    by_source: [...bySource].map(([source, found]) => ({
      source,
      applications: found.length,
      answered: found.filter((one) => one.answered !== undefined).length,
      interviews: found.filter((one) => one.invited !== undefined).length,
      offers: found.filter(hasOffer).length,
    })),
    per_week: countWeeks(
      told.map((one) => one.sent).filter(isIn),
      told.map((one) => one.answered).filter(isIn),
      told.map((one) => one.invited).filter(isIn),
    ),
  }
}

function countWeeks(...days: [string[], string[], string[]]): Analytics['per_week'] {
  const [sent, answers, interviews] = days.map((found) => found.map(mondayOf))
  const all = days.flat().map(mondayOf).toSorted()
  const rows: Analytics['per_week'] = []
  const [first = '', last = ''] = [all[0], all.at(-1)]
  const count = (found: string[] | undefined, week: string) =>
    found?.filter((one) => one === week).length ?? 0
  for (let at = Date.parse(first); at <= Date.parse(last); at += 7 * DAY_MS) {
    const week = new Date(at).toISOString().slice(0, 10)
    rows.push({
      week,
      applications: count(sent, week),
      answers: count(answers, week),
      interviews: count(interviews, week),
    })
  }
  return rows
}
