import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

/** The user's links to applications that are not deleted, by contact; a part of other statements. */
export const jobsByContact = (db: Db, userId: string) =>
  db
    .selectFrom('job_contacts as link')
    .innerJoin('jobs', (join) =>
      join.onRef('jobs.user_id', '=', 'link.user_id').onRef('jobs.id', '=', 'link.job_id'),
    )
    .select([
      'link.contact_id',
      sql<string[]>`array_agg(jobs.id::text order by
        jobs.application_date desc, jobs.created_at desc, jobs.id desc)`.as('job_ids'),
    ])
    .where('link.user_id', '=', userId)
    .where('jobs.deleted_at', 'is', null)
    .groupBy('link.contact_id')
    .as('linked')

/** Links that are there already stay. The caller has checked that the applications are the user's. */
export const insertLinks = (trx: Db, userId: string, contactId: string, jobIds: string[]) =>
  trx
    .insertInto('job_contacts')
    .values(jobIds.map((job_id) => ({ user_id: userId, job_id, contact_id: contactId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const deleteLink = (trx: Db, userId: string, contactId: string, jobId: string) =>
  trx
    .deleteFrom('job_contacts')
    .where('user_id', '=', userId)
    .where('contact_id', '=', contactId)
    .where('job_id', '=', jobId)
    .execute()

/** Leaves those to deleted applications, which can be brought back. */
export const deleteOtherLinks = (trx: Db, userId: string, contactId: string, kept: string[]) =>
  trx
    .deleteFrom('job_contacts')
    .where('user_id', '=', userId)
    .where('contact_id', '=', contactId)
    .where(sql<boolean>`not job_id = any(${kept}::uuid[])`)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('jobs')
          .select('jobs.id')
          .whereRef('jobs.user_id', '=', 'job_contacts.user_id')
          .whereRef('jobs.id', '=', 'job_contacts.job_id')
          .where('jobs.deleted_at', 'is', null),
      ),
    )
    .execute()
