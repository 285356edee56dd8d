import type { PlacedPart } from '#src/dashboard/schema.ts'
import type { Db } from '../../db/client.ts'

/** Undefined for the usual order. */
export const findParts = async (db: Db, userId: string): Promise<PlacedPart[] | undefined> => {
  const found = await db
    .selectFrom('dashboards')
    .select('parts')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found?.parts
}

export const putParts = (db: Db, userId: string, placed: readonly PlacedPart[]) => {
  const parts = JSON.stringify(placed)
  return db
    .insertInto('dashboards')
    .values({ user_id: userId, parts })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ parts }))
    .execute()
}

export const deleteParts = (db: Db, userId: string) =>
  db.deleteFrom('dashboards').where('user_id', '=', userId).execute()
