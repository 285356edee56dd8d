import { sql } from 'kysely'
import type { Job } from '#src/jobs/schema.ts'
import type { JobKeys } from '#src/jobs/similar.ts'
import type { Db } from '../../db/client.ts'

const MATCHES_MAX = 100

const COMPARED = [
  'id',
  'company',
  'position',
  'location',
  'url',
  'status',
  'application_date',
  'archived_at',
] as const satisfies (keyof Job)[]
type Compared = Pick<Job, (typeof COMPARED)[number]>

type Keys = { address: string | null; company: string | null; positions: readonly string[] }

/** Applications with one of the address's or the title's keys, newest first, `except` left out. */
export const listByKeys = (
  db: Db,
  userId: string,
  { address, company, positions }: Keys,
  except: string | null,
): Promise<Compared[]> => {
  const own = db
    .selectFrom('jobs')
    .select([...COMPARED, 'created_at'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .$if(except !== null, (query) => query.where('id', '!=', except))
  const byAddress = own.where('address_key', '=', address)
  const byTitle = own.where('company_key', '=', company).where('position_key', 'in', positions)
  return db
    .selectFrom(byAddress.union(byTitle).as('found'))
    .select(COMPARED)
    .orderBy('application_date', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MATCHES_MAX)
    .execute()
}

/** Applications that were changed, or made before there were keys. */
export const listWithoutKeys = (db: Db, userId: string, limit: number) =>
  db
    .selectFrom('jobs')
    .select(['id', 'company', 'position', 'location', 'url', 'updated_at'])
    .where('user_id', '=', userId)
    .where('has_keys', '=', false)
    .limit(limit)
    .execute()

export type KeyedJob = JobKeys & { id: string; updated_at: string }

/** Leaves out what has been changed again since it was read. */
export const updateKeys = (db: Db, userId: string, keyed: readonly KeyedJob[]) =>
  sql`
    update jobs set address_key = keyed.address_key, company_key = keyed.company_key,
      position_key = keyed.position_key, has_keys = true
    from jsonb_to_recordset(${JSON.stringify(keyed)}::jsonb) as keyed
      (id uuid, address_key text, company_key text, position_key text, updated_at timestamptz)
    where jobs.id = keyed.id and jobs.user_id = ${userId}
      and date_trunc('milliseconds', jobs.updated_at) = date_trunc('milliseconds', keyed.updated_at)
  `.execute(db)
