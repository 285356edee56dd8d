import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await addAccountKeys(db)
  await sql`
    alter table users
      add column third_party_icons boolean not null default true,
      add column email_verified_at timestamptz`.execute(db)

  await sql`
    alter table sessions
      add column public_id uuid not null unique default gen_random_uuid(),
      add column user_agent text check (length(user_agent) <= 400),
      add column last_used_at timestamptz`.execute(db)
  await sql`update sessions set last_used_at = created_at`.execute(db)
  await sql`
    alter table sessions
      alter column last_used_at set default now(),
      alter column last_used_at set not null`.execute(db)

  await sql`
    create table identities (
      issuer text not null check (length(issuer) between 1 and 2048),
      subject text not null check (length(subject) between 1 and 255),
      user_id uuid not null references users (id) on delete cascade,
      created_at timestamptz not null default now(),
      primary key (issuer, subject)
    )`.execute(db)
  await sql`create index identities_user on identities (user_id)`.execute(db)

  await sql`
    create table password_resets (
      token_hash text primary key check (length(token_hash) = 64),
      user_id uuid not null references users (id) on delete cascade,
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index password_resets_user on password_resets (user_id)`.execute(db)
  await sql`create index password_resets_expiry on password_resets (expires_at)`.execute(db)

  // Neither addresses nor links: both are looked up or made when a mail is sent. user_id has no
  // foreign key: checking it would take longer for an address that somebody has.
  await sql`
    create table mail_outbox (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('password_reset')),
      user_id uuid not null,
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(),
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index mail_outbox_due on mail_outbox (next_attempt_at)`.execute(db)
  await sql`create index mail_outbox_user on mail_outbox (user_id)`.execute(db)
}

/** E-mail address and username as they are compared; `toKey` is what the server does with both. */
async function addAccountKeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column email_key text check (length(email_key) <= 762),
      add column username_key text check (length(username_key) <= 600)`.execute(db)
  const { rows } = await sql<{ id: string; email: string; username: string | null }>`
    select id, email, username from users order by created_at, id`.execute(db)
  const emailKeys = claimKeys(rows.map(({ email }) => email))
  const usernameKeys = claimKeys(rows.flatMap(({ username }) => username ?? []))
  const keys = rows.map(({ id, email, username }) => ({
    id,
    email_key: emailKeys.get(email),
    username_key: username === null ? null : usernameKeys.get(username),
  }))
  await sql`
    update users set email_key = keys.email_key, username_key = keys.username_key
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
      as keys (id uuid, email_key text, username_key text)
    where users.id = keys.id`.execute(db)
  await sql`alter table users alter column email_key set not null`.execute(db)
  await sql`drop index users_email`.execute(db)
  await sql`drop index users_username`.execute(db)
  await sql`create unique index users_email_key on users (email_key)`.execute(db)
  await sql`create unique index users_username_key on users (username_key)`.execute(db)
}

const toKey = (value: string) => value.normalize('NFC').trim().toLowerCase().normalize('NFC')

/**
 * The key of each text. Where the database's locale knew no capitals beyond ASCII, two accounts may
 * come to one key: whoever wrote it so gets it, else the older, and the other keeps its text as it
 * is, which holds a capital and so is nobody's key.
 */
function claimKeys(texts: string[]): Map<string, string> {
  const taken = new Set(texts.filter((text) => toKey(text) === text))
  const keys = new Map<string, string>()
  for (const text of texts) {
    const key = toKey(text)
    const isFree = key === text || !taken.has(key)
    taken.add(key)
    keys.set(text, isFree ? key : text)
  }
  return keys
}
