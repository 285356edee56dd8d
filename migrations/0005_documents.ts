import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Every file of this database is kept beneath this id, so that another Foothold with the same
  // bucket or directory is never swept, nor this one's files by it.
  await sql`
    create table file_home (
      id uuid primary key default gen_random_uuid(),
      is_only boolean not null unique default true check (is_only)
    )`.execute(db)
  await sql`insert into file_home default values`.execute(db)

  await sql`
    create table documents (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      filename text not null check (length(filename) between 1 and 200),
      document_type text not null check (document_type in ('resume', 'cover_letter', 'other')),
      file_type text not null
        check (file_type in ('application/pdf', 'application/msword',
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document')),
      file_size integer not null check (file_size between 1 and 3145728),
      storage_key text not null unique check (length(storage_key) <= 200),
      uploaded_at timestamptz not null default now()
    )`.execute(db)
  // The order of the list (docs/behaviour.md#order-of-lists); id makes it total.
  await sql`
    create index documents_list on documents (user_id, uploaded_at desc, id desc)`.execute(db)

  // What was allowed to be put into the storage; a finished one answers a repeated call.
  await sql`
    create table document_uploads (
      key text primary key check (length(key) <= 200),
      user_id uuid not null references users (id) on delete cascade,
      document_id uuid references documents (id) on delete cascade,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index document_uploads_user on document_uploads (user_id)`.execute(db)
  await sql`create index document_uploads_document on document_uploads (document_id)`.execute(db)
  await sql`create index document_uploads_age on document_uploads (created_at)`.execute(db)

  // Which version of what went with an application: the name stays when the document goes.
  await sql`
    create table job_documents (
      id uuid primary key default gen_random_uuid(),
      job_id uuid not null references jobs (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      document_id uuid references documents (id) on delete set null,
      filename text not null check (length(filename) between 1 and 200),
      document_type text not null check (document_type in ('resume', 'cover_letter', 'other')),
      unique (job_id, document_id)
    )`.execute(db)
  await sql`create index job_documents_user on job_documents (user_id)`.execute(db)
  await sql`create index job_documents_document on job_documents (document_id)`.execute(db)
}
