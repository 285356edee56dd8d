import type { Insertable } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { GoalsTable } from '../../db/tables/day.ts'

/** Undefined where none is set. */
export const findGoal = (db: Db, userId: string) =>
  db
    .selectFrom('goals')
    .select(['period', 'target'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

export const putGoal = (db: Db, { user_id, ...goal }: Insertable<GoalsTable>) =>
  db
    .insertInto('goals')
    .values({ user_id, ...goal })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(goal))
    .execute()

export const deleteGoal = (db: Db, userId: string) =>
  db.deleteFrom('goals').where('user_id', '=', userId).execute()
