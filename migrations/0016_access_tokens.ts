import { type Kysely, sql } from 'kysely'

/**
 * Tokens by which programs act for a person. Looked up by hash with every call, so that is the key; the
 * id names one among its person's alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table access_tokens (
      token_hash text primary key check (length(token_hash) = 64),
      user_id uuid not null references users (id) on delete cascade,
      id uuid not null default gen_random_uuid(),
      request_id uuid,
      name text not null check (length(name) between 1 and 80),
      scope text not null check (scope in ('read', 'write', 'capture')),
      created_at timestamptz not null default clock_timestamp(),
      last_used_at timestamptz,
      expires_at timestamptz
    )`.execute(db)
  await sql`create index access_tokens_list on access_tokens (user_id, created_at, id)`.execute(db)
  await sql`create index access_tokens_expiry on access_tokens (expires_at)`.execute(db)
}
