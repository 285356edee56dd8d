import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await addIdentityFacts(db)
  await repairProofs(db)

  await sql`alter table sessions add column provider_at timestamptz`.execute(db)

  await sql`
    create table invitations (
      token_hash text primary key check (length(token_hash) = 64),
      email text check (length(email) <= 254),
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index invitations_expiry on invitations (expires_at)`.execute(db)

  // While it waits for its link to be opened, a change has no old address; the one that the account
  // has then is taken.
  await sql`
    create table email_changes (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      new_email text not null check (length(new_email) <= 254),
      old_email text check (length(old_email) <= 254),
      old_email_key text check (length(old_email_key) <= 762),
      old_verified_at timestamptz,
      confirmed_at timestamptz,
      told_at timestamptz,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      check ((confirmed_at is null) = (old_email is null)),
      check ((old_email is null) = (old_email_key is null))
    )`.execute(db)
  await sql`
    create unique index email_changes_waiting on email_changes (user_id)
    where confirmed_at is null`.execute(db)
  await sql`create index email_changes_user on email_changes (user_id)`.execute(db)
  await sql`create index email_changes_old on email_changes (old_email_key)`.execute(db)
  await sql`create index email_changes_expiry on email_changes (expires_at)`.execute(db)

  await sql`
    create table email_links (
      token_hash text primary key check (length(token_hash) = 64),
      user_id uuid not null references users (id) on delete cascade,
      change_id uuid not null references email_changes (id) on delete cascade,
      purpose text not null check (purpose in ('confirm', 'take_back')),
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index email_links_change on email_links (change_id)`.execute(db)
  await sql`create index email_links_user on email_links (user_id)`.execute(db)

  await sql`
    alter table mail_outbox
      drop constraint mail_outbox_kind_check,
      add constraint mail_outbox_kind_check
        check (kind in ('password_reset', 'email_confirm', 'email_changed'))`.execute(db)
}

async function addIdentityFacts(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table identities
      add column id uuid not null unique default gen_random_uuid(),
      add column email text check (length(email) <= 254)`.execute(db)
}

/**
 * `email_verified_at` said when the address was proven last; from now on it says since when it is
 * proven, and a reset removes the identities from before.
 *
 * An account without a password was made or taken over by a provider that vouched for the address,
 * and never reset: its proof is as old as its first identity. In one with a password, a reset has
 * proven the address after an identity was linked: nobody knows whose that identity is, so it goes,
 * as the reset should have made it. Its owner's next sign-in at the provider links it again.
 * Addresses that nobody has proven stay so.
 */
async function repairProofs(db: Kysely<unknown>): Promise<void> {
  await sql`
    update users set email_verified_at = least(email_verified_at, first.linked_at)
    from (select user_id, min(created_at) as linked_at from identities group by user_id) as first
    where users.id = first.user_id
      and users.email_verified_at is not null and users.password_hash is null`.execute(db)
  await sql`
    delete from identities using users
    where users.id = identities.user_id and users.password_hash is not null
      and identities.created_at < users.email_verified_at`.execute(db)
}
