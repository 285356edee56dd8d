import { type Kysely, sql } from 'kysely'

/** What happens to an account's security, the devices it knows, and the second step of signing in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addEvents(db)
  await addDevices(db)
  await addTwoStep(db)
}

async function addEvents(db: Kysely<unknown>): Promise<void> {
  // The server knows the kinds; another one reads older or newer rows without a migration.
  await sql`
    create table security_events (
      user_id uuid not null references users (id) on delete cascade,
      id uuid not null default gen_random_uuid(),
      kind text not null check (kind ~ '^[a-z_]{1,40}$'),
      device text check (length(device) between 1 and 80),
      detail text check (length(detail) between 1 and 200),
      happened_at timestamptz not null default clock_timestamp(),
      primary key (user_id, id)
    )`.execute(db)
  await sql`
    create index security_events_list on security_events (user_id, happened_at desc, id)`.execute(
    db,
  )
  await sql`create index security_events_age on security_events (happened_at)`.execute(db)
  await sql`alter table mail_outbox drop constraint mail_outbox_kind_check`.execute(db)
  await sql`
    alter table mail_outbox
      add constraint mail_outbox_kind_check check (kind ~ '^[a-z_]{1,40}$')`.execute(db)
}

async function addDevices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_devices (
      user_id uuid not null references users (id) on delete cascade,
      token_hash text not null check (length(token_hash) = 64),
      last_used_at timestamptz not null default clock_timestamp(),
      primary key (user_id, token_hash)
    )`.execute(db)
  await sql`create index known_devices_age on known_devices (last_used_at)`.execute(db)
  await sql`
    alter table sessions add column device_hash text check (length(device_hash) = 64)`.execute(db)
  // Whoever has an account by now is taken to have signed in.
  await sql`alter table users add column has_signed_in boolean not null default true`.execute(db)
  await sql`alter table users alter column has_signed_in set default false`.execute(db)
}

async function addTwoStep(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table totp_secrets (
      user_id uuid primary key references users (id) on delete cascade,
      key_id text not null references encryption_keys (id),
      nonce bytea not null check (length(nonce) = 12),
      ciphertext bytea not null check (length(ciphertext) between 17 and 4096),
      created_at timestamptz not null default now(),
      confirmed_at timestamptz,
      last_step bigint not null default 0
    )`.execute(db)
  await sql`create index totp_secrets_key on totp_secrets (key_id)`.execute(db)
  await sql`
    create table recovery_codes (
      user_id uuid not null references users (id) on delete cascade,
      code_hash text not null check (length(code_hash) = 64),
      primary key (user_id, code_hash)
    )`.execute(db)
  await sql`
    create table passkeys (
      user_id uuid not null references users (id) on delete cascade,
      id uuid not null default gen_random_uuid(),
      credential_id text not null check (length(credential_id) between 1 and 1400),
      public_key bytea not null check (length(public_key) between 1 and 4096),
      counter bigint not null default 0,
      transports text[] not null default '{}' check (cardinality(transports) <= 10),
      name text not null check (length(name) between 1 and 100),
      created_at timestamptz not null default now(),
      last_used_at timestamptz,
      primary key (user_id, id),
      unique (user_id, credential_id)
    )`.execute(db)
  await sql`
    create table passkey_challenges (
      challenge text primary key check (length(challenge) between 16 and 200),
      user_id uuid references users (id) on delete cascade,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`
    create index passkey_challenges_expiry on passkey_challenges (expires_at)`.execute(db)
  await sql`create index passkey_challenges_user on passkey_challenges (user_id)`.execute(db)
  await sql`
    create table pending_sign_ins (
      token_hash text primary key check (length(token_hash) = 64),
      user_id uuid not null references users (id) on delete cascade,
      method text not null check (method in ('password', 'provider')),
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index pending_sign_ins_user on pending_sign_ins (user_id)`.execute(db)
  await sql`create index pending_sign_ins_expiry on pending_sign_ins (expires_at)`.execute(db)
}
