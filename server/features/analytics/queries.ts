import { type RawBuilder, sql } from 'kysely'
import type { Analytics, AnalyticsRange, CountedInput } from '#src/analytics/schema.ts'
import type { FlowStep } from '#src/analytics/steps.ts'
import type { Db } from '../../db/client.ts'
import { toLocalDay } from '../../db/local-day.ts'

/** An application's final or current step. */
const LAST_STEP = sql<FlowStep>`case
  when status = 'rejected' then 'rejected'
  when outcome = 'ghosted' then 'no_answer'
  when outcome = 'withdrawn' then 'withdrawn'
  when outcome = 'declined' then 'declined'
  else 'open' end`

/**
 * For each application beyond Saved: the days it was first sent, first answered and first
 * interviewing, and its current state.
 */
const withFacts = (userId: string, timeZone: string) => sql`
  with reached as (
    select job_id,
      min(changed_at) filter (where to_status <> 'saved') as sent_at,
      min(changed_at) filter (where to_status = 'applied') as applied_at,
      min(changed_at) filter (where to_status in ('interviewing', 'offer', 'rejected'))
        as answered_at,
      min(changed_at) filter (where to_status = 'interviewing') as invited_at,
      min(changed_at) filter (where to_status = 'offer') as offered_at
    from job_status_changes
    where user_id = ${userId}
    group by job_id
  ), facts as materialized (
    select jobs.id, jobs.source, ${LAST_STEP} as last_step,
      ${toLocalDay('sent_at', timeZone)} as sent,
      ${toLocalDay('answered_at', timeZone)} as answered,
      ${toLocalDay('invited_at', timeZone)} as invited,
      answered_at is not null as was_answered,
      invited_at is not null as was_invited,
      offered_at is not null as has_offer,
      coalesce(applied_at = sent_at, false) as was_applied,
      answered_at > sent_at as was_awaited
    from reached
    join jobs on jobs.id = reached.job_id and jobs.user_id = ${userId}
    where jobs.deleted_at is null and sent_at is not null
  )`

const isWithin = (column: string, { from, to }: AnalyticsRange): RawBuilder<boolean> =>
  sql`(${sql.ref(column)} >= coalesce(${from ?? null}::date, '-infinity')
    and ${sql.ref(column)} <= coalesce(${to ?? null}::date, 'infinity'))`

/** The steps between places, in the order of an application's life. */
const selectSteps = (carried: string, from: string) => {
  const [what, place] = [sql.ref(carried), sql.table(from)]
  return sql`
    select ${what}, 'applied' as from_step,
      case when was_invited then 'interviewing' when has_offer then 'offer'
        else last_step end as to_step from ${place} where was_applied
    union all
    select ${what}, 'interviewing', case when has_offer then 'offer' else last_step end
    from ${place} where was_invited
    union all
    select ${what}, 'offer', last_step from ${place} where has_offer`
}

type Aggregates = Pick<
  Analytics,
  'applications' | 'answered' | 'offers' | 'flow' | 'by_source' | 'per_week'
> & {
  /** The number of answers by days, the fewest days first. */
  waits: { days: number; count: number }[]
}

/**
 * Computes all numbers in one statement, so that they are consistent. Equal applications are
 * counted first, because many share few kinds and days.
 */
export async function aggregate(
  db: Db,
  userId: string,
  range: AnalyticsRange,
  timeZone: string,
): Promise<Aggregates> {
  const happened = (column: string, place: number) => {
    const count = (at: number) => (at === place ? sql`count(*)` : sql`0`)
    return sql`
      select ${sql.ref(column)} as day, ${count(0)} as sent, ${count(1)} as answers, ${count(2)} as invited
      from facts where ${isWithin(column, range)} group by ${sql.ref(column)}`
  }
  const { rows } = await sql<Aggregates>`
    ${withFacts(userId, timeZone)}, kinds as materialized (
      select source, last_step, was_answered, was_invited, has_offer, was_applied,
        count(*) as amount
      from facts where ${isWithin('sent', range)} group by 1, 2, 3, 4, 5, 6
    ),
    steps as (${selectSteps('amount', 'kinds')}),
    days as (
      ${happened('sent', 0)} union all ${happened('answered', 1)} union all ${happened('invited', 2)}
    )
    select coalesce(sum(amount), 0)::integer as applications,
      coalesce(sum(amount) filter (where was_answered), 0)::integer as answered,
      coalesce(sum(amount) filter (where has_offer), 0)::integer as offers,
      (select coalesce(json_agg(found order by days), '[]') from (
        select answered - sent as days, count(*)::integer as count
        from facts where was_awaited and ${isWithin('sent', range)} group by 1) as found
      ) as waits,
      (select coalesce(json_agg(found), '[]') from (
        select from_step as "from", to_step as "to", sum(amount)::integer as count
        from steps group by 1, 2) as found
      ) as flow,
      (select coalesce(json_agg(found), '[]') from (
        select source, sum(amount)::integer as applications,
          coalesce(sum(amount) filter (where was_answered), 0)::integer as answered,
          coalesce(sum(amount) filter (where was_invited), 0)::integer as interviews,
          coalesce(sum(amount) filter (where has_offer), 0)::integer as offers
        from kinds group by source) as found
      ) as by_source,
      (select coalesce(json_agg(found order by week), '[]') from (
        select date_trunc('week', day::timestamp)::date as week, sum(sent)::integer as applications,
          sum(answers)::integer as answers, sum(invited)::integer as interviews
        from days group by 1) as found
      ) as per_week
    from kinds`.execute(db)
  const [found] = rows
  if (found === undefined) throw new Error('an aggregate without a row')
  return found
}

type Condition = (range: AnalyticsRange) => RawBuilder<boolean>
const CONDITIONS: Record<Extract<CountedInput['of'], string>, Condition> = {
  applications: (range) => isWithin('sent', range),
  answered: (range) => sql`${isWithin('sent', range)} and was_answered`,
  interviews: (range) => sql`${isWithin('sent', range)} and was_invited`,
  offers: (range) => sql`${isWithin('sent', range)} and has_offer`,
  answers: (range) => isWithin('answered', range),
  invitations: (range) => isWithin('invited', range),
}

type WithId = { id: string }

/** The applications behind one of the numbers. */
export async function listCounted(
  db: Db,
  userId: string,
  { of, ...range }: CountedInput,
  timeZone: string,
): Promise<string[]> {
  const facts = withFacts(userId, timeZone)
  const statement =
    typeof of === 'string'
      ? sql<WithId>`${facts} select id from facts where ${CONDITIONS[of](range)}`
      : sql<WithId>`${facts}, sent as (select * from facts where ${isWithin('sent', range)}),
          steps as (${selectSteps('id', 'sent')})
          select id from steps where from_step = ${of.from} and to_step = ${of.to}`
  return (await statement.execute(db)).rows.map(({ id }) => id)
}
