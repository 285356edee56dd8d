import { type Kysely, sql } from 'kysely'

/**
 * What a posting says besides company and position, and its text, apart from the application: lists
 * don't read it. `search_text` is the text as searches compare it (src/fold.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs
      add column work_mode text check (work_mode in ('remote', 'hybrid', 'onsite')),
      add column employment_type text check (employment_type in
        ('full_time', 'part_time', 'contract', 'temporary', 'internship', 'volunteer')),
      add column salary_min double precision check (salary_min between 0 and 1e12),
      add column salary_max double precision check (salary_max between 0 and 1e12),
      add column salary_currency text check (salary_currency ~ '^[A-Z]{3}$'),
      add column salary_period text check (salary_period in ('year', 'month', 'week', 'day', 'hour')),
      add column source text check (length(source) <= 80),
      add constraint jobs_salary_order check (salary_min <= salary_max)
  `.execute(db)
  await sql`
    create table job_postings (
      user_id uuid not null,
      job_id uuid not null,
      text text not null check (length(text) between 1 and 50000),
      search_text text not null,
      html_title text check (length(html_title) <= 200),
      url text check (length(url) <= 2048),
      captured_at timestamptz not null,
      primary key (user_id, job_id),
      foreign key (user_id, job_id) references jobs (user_id, id) on delete cascade
    )
  `.execute(db)
}
