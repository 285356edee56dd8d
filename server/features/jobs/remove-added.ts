import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../db/client.ts'

const images = z.array(z.object({ id: z.guid(), updated_at: z.string() }))
/** The data about an added application that `removeAdded` needs. */
export type AddedImage = z.infer<typeof images>[number]

/**
 * Erases applications that were added together, except those changed or referred to since, which
 * somebody has worked on.
 */
export const removeAdded = async (trx: Db, userId: string, kept: unknown): Promise<void> => {
  await sql`
    delete from jobs using jsonb_to_recordset(${JSON.stringify(images.parse(kept))}::jsonb)
      as added (id uuid, updated_at timestamptz)
    where jobs.user_id = ${userId} and jobs.id = added.id and jobs.deleted_at is null
      and jobs.updated_at = added.updated_at
      and not exists (select from interviews
        where interviews.user_id = ${userId} and interviews.job_id = jobs.id
          and (sequence > 0 or request_id is not null or cardinality(checked_items) > 0))
      and not exists (select from reminders
        where reminders.user_id = ${userId} and reminders.job_id = jobs.id)
      and not exists (select from packets
        where packets.user_id = ${userId} and packets.job_id = jobs.id)
      and not exists (select from activities
        where activities.user_id = ${userId} and activities.job_id = jobs.id)
      and not exists (select from job_contacts
        where job_contacts.user_id = ${userId} and job_contacts.job_id = jobs.id)
      and not exists (select from job_documents
        where job_documents.user_id = ${userId} and job_documents.job_id = jobs.id)
  `.execute(trx)
}
