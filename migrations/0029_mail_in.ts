import { type Kysely, sql } from 'kysely'

/** The ways by which mail comes in by itself: a private address, and a folder of a person's mailbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_addresses (
      user_id uuid primary key references users (id) on delete cascade,
      secret_hash text not null unique check (length(secret_hash) = 64),
      key_id text not null references encryption_keys (id),
      nonce bytea not null check (length(nonce) = 12),
      ciphertext bytea not null check (length(ciphertext) between 17 and 4096),
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table mail_folders (
      user_id uuid primary key references users (id) on delete cascade,
      host text not null check (length(host) between 1 and 253),
      port integer not null check (port between 1 and 65535),
      username text not null check (length(username) between 1 and 320),
      folder text not null check (length(folder) between 1 and 200),
      key_id text not null references encryption_keys (id),
      nonce bytea not null check (length(nonce) = 12),
      ciphertext bytea not null check (length(ciphertext) between 17 and 4096),
      uid_validity text check (length(uid_validity) between 1 and 20),
      last_uid bigint not null default 0 check (last_uid >= 0),
      next_check_at timestamptz not null default now(),
      lease uuid,
      checked_at timestamptz,
      failures integer not null default 0 check (failures >= 0),
      problem text check (problem in
        ('unreachable', 'certificate', 'sign_in', 'folder', 'limit', 'key')),
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index mail_addresses_key on mail_addresses (key_id)`.execute(db)
  await sql`create index mail_folders_key on mail_folders (key_id)`.execute(db)
  await sql`create index mail_folders_due on mail_folders (next_check_at)`.execute(db)
}
