import { type Insertable, sql, type Updateable } from 'kysely'
import type { ResourceCategory } from '#src/resources/constants.ts'
import type { CategoryCount, Resource } from '#src/resources/schema.ts'
import type { Db } from '../../db/client.ts'
import type { ResourcesTable } from '../../db/tables/resources.ts'

const COLUMNS = [
  'id',
  'title',
  'url',
  'category',
  'description',
  'tags',
  'created_at',
  'updated_at',
] as const satisfies (keyof Resource)[]

/** Not `now()`, which is the start of the transaction, before it waited for a row's lock. */
const clockTime = sql<string>`clock_timestamp()`

export const listResources = (
  db: Db,
  userId: string,
  category?: ResourceCategory,
): Promise<Resource[]> =>
  db
    .selectFrom('resources')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? 'other'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Estimated size of a bookmark in a list without its long texts. */
const ROW_BYTES = 400

/** Estimated bytes of the whole list. */
export const sumResourceBytes = async (db: Db, userId: string): Promise<number> => {
  const { bytes } = await db
    .selectFrom('resources')
    .select(
      sql<number>`coalesce(sum(octet_length(title) + octet_length(url)
        + coalesce(octet_length(description), 0) + coalesce(octet_length(tags), 0)
        + ${sql.lit(ROW_BYTES)}), 0)::float8`.as('bytes'),
    )
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return bytes
}

export const countByCategory = (db: Db, userId: string): Promise<CategoryCount[]> =>
  db
    .selectFrom('resources')
    .select(['category', sql<number>`count(*)::integer`.as('count')])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .groupBy('category')
    .execute()

/** Returns undefined if the request id was used before, also by a concurrent request. */
export const insertResource = (
  db: Db,
  resource: Insertable<ResourcesTable>,
): Promise<Resource | undefined> =>
  db
    .insertInto('resources')
    .values(resource)
    .onConflict((conflict) => conflict.columns(['user_id', 'request_id']).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst()

/** Deleted or not, because a repeated request returns what the first one did. */
export const findResourceByRequest = (
  db: Db,
  userId: string,
  requestId: string,
): Promise<Resource | undefined> =>
  db
    .selectFrom('resources')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()

/** Locks the row until the transaction ends, so that two updates run one after another. */
export const lockResource = (
  trx: Db,
  userId: string,
  id: string,
): Promise<Pick<Resource, 'title' | 'url'> | undefined> =>
  trx
    .selectFrom('resources')
    .select(['title', 'url'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const updateResource = (
  db: Db,
  userId: string,
  id: string,
  changes: Omit<Updateable<ResourcesTable>, 'id' | 'user_id'>,
): Promise<Resource> =>
  db
    .updateTable('resources')
    .set({ ...changes, updated_at: clockTime })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()

/** Whether any user has this bookmark, to choose between 403 and 404. */
export const hasResource = async (db: Db, id: string): Promise<boolean> => {
  const found = await db
    .selectFrom('resources')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Restores a bookmark deleted less than `ttlMs` ago; returns one that is not deleted unchanged. */
export const unmarkResourceDeleted = (
  db: Db,
  userId: string,
  id: string,
  ttlMs: number,
): Promise<Resource | undefined> =>
  db
    .updateTable('resources')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(sql<boolean>`(deleted_at is null or deleted_at > now() - ${ttlMs} * interval '1 ms')`)
    .returning(COLUMNS)
    .executeTakeFirst()

export const listAddresses = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('resources')
    .select('url')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ url }) => url)
}

type NewResource = Omit<Insertable<ResourcesTable>, 'created_at' | 'updated_at'>

/** The first one gets the newest time, so that the list keeps their order. */
export const insertResources = (db: Db, resources: readonly NewResource[]) =>
  db
    .insertInto('resources')
    .values(
      resources.map((resource, index) => ({
        ...resource,
        created_at: sql<string>`now() - ${index} * interval '1 ms'`,
      })),
    )
    .execute()

type ImportedRow = Omit<Insertable<ResourcesTable>, 'user_id' | 'request_id' | 'deleted_at'>

/** Inserts rows of an import, with their own times. */
export const insertImported = (trx: Db, userId: string, rows: readonly ImportedRow[]) =>
  trx
    .insertInto('resources')
    .values(rows.map((row) => ({ ...row, user_id: userId })))
    .execute()
