import { type Kysely, sql } from 'kysely'

/** People, with which applications they have to do, follow-ups, and what was done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createContacts(db)
  await createReminders(db)
  await createActivities(db)
}

/** `name_key` is the name as lists are ordered by it (src/fold.ts), the same in every database. */
async function createContacts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contacts (
      user_id uuid not null references users (id) on delete cascade,
      id uuid not null default gen_random_uuid(),
      name text not null check (length(name) between 1 and 200),
      name_key text collate "C" not null,
      role text check (length(role) <= 200),
      company text check (length(company) <= 200),
      kind text not null check (kind in
        ('recruiter', 'agency', 'hiring_manager', 'interviewer', 'referral', 'other')),
      email text check (length(email) <= 254),
      phone text check (length(phone) <= 100),
      url text check (length(url) <= 2048),
      notes text check (length(notes) <= 20000),
      last_spoken_at timestamptz,
      vcard_uid text check (length(vcard_uid) <= 200),
      request_id uuid,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (user_id, id),
      constraint contacts_request unique (user_id, request_id)
    )`.execute(db)
  await sql`
    create index contacts_list on contacts (user_id, name_key, name, id)
    where deleted_at is null`.execute(db)
  await sql`
    create table job_contacts (
      user_id uuid not null,
      job_id uuid not null,
      contact_id uuid not null,
      primary key (user_id, job_id, contact_id),
      constraint job_contacts_job
        foreign key (user_id, job_id) references jobs (user_id, id) on delete cascade,
      constraint job_contacts_contact
        foreign key (user_id, contact_id) references contacts (user_id, id) on delete cascade
    )`.execute(db)
  await sql`
    create index job_contacts_contact_id on job_contacts (user_id, contact_id)`.execute(db)
}

async function createReminders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reminders (
      user_id uuid not null references users (id) on delete cascade,
      id uuid not null default gen_random_uuid(),
      title text not null check (length(title) between 1 and 200),
      due_at timestamptz not null,
      job_id uuid,
      contact_id uuid,
      done_at timestamptz,
      request_id uuid,
      created_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (user_id, id),
      constraint reminders_request unique (user_id, request_id),
      constraint reminders_job
        foreign key (user_id, job_id) references jobs (user_id, id) on delete cascade,
      constraint reminders_contact
        foreign key (user_id, contact_id) references contacts (user_id, id) on delete cascade
    )`.execute(db)
  await sql`
    create index reminders_list on reminders (user_id, due_at, created_at, id)
    where deleted_at is null`.execute(db)
  await createLinkIndexes(db, 'reminders')
}

async function createActivities(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table activities (
      user_id uuid not null references users (id) on delete cascade,
      id uuid not null default gen_random_uuid(),
      kind text not null check (kind in
        ('note', 'call', 'email', 'meeting', 'event', 'course', 'agency_visit', 'other')),
      happened_at timestamptz not null,
      text text not null check (length(text) between 1 and 20000),
      minutes integer check (minutes between 0 and 10080),
      channel text check (length(channel) <= 80),
      job_id uuid,
      contact_id uuid,
      request_id uuid,
      created_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (user_id, id),
      constraint activities_request unique (user_id, request_id),
      constraint activities_job
        foreign key (user_id, job_id) references jobs (user_id, id) on delete cascade,
      constraint activities_contact
        foreign key (user_id, contact_id) references contacts (user_id, id) on delete cascade
    )`.execute(db)
  await sql`
    create index activities_list on activities (user_id, happened_at desc, created_at desc, id desc)
    where deleted_at is null`.execute(db)
  await createLinkIndexes(db, 'activities')
}

/** For the lists of one application and of one person, and for what goes with them. */
async function createLinkIndexes(db: Kysely<unknown>, table: string): Promise<void> {
  for (const column of ['job_id', 'contact_id']) {
    await sql`
      create index ${sql.id(`${table}_${column}`)}
      on ${sql.table(table)} (user_id, ${sql.ref(column)})`.execute(db)
  }
}
