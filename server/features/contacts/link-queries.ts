import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

/** The links of one contact or of all, including those to deleted applications. */
export const listLinks = (db: Db, userId: string, contactId: string | undefined) =>
  db
    .selectFrom('job_contacts')
    .select(['contact_id', 'job_id'])
    .where('user_id', '=', userId)
    .$if(contactId !== undefined, (found) => found.where('contact_id', '=', contactId ?? ''))
    .execute()

/** The given applications that are not deleted, newest first. */
export const listJobOrder = (db: Db, userId: string, ids: readonly string[]) =>
  db
    .selectFrom('jobs')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .orderBy('application_date', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Keeps existing links. The caller has checked that the applications are the user's. */
export const insertLinks = (trx: Db, userId: string, contactId: string, jobIds: string[]) =>
  trx
    .insertInto('job_contacts')
    .values(jobIds.map((job_id) => ({ user_id: userId, job_id, contact_id: contactId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** The same for many contacts. */
export const insertAllLinks = (
  trx: Db,
  userId: string,
  links: readonly { job_id: string; contact_id: string }[],
) =>
  trx
    .insertInto('job_contacts')
    .values(links.map((link) => ({ ...link, user_id: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const deleteLink = (trx: Db, userId: string, contactId: string, jobId: string) =>
  trx
    .deleteFrom('job_contacts')
    .where('user_id', '=', userId)
    .where('contact_id', '=', contactId)
    .where('job_id', '=', jobId)
    .execute()

/** Keeps links to deleted applications, which can be restored. */
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
