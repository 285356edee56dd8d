import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { CalendarInterview } from './event.ts'

/** Cancelled and deleted interviews are published for this long. */
const CANCELLED_DAYS = 30

/** All interviews with a date, and the cancelled ones that calendars still have to learn about. */
export async function listCalendarInterviews(db: Db, userId: string): Promise<CalendarInterview[]> {
  const isCancelled = sql<boolean>`
    (interviews.deleted_at is not null or jobs.deleted_at is not null
      or coalesce(interviews.result = 'cancelled', false))`
  const rows = await db
    .selectFrom('interviews')
    .innerJoin('jobs', (join) =>
      join
        .onRef('jobs.user_id', '=', 'interviews.user_id')
        .onRef('jobs.id', '=', 'interviews.job_id'),
    )
    .select([
      'interviews.id',
      'interviews.round',
      'interviews.duration_minutes',
      'interviews.place',
      'interviews.starts_at',
      'interviews.sequence',
      'interviews.updated_at',
      isCancelled.as('isCancelled'),
      'jobs.company',
      'jobs.position',
    ])
    .where('interviews.user_id', '=', userId)
    .where('interviews.starts_at', 'is not', null)
    .where(
      sql<boolean>`(not ${isCancelled}
        or interviews.updated_at > now() - ${CANCELLED_DAYS} * interval '1 day')`,
    )
    .orderBy('interviews.starts_at')
    .orderBy('interviews.id')
    .$narrowType<{ starts_at: string }>()
    .execute()
  return rows.map(({ company, position, ...row }) => ({ ...row, job: { company, position } }))
}
