import { type RawBuilder, sql } from 'kysely'

/** PostgreSQL only reads an offset as in ISO 8601 if it is an interval. */
const OFFSET = /^[+-]\d{2}:\d{2}$/

/** The calendar date on which the instant of a column falls in `timeZone`. */
export const toLocalDay = (instant: string, timeZone: string): RawBuilder<string> =>
  OFFSET.test(timeZone)
    ? sql`(${sql.ref(instant)} at time zone ${timeZone}::interval)::date`
    : sql`(${sql.ref(instant)} at time zone ${timeZone}::text)::date`
