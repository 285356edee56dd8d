import {
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely'

/** deadlock_detected and serialization_failure: the statement was rolled back and can be repeated. */
const RETRYABLE = new Set(['40P01', '40001'])
const TRIES_MAX = 4

/**
 * PostgreSQL that repeats single statements after a deadlock or serialization failure. Inside a
 * transaction the whole transaction would have to be repeated, so the caller gets the error.
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
      this.#inTransaction.has(connection) ? execute(...query) : withRetries(() => execute(...query))
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

async function withRetries<T>(execute: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await execute()
    } catch (error) {
      if (tries === TRIES_MAX || !isRetryable(error)) throw error
    }
  }
}

const isRetryable = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  RETRYABLE.has(error.code)
