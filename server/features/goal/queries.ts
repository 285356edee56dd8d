import type { Goal } from '#src/goal/schema.ts'
import type { Db } from '../../db/client.ts'

/** Returns undefined if none is set. */
export const findGoal = (db: Db, userId: string) =>
  db
    .selectFrom('goals')
    .select(['period', 'target'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Without a period, the existing one is kept; a new goal is weekly. */
export const putGoal = (
  db: Db,
  {
    user_id,
    target,
    period,
  }: { user_id: string; target: number; period: Goal['period'] | undefined },
) =>
  db
    .insertInto('goals')
    .values({ user_id, target, period: period ?? 'week' })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ target, ...(period && { period }) }),
    )
    .execute()

/** Returns false if there is no goal. */
export const updatePeriod = async (
  db: Db,
  userId: string,
  period: Goal['period'],
): Promise<boolean> => {
  const updated = await db
    .updateTable('goals')
    .set({ period })
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return updated !== undefined
}

export const deleteGoal = (db: Db, userId: string) =>
  db.deleteFrom('goals').where('user_id', '=', userId).execute()
