import {
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely'

/** deadlock_detected and serialization_failure: the statement was undone, so that others go on. */
const LOST = new Set(['40P01', '40001'])
const TRIES_MAX = 4

/**
 * PostgreSQL, with single statements sent again when they lose a deadlock, which several waiting
 * for one row can run into. Within a transaction it is the whole that would have to be repeated:
 * there the failure is the caller's.
 */
export class RetryingPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new RetryingDriver(this.#config)
  }
}

class RetryingDriver extends PostgresDriver {
  readonly #known = new WeakSet<DatabaseConnection>()
  readonly #inTransaction = new WeakSet<DatabaseConnection>()

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    if (this.#known.has(connection)) return connection
    this.#known.add(connection)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = (...query) =>
      this.#inTransaction.has(connection) ? execute(...query) : retryLost(() => execute(...query))
    return connection
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    this.#inTransaction.add(connection)
    await super.beginTransaction(connection, settings)
  }

  override async releaseConnection(connection: Parameters<PostgresDriver['releaseConnection']>[0]) {
    this.#inTransaction.delete(connection)
    await super.releaseConnection(connection)
  }
}

async function retryLost<T>(execute: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await execute()
    } catch (error) {
      if (tries === TRIES_MAX || !isLost(error)) throw error
    }
  }
}

const isLost = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  LOST.has(error.code)
