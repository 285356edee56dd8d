import { type Kysely, sql } from 'kysely'

/** What a person wants to be told of, what they were told, and the devices that take notifications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notification_settings (
      user_id uuid primary key references users (id) on delete cascade,
      digest text not null check (digest in ('off', 'daily', 'weekly')),
      hour smallint not null check (hour between 0 and 23),
      time_zone text not null check (length(time_zone) between 1 and 64),
      push boolean not null,
      push_since timestamptz not null default now(),
      digest_day date,
      digest_at timestamptz,
      check ((digest = 'off') = (digest_at is null)),
      check ((digest_day is null) = (digest_at is null))
    )`.execute(db)
  await sql`
    create index notification_settings_due on notification_settings (digest_at)
    where digest_at is not null`.execute(db)
  await sql`
    create index notification_settings_push on notification_settings (user_id)
    where push`.execute(db)
  await sql`
    create table digest_links (
      token_hash text primary key check (length(token_hash) = 64),
      user_id uuid not null references users (id) on delete cascade,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index digest_links_user on digest_links (user_id)`.execute(db)
  await sql`create index digest_links_age on digest_links (created_at)`.execute(db)
  await createDeliveries(db)
  await createPush(db)
}

/** The unique key is what keeps a second server, or a clock that was set back, from telling again. */
async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deliveries (
      user_id uuid not null references users (id) on delete cascade,
      id uuid not null default gen_random_uuid(),
      kind text not null check (kind ~ '^[a-z_]{1,40}$'),
      subject_id uuid not null,
      due_at timestamptz not null,
      created_at timestamptz not null default now(),
      primary key (user_id, id),
      constraint deliveries_occasion unique (user_id, kind, subject_id, due_at)
    )`.execute(db)
  await sql`create index deliveries_age on deliveries (created_at)`.execute(db)
}

async function createPush(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table push_subscriptions (
      user_id uuid not null references users (id) on delete cascade,
      id uuid not null default gen_random_uuid(),
      session_hash text not null check (length(session_hash) = 64),
      endpoint text not null check (length(endpoint) between 1 and 1000),
      p256dh text not null check (length(p256dh) between 1 and 200),
      auth text not null check (length(auth) between 1 and 200),
      created_at timestamptz not null default now(),
      primary key (user_id, id),
      constraint push_subscriptions_session unique (user_id, session_hash)
    )`.execute(db)
  await sql`
    create table push_messages (
      user_id uuid not null references users (id) on delete cascade,
      id uuid not null default gen_random_uuid(),
      delivery_id uuid not null,
      subscription_id uuid not null,
      primary key (user_id, id),
      constraint push_messages_device unique (user_id, delivery_id, subscription_id),
      constraint push_messages_delivery
        foreign key (user_id, delivery_id) references deliveries (user_id, id) on delete cascade,
      constraint push_messages_subscription
        foreign key (user_id, subscription_id)
        references push_subscriptions (user_id, id) on delete cascade
    )`.execute(db)
  await sql`
    create index push_messages_subscription_id
    on push_messages (user_id, subscription_id)`.execute(db)
  await sql`
    create table vapid_keys (
      id smallint primary key default 1 check (id = 1),
      public_key text not null check (length(public_key) between 1 and 200),
      key_id text not null references encryption_keys (id),
      nonce bytea not null check (length(nonce) = 12),
      ciphertext bytea not null check (length(ciphertext) between 17 and 4096),
      created_at timestamptz not null default now()
    )`.execute(db)
}
