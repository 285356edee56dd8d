import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { DatabaseHandle } from '../db/client.ts'
import type { Database } from '../db/schema.ts'

/** Creates a database that is down: nothing listens on its port. */
export function createUnreachableDatabase(): DatabaseHandle {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 1_000 })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    kind: 'postgres',
    check: async () => {
      await sql`select 1`.execute(db)
    },
    countConnections: () => ({ open: 0, idle: 0, waiting: 0 }),
    close: () => db.destroy(),
  }
}
