import { type Kysely, sql } from 'kysely'

/**
 * Every key of a person's rows holds `user_id`, and so does every reference between them: a database
 * that spreads tables over machines by person can then check both on one machine.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addOwnerToHistory(db)
  for (const [table, name] of REFERENCES) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(db)
  }
  for (const { table, key } of KEYS) {
    const name = sql.id(`${table}_pkey`)
    await sql`
      alter table ${sql.table(table)}
        drop constraint ${name},
        add constraint ${name} primary key (${toColumns(key)})`.execute(db)
  }
  await replaceOtherKeys(db)
  await addReferences(db)
  await addUserToIndexes(db)
}

const toColumns = (names: readonly string[]) => sql.join(names.map((name) => sql.id(name)))

async function addOwnerToHistory(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job_status_changes add column user_id uuid`.execute(db)
  await sql`
    update job_status_changes set user_id = jobs.user_id
    from jobs where jobs.id = job_status_changes.job_id`.execute(db)
  await sql`alter table job_status_changes alter column user_id set not null`.execute(db)
}

const REFERENCES = [
  ['job_status_changes', 'job_status_changes_job_id_fkey'],
  ['job_documents', 'job_documents_job_id_fkey'],
  ['job_documents', 'job_documents_document_id_fkey'],
  ['document_uploads', 'document_uploads_document_id_fkey'],
] as const

// `user_id` comes last where rows are also looked for without it: whether anybody has a bookmark, and
// which files of the storage are in use.
const KEYS = [
  { table: 'experiences', key: ['user_id', 'id'] },
  { table: 'educations', key: ['user_id', 'id'] },
  { table: 'projects', key: ['user_id', 'id'] },
  { table: 'jobs', key: ['user_id', 'id'] },
  { table: 'job_status_changes', key: ['user_id', 'id'] },
  { table: 'documents', key: ['user_id', 'id'] },
  { table: 'job_documents', key: ['user_id', 'id'] },
  { table: 'resources', key: ['id', 'user_id'] },
  { table: 'document_uploads', key: ['key', 'user_id'] },
  { table: 'equal_employment_data', key: ['user_id'] },
] as const

async function replaceOtherKeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table equal_employment_data
      drop constraint equal_employment_data_user_id_key`.execute(db)
  await sql`
    alter table documents
      drop constraint documents_storage_key_key,
      add constraint documents_storage_key unique (storage_key, user_id)`.execute(db)
  await sql`
    alter table job_documents
      drop constraint job_documents_job_id_document_id_key,
      add constraint job_documents_once unique (user_id, job_id, document_id)`.execute(db)
  // Sessions are spread by their token; this id is random, and asked for among one person's alone.
  await sql`alter table sessions drop constraint sessions_public_id_key`.execute(db)
}

/**
 * A document's deletion empties `job_documents.document_id` in a statement of its own: `on delete set
 * null` would empty `user_id` too where PostgreSQL is older than 15.
 */
async function addReferences(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table job_status_changes add constraint job_status_changes_job
      foreign key (user_id, job_id) references jobs (user_id, id) on delete cascade`.execute(db)
  await sql`
    alter table job_documents
      add constraint job_documents_job
        foreign key (user_id, job_id) references jobs (user_id, id) on delete cascade,
      add constraint job_documents_document
        foreign key (user_id, document_id) references documents (user_id, id)`.execute(db)
  await sql`
    alter table document_uploads add constraint document_uploads_document
      foreign key (user_id, document_id) references documents (user_id, id)
      on delete cascade`.execute(db)
}

async function addUserToIndexes(db: Kysely<unknown>): Promise<void> {
  const replaced = [
    'job_status_changes_job',
    'job_documents_user',
    'job_documents_document',
    'document_uploads_user',
    'document_uploads_document',
    'jobs_address',
    'jobs_title',
  ]
  await sql`drop index ${toColumns(replaced)}`.execute(db)
  await sql`
    create index job_status_changes_list on job_status_changes (user_id, job_id, changed_at)
    `.execute(db)
  for (const table of ['job_documents', 'document_uploads']) {
    await sql`
      create index ${sql.id(`${table}_document_id`)}
      on ${sql.table(table)} (user_id, document_id)`.execute(db)
  }
  await sql`
    create index jobs_address on jobs (user_id, address_key) where deleted_at is null`.execute(db)
  await sql`
    create index jobs_title on jobs (user_id, company_key, position_key)
    where deleted_at is null`.execute(db)
}
