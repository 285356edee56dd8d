import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type QueryExecutorProvider, sql } from 'kysely'

type Database = QueryExecutorProvider

const TTL_MS = 30_000
const POLL_MS = 200

export type Lease = {
  /**
   * Ends the lease with the transaction.
   * @throws if it has expired and another server may hold it
   */
  endWith: (trx: Database) => Promise<void>
}

/**
 * Runs `work` while no other server holds the lease `name`. All times are the database's, so the
 * servers' clocks do not matter; a dead server's lease expires after `ttlMs`. Uses no locks that
 * only some databases have. A holder whose lease has expired notices it in `endWith`, the last
 * statement of its transaction.
 */
export async function withLease<T>(
  db: Database,
  name: string,
  work: (lease: Lease) => Promise<T>,
  ttlMs = TTL_MS,
): Promise<T> {
  const owner = randomUUID()
  await createTable(db)
  while (!(await take(db, { name, owner, ttlMs }))) await sleep(POLL_MS)
  const renewal = setInterval(() => {
    // A failed renewal is repeated by the next, or noticed by endWith.
    void renew(db, { name, owner, ttlMs }).catch(() => undefined)
  }, ttlMs / 3)
  renewal.unref()
  const endWith: Lease['endWith'] = async (trx) => {
    if (!(await release(trx, name, owner))) throw new Error(`the lease ${name} was lost`)
  }
  try {
    return await work({ endWith })
  } finally {
    clearInterval(renewal)
    await release(db, name, owner).catch(() => false)
  }
}

/** Waits until every other transaction that has called this with the same name has ended. */
export const lockUntilEnd = (trx: Database, name: string) =>
  sql`
    insert into leases (name, owner, expires_at) values (${name}, '', clock_timestamp())
    on conflict (name) do update set owner = excluded.owner`.execute(trx)

type Claim = { name: string; owner: string; ttlMs: number }

const inMs = (ms: number) => sql`clock_timestamp() + ${ms} * interval '1 ms'`

/** Returns false while another server holds it. */
async function take(db: Database, { name, owner, ttlMs }: Claim): Promise<boolean> {
  const { rows } = await sql`
    insert into leases (name, owner, expires_at) values (${name}, ${owner}, ${inMs(ttlMs)})
    on conflict (name) do update set owner = excluded.owner, expires_at = excluded.expires_at
    where leases.expires_at <= clock_timestamp()
    returning name`.execute(db)
  return rows.length > 0
}

const renew = (db: Database, { name, owner, ttlMs }: Claim) =>
  sql`
    update leases set expires_at = ${inMs(ttlMs)}
    where name = ${name} and owner = ${owner}`.execute(db)

async function release(db: Database, name: string, owner: string): Promise<boolean> {
  const { rows } = await sql`
    delete from leases where name = ${name} and owner = ${owner} returning name`.execute(db)
  return rows.length > 0
}

/** Not by a migration: the first migration needs it. */
async function createTable(db: Database): Promise<void> {
  try {
    await sql`
      create table if not exists leases (
        name text primary key check (length(name) between 1 and 100),
        owner text not null check (length(owner) <= 100),
        expires_at timestamptz not null
      )`.execute(db)
  } catch (error) {
    // PostgreSQL refuses one of two that create a table at once, in several ways.
    const { rows } = await sql`select 1 where to_regclass('leases') is not null`.execute(db)
    if (rows.length === 0) throw error
  }
}
