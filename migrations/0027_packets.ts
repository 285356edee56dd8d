import { type Kysely, sql } from 'kysely'

/** What was sent with an application, sealed; the bytes of equal files are kept once for a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table packets (
      user_id uuid not null,
      id uuid not null default gen_random_uuid(),
      job_id uuid not null,
      sealed_at timestamptz not null default now(),
      files jsonb not null check (jsonb_typeof(files) = 'array'),
      posting jsonb check (jsonb_typeof(posting) = 'object'),
      answers jsonb not null check (jsonb_typeof(answers) = 'array'),
      request_id uuid,
      primary key (user_id, id),
      constraint packets_request unique (user_id, request_id),
      constraint packets_job
        foreign key (user_id, job_id) references jobs (user_id, id) on delete cascade
    )`.execute(db)
  await sql`create index packets_list on packets (user_id, job_id, sealed_at desc, id desc)`.execute(
    db,
  )
  await sql`
    create table packet_files (
      user_id uuid not null references users (id) on delete cascade,
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      size integer not null check (size > 0),
      file_type text not null check (length(file_type) between 1 and 200),
      storage_key text not null check (length(storage_key) between 1 and 500),
      created_at timestamptz not null default now(),
      primary key (user_id, sha256),
      constraint packet_files_storage_key unique (storage_key, user_id)
    )`.execute(db)
}
