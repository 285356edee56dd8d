import type { Db } from '../../db/client.ts'

/** The applications that an open follow-up is about. */
export async function listFollowedJobs(db: Db, userId: string): Promise<string[]> {
  const found = await db
    .selectFrom('reminders')
    .select('job_id')
    .where('user_id', '=', userId)
    .where('job_id', 'is not', null)
    .where('done_at', 'is', null)
    .where('deleted_at', 'is', null)
    .distinct()
    .execute()
  return found.flatMap(({ job_id }) => job_id ?? [])
}
