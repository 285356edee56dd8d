import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await addProfileFields(db)
  await createEntries(db)
  await createEncryptedAnswers(db)
}

async function addProfileFields(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profiles
      add column phone text check (length(phone) <= 200),
      add column address text check (length(address) <= 200),
      add column city text check (length(city) <= 200),
      add column state text check (length(state) <= 200),
      add column zip_code text check (length(zip_code) <= 200),
      add column country text check (length(country) <= 200),
      add column current_title text check (length(current_title) <= 200),
      add column years_of_experience double precision
        check (years_of_experience between 0 and 80),
      add column preferred_roles text[] not null default '{}'
        check (cardinality(preferred_roles) <= 50),
      add column preferred_locations text[] not null default '{}'
        check (cardinality(preferred_locations) <= 50),
      add column willing_to_relocate boolean not null default false,
      add column remote_preference text not null default 'Remote'
        check (remote_preference in ('Remote', 'Hybrid', 'On-site', 'Flexible')),
      add column desired_salary_min bigint
        check (desired_salary_min between 0 and 1000000000000),
      add column desired_salary_max bigint
        check (desired_salary_max between 0 and 1000000000000),
      add column work_auth_status text not null default 'US_CITIZEN'
        check (work_auth_status in ('US_CITIZEN', 'PERMANENT_RESIDENT', 'WORK_VISA',
          'STUDENT_VISA', 'REFUGEE_OR_ASYLEE', 'NOT_AUTHORIZED', 'OTHER')),
      add column need_sponsorship boolean not null default false,
      add column work_auth_additional_info text
        check (length(work_auth_additional_info) <= 20000),
      add column linkedin_url text check (length(linkedin_url) <= 2048),
      add column github_url text check (length(github_url) <= 2048),
      add column portfolio_url text check (length(portfolio_url) <= 2048),
      add column other_urls text[] not null default '{}' check (cardinality(other_urls) <= 50),
      add column date_of_birth date,
      add column job_search_status text not null default 'active'
        check (job_search_status in ('active', 'open', 'not_looking')),
      add constraint profiles_salary_range check (desired_salary_min <= desired_salary_max),
      add constraint profiles_names check (length(first_name) <= 200 and length(last_name) <= 200)
  `.execute(db)
}

/** End dates are compared by year, then month (docs/behaviour.md#experience-and-education). */
const inOrder = sql`
  extract(year from end_date) * 12 + extract(month from end_date)
    >= extract(year from start_date) * 12 + extract(month from start_date)`

async function createEntries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table experiences (
      id uuid primary key,
      user_id uuid not null references profiles (user_id) on delete cascade,
      company_name text not null check (length(company_name) between 1 and 200),
      title text not null check (length(title) between 1 and 200),
      location text check (length(location) <= 200),
      start_date date not null,
      end_date date,
      description text check (length(description) <= 2000),
      role_type text not null
        check (role_type in ('leadership', 'senior', 'mid_level', 'entry_level', 'internship')),
      constraint experiences_dates check (${inOrder})
    )`.execute(db)
  await sql`
    create table educations (
      id uuid primary key,
      user_id uuid not null references profiles (user_id) on delete cascade,
      school_name text not null check (length(school_name) between 1 and 200),
      degree text not null check (length(degree) between 1 and 200),
      field_of_study text not null check (length(field_of_study) between 1 and 200),
      start_date date not null,
      end_date date,
      gpa text check (length(gpa) <= 200),
      location text check (length(location) <= 200),
      achievements text check (length(achievements) <= 20000),
      constraint educations_dates check (${inOrder})
    )`.execute(db)
  await sql`
    create table projects (
      id uuid primary key,
      user_id uuid not null references profiles (user_id) on delete cascade,
      project_name text not null check (length(project_name) between 1 and 200),
      position_title text check (length(position_title) <= 200),
      location text check (length(location) <= 200),
      start_date date,
      end_date date,
      description text not null check (length(description) between 1 and 20000),
      current_project boolean not null,
      link text check (length(link) <= 2048),
      constraint projects_dates check (${inOrder}),
      constraint projects_current check (not (current_project and end_date is not null))
    )`.execute(db)
  // The order in which they are shown: newest start, then the open and the later end.
  for (const table of ['experiences', 'educations', 'projects']) {
    await sql`
      create index ${sql.id(`${table}_list`)} on ${sql.table(table)}
        (user_id, start_date desc nulls last, end_date desc nulls first, id desc)`.execute(db)
  }
}

async function createEncryptedAnswers(db: Kysely<unknown>): Promise<void> {
  // Which keys this database knows, never the keys: a server with another one notices.
  await sql`
    create table encryption_keys (
      id text primary key check (length(id) between 1 and 64),
      check_value text not null check (length(check_value) between 1 and 128),
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table equal_employment_data (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null unique references users (id) on delete cascade,
      key_id text not null references encryption_keys (id),
      nonce bytea not null check (length(nonce) = 12),
      ciphertext bytea not null check (length(ciphertext) between 17 and 4096),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index equal_employment_data_key on equal_employment_data (key_id)`.execute(db)
}
