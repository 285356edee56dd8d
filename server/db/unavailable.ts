/** SQLSTATEs of a server that is down, starting, stopping, full or temporarily read-only. */
const SQLSTATE = /^(08...|57P0[1-3]|53...|25006)$/
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
])
/** Messages that pg and its pool throw without a code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired$|Client has encountered a connection error|Cannot use a pool after calling end|Client was closed and is not queryable|PGlite is closed|PGlite instance is already closed|driver has already been destroyed)/

/**
 * Whether `error` or its cause means that the database is unavailable at the moment, so that the
 * request may succeed later: a broken connection, a full pool, a server starting or stopping.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string') {
    if (SQLSTATE.test(error.code)) return true
    if (SYSTEM_CODES.has(error.code) && ('syscall' in error || error instanceof AggregateError)) {
      return true
    }
    if (isMissingSocket(error)) return true
  }
  if (MESSAGES.test(error.message)) return true
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true
  return error.cause !== undefined && isDatabaseUnavailable(error.cause)
}

/** A missing socket; ENOENT of another syscall is about a file and not about the database. */
const isMissingSocket = (error: Error) =>
  'code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
