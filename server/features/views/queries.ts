import type { Insertable } from 'kysely'
import type { View, ViewPatch } from '#src/views/schema.ts'
import type { Db } from '../../db/client.ts'
import type { ViewsTable } from '../../db/tables/views.ts'

const COLUMNS = ['id', 'name', 'search'] as const

const selectNotDeleted = (db: Db, userId: string) =>
  db
    .selectFrom('views')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)

/** In the order of creation. */
export const listViews = (db: Db, userId: string): Promise<View[]> =>
  selectNotDeleted(db, userId).orderBy('created_at').orderBy('id').execute()

/** With the time of creation, for a full export. */
export const listDatedViews = (db: Db, userId: string) =>
  db
    .selectFrom('views')
    .select([...COLUMNS, 'created_at'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findView = (db: Db, userId: string, id: string): Promise<View | undefined> =>
  selectNotDeleted(db, userId).where('id', '=', id).executeTakeFirst()

/** Deleted or not, because a repeated request returns what the first one did. */
export const findViewByRequest = (
  db: Db,
  userId: string,
  requestId: string,
): Promise<View | undefined> =>
  db
    .selectFrom('views')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()

type NewView = Pick<Insertable<ViewsTable>, 'user_id' | 'name' | 'search' | 'request_id'>

export const insertView = (db: Db, view: NewView): Promise<View> =>
  db.insertInto('views').values(view).returning(COLUMNS).executeTakeFirstOrThrow()

export const updateView = (
  db: Db,
  userId: string,
  id: string,
  changes: ViewPatch,
): Promise<View | undefined> =>
  db
    .updateTable('views')
    .set(changes)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst()

type ImportedRow = Omit<Insertable<ViewsTable>, 'user_id' | 'request_id' | 'deleted_at'>

/** Inserts rows of an import, with their own times. */
export const insertImported = (trx: Db, userId: string, rows: readonly ImportedRow[]) =>
  trx
    .insertInto('views')
    .values(rows.map((row) => ({ ...row, user_id: userId })))
    .execute()
