import { sql } from 'kysely'
import type { JobStatus } from '#src/jobs/constants.ts'
import type { Db } from '../../db/client.ts'

/** In the person's order. */
export const listStages = (db: Db, userId: string) =>
  db
    .selectFrom('job_stages')
    .select(['status', 'name'])
    .where('user_id', '=', userId)
    .orderBy('status')
    .orderBy('position')
    .orderBy('name')
    .execute()

type Of = { userId: string; status: JobStatus }

/** Adds the new stages and stores this order. */
export const putStages = (trx: Db, { userId, status }: Of, names: readonly string[]) =>
  trx
    .insertInto('job_stages')
    .values(names.map((name, position) => ({ user_id: userId, status, name, position })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'status', 'name'])
        .doUpdateSet(({ ref }) => ({ position: ref('excluded.position') })),
    )
    .execute()

/** Removes those of the status that are not in `kept`; no application may have one of them. */
export const deleteOtherStages = (trx: Db, { userId, status }: Of, kept: readonly string[]) =>
  trx
    .deleteFrom('job_stages')
    .where('user_id', '=', userId)
    .where('status', '=', status)
    .$if(kept.length > 0, (query) => query.where('name', 'not in', kept))
    .execute()

/** Clears the stage of applications whose stage of the status is not in `kept`. */
export const clearOtherStages = (trx: Db, { userId, status }: Of, kept: readonly string[]) =>
  trx
    .updateTable('jobs')
    .set({ stage: null, updated_at: sql<string>`clock_timestamp()` })
    .where('user_id', '=', userId)
    .where('status', '=', status)
    .where('stage', 'is not', null)
    .$if(kept.length > 0, (query) => query.where('stage', 'not in', kept))
    .execute()

type Rename = Of & { from: string; to: string }

/** Inserts a copy in the same position; undefined if there is no such stage. */
export const copyStage = (trx: Db, { userId, status, from, to }: Rename) =>
  trx
    .insertInto('job_stages')
    .columns(['user_id', 'status', 'name', 'position'])
    .expression((eb) =>
      eb
        .selectFrom('job_stages')
        .select(['user_id', 'status', eb.val(to).as('name'), 'position'])
        .where('user_id', '=', userId)
        .where('status', '=', status)
        .where('name', '=', from),
    )
    .returning('name')
    .executeTakeFirst()

/** Also updates the applications with this stage, including deleted ones. */
export const moveToStage = (trx: Db, { userId, status, from, to }: Rename) =>
  trx
    .updateTable('jobs')
    .set({ stage: to, updated_at: sql<string>`clock_timestamp()` })
    .where('user_id', '=', userId)
    .where('status', '=', status)
    .where('stage', '=', from)
    .execute()

export const deleteStage = (trx: Db, { userId, status }: Of, name: string) =>
  trx
    .deleteFrom('job_stages')
    .where('user_id', '=', userId)
    .where('status', '=', status)
    .where('name', '=', name)
    .execute()
