import { type RawBuilder, sql } from 'kysely'
import type { Analytics, AnalyticsRange, CountedInput } from '#src/analytics/schema.ts'
import type { FlowStep } from '#src/analytics/steps.ts'
import type { Db } from '../../db/client.ts'
import { toLocalDay } from '../../db/local-day.ts'

/**
 * Of each application that has gone beyond saved: the days on which it first did, was first answered
 * and first came to interviewing, and how it stands.
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
    select jobs.id, jobs.source, jobs.status, jobs.outcome,
      ${toLocalDay('sent_at', timeZone)} as sent,
      ${toLocalDay('answered_at', timeZone)} as answered,
      ${toLocalDay('invited_at', timeZone)} as invited,
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

/** Where an application of the facts ends, or is now. */
const LAST_STEP = sql<FlowStep>`case
  when status = 'rejected' then 'rejected'
  when outcome = 'ghosted' then 'no_answer'
  when outcome = 'withdrawn' then 'withdrawn'
  when outcome = 'declined' then 'declined'
  else 'open' end`

/** Each step that one takes from one place to the next, in the order of an application's life. */
const STEPS = sql`
  select id, 'applied' as from_step,
    case when invited is not null then 'interviewing' when has_offer then 'offer'
      else ${LAST_STEP} end as to_step from sent where was_applied
  union all
  select id, 'interviewing', case when has_offer then 'offer' else ${LAST_STEP} end from sent
    where invited is not null
  union all
  select id, 'offer', ${LAST_STEP} from sent where has_offer`

const selectSent = (range: AnalyticsRange) =>
  sql`sent as materialized (select * from facts where ${isWithin('sent', range)})`

type Aggregates = Pick<
  Analytics,
  'applications' | 'answered' | 'offers' | 'median_days_to_answer' | 'flow' | 'by_source'
> & { per_week: Analytics['per_week'] }

/** All numbers in one statement, so that they are of one moment. */
export async function aggregate(
  db: Db,
  userId: string,
  range: AnalyticsRange,
  timeZone: string,
): Promise<Aggregates> {
  const happened = (column: string, name: string) => sql`
    select date_trunc('week', ${sql.ref(column)}::timestamp)::date as week,
      ${sql.lit(name)} as kind
    from facts where ${isWithin(column, range)}`
  const { rows } = await sql<Aggregates>`
    ${withFacts(userId, timeZone)}, ${selectSent(range)},
    steps as (${STEPS}),
    happened as (
      ${happened('sent', 'sent')} union all ${happened('answered', 'answered')}
      union all ${happened('invited', 'invited')}
    )
    select count(*)::integer as applications,
      count(answered)::integer as answered,
      (count(*) filter (where has_offer))::integer as offers,
      percentile_cont(0.5) within group (order by answered - sent)
        filter (where was_awaited) as median_days_to_answer,
      (select coalesce(json_agg(found), '[]') from (
        select from_step as "from", to_step as "to", count(*)::integer as count
        from steps group by 1, 2) as found
      ) as flow,
      (select coalesce(json_agg(found), '[]') from (
        select source, count(*)::integer as applications, count(answered)::integer as answered,
          count(invited)::integer as interviews,
          (count(*) filter (where has_offer))::integer as offers
        from sent group by source) as found
      ) as by_source,
      (select coalesce(json_agg(found order by week), '[]') from (
        select week,
          (count(*) filter (where kind = 'sent'))::integer as applications,
          (count(*) filter (where kind = 'answered'))::integer as answers,
          (count(*) filter (where kind = 'invited'))::integer as interviews
        from happened group by week) as found
      ) as per_week
    from sent`.execute(db)
  const [found] = rows
  if (found === undefined) throw new Error('an aggregate without a row')
  return found
}

type Condition = (range: AnalyticsRange) => RawBuilder<boolean>
const CONDITIONS: Record<Extract<CountedInput['of'], string>, Condition> = {
  applications: (range) => isWithin('sent', range),
  answered: (range) => sql`${isWithin('sent', range)} and answered is not null`,
  interviews: (range) => sql`${isWithin('sent', range)} and invited is not null`,
  offers: (range) => sql`${isWithin('sent', range)} and has_offer`,
  answers: (range) => isWithin('answered', range),
  invitations: (range) => isWithin('invited', range),
}

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
      ? sql<{ id: string }>`${facts} select id from facts where ${CONDITIONS[of](range)}`
      : sql<{ id: string }>`${facts}, ${selectSent(range)}, steps as (${STEPS})
          select id from steps where from_step = ${of.from} and to_step = ${of.to}`
  return (await statement.execute(db)).rows.map(({ id }) => id)
}
