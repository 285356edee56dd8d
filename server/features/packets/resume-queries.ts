import { sql } from 'kysely'
import type { SentResume } from '#src/packets/other-resumes.ts'
import type { Db } from '../../db/client.ts'

type FoundResume = SentResume & { company: string; created_at: string }

/**
 * Returns every resume that the user's applications were sent with: the one sealed last, else the
 * linked one.
 */
export const listSentResumes = async (db: Db, userId: string): Promise<FoundResume[]> => {
  const { rows } = await sql<FoundResume>`
    with sealed as (
      select distinct on (packets.job_id) packets.job_id, packets.files
      from packets where packets.user_id = ${userId} and packets.deleted_at is null
        and packets.files @> '[{"document_type": "resume"}]'
      order by packets.job_id, packets.sealed_at desc, packets.id desc
    ), sent as (
      select sealed.job_id, file.name as filename, null::uuid as document_id, file.sha256
      from sealed, jsonb_to_recordset(sealed.files) as file (name text, document_type text, sha256 text)
      where file.document_type = 'resume'
      union all
      select job_documents.job_id, job_documents.filename, job_documents.document_id, null
      from job_documents
      where job_documents.user_id = ${userId} and job_documents.document_type = 'resume'
        and job_documents.job_id not in (select sealed.job_id from sealed)
    )
    select sent.*, jobs.company, jobs.position, jobs.application_date, jobs.created_at
    from sent join jobs on jobs.id = sent.job_id and jobs.user_id = ${userId}
    where jobs.deleted_at is null
    order by jobs.created_at desc, jobs.id desc, sent.filename`.execute(db)
  return rows
}
