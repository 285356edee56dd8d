import type { Analytics, AnalyticsRange, CountedInput } from '#src/analytics/schema.ts'
import { FLOW_STEPS, type FlowStep } from '#src/analytics/steps.ts'
import { addDays } from '#src/jobs/filters.ts'
import { toSearchText } from '#src/search.ts'
import type { Context } from '../../context.ts'
import * as queries from './queries.ts'

const WEEK_DAYS = 7

/** Computes the analytics from the history, in the person's days (docs/behaviour.md#analytics). */
export async function analyse(
  ctx: Context,
  userId: string,
  range: AnalyticsRange,
): Promise<Analytics> {
  const found = await queries.aggregate(ctx.db, userId, range, ctx.readTimeZone())
  const { applications, answered } = found
  const place = (step: FlowStep) => FLOW_STEPS.indexOf(step)
  return {
    applications,
    answered,
    response_rate: applications === 0 ? null : answered / applications,
    median_days_to_answer: findMedian(found.waits),
    offers: found.offers,
    flow: found.flow.toSorted(
      (one, other) => place(one.from) - place(other.from) || place(one.to) - place(other.to),
    ),
    by_source: mergeSources(found.by_source),
    per_week: fillWeeks(found.per_week),
  }
}

/** Returns the median. */
function findMedian(waits: readonly { days: number; count: number }[]): number | null {
  const all = waits.reduce((sum, { count }) => sum + count, 0)
  const findAt = (place: number) => {
    let before = 0
    return waits.find(({ count }) => (before += count) > place)?.days
  }
  const [low, high] = [findAt(Math.floor((all - 1) / 2)), findAt(Math.ceil((all - 1) / 2))]
  return low === undefined || high === undefined || all === 0 ? null : (low + high) / 2
}

type BySource = Analytics['by_source'][number]

const compareUse = (one: BySource, other: BySource): number =>
  other.applications - one.applications ||
  Number(one.source === null) - Number(other.source === null) ||
  ((one.source ?? '') < (other.source ?? '') ? -1 : 1)

/** Merges sources that differ only in case or accents, as the filter does. */
function mergeSources(found: readonly BySource[]): BySource[] {
  const merged = new Map<string | null, BySource>()
  // The most frequent spelling is shown.
  for (const row of found.toSorted(compareUse)) {
    const key = row.source === null ? null : toSearchText(row.source)
    const known = merged.get(key)
    if (known === undefined) {
      merged.set(key, { ...row })
      continue
    }
    known.applications += row.applications
    known.answered += row.answered
    known.interviews += row.interviews
    known.offers += row.offers
  }
  return [...merged.values()].toSorted(compareUse)
}

type PerWeek = Analytics['per_week'][number]

/** Includes the weeks in between without any events. */
function fillWeeks(found: readonly PerWeek[]): PerWeek[] {
  const byWeek = new Map(found.map((row) => [row.week, row]))
  const [first, last] = [found[0]?.week, found.at(-1)?.week]
  const filled: PerWeek[] = []
  if (first === undefined || last === undefined) return filled
  for (let week = first; week <= last; week = addDays(week, WEEK_DAYS)) {
    filled.push(byWeek.get(week) ?? { week, applications: 0, answers: 0, interviews: 0 })
  }
  return filled
}

/** The applications behind one of the numbers. */
export const listCounted = async (ctx: Context, userId: string, input: CountedInput) => ({
  job_ids: await queries.listCounted(ctx.db, userId, input, ctx.readTimeZone()),
})
