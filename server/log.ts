import { createRequire } from 'node:module'
import { type DestinationStream, type Logger, pino } from 'pino'
import type PinoPretty from 'pino-pretty'
import type { Config } from './config.ts'

/**
 * Logs JSON lines to stdout, pretty-printed on a terminal. Personal data must not be logged: never
 * pass bodies, headers, URLs or IP addresses; errors are reduced by `serializeError`.
 */
export function createLogger(
  config: Pick<Config, 'logLevel'>,
  destination: DestinationStream = createDestination(),
): Logger {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // Fastify's own log lines may contain a request with its URL and client address.
    serializers: { err: serializeError, req: () => undefined, res: () => undefined },
  }
  return pino(options, destination)
}

function createDestination(): DestinationStream {
  if (!process.stdout.isTTY) return pino.destination(1)
  // Only loaded on a terminal.
  const pretty: typeof PinoPretty = createRequire(import.meta.url)('pino-pretty')
  return pretty({ colorize: true, singleLine: true, sync: true })
}

const SQLSTATE = /^[0-9A-Z]{5}$/

type LoggedError = {
  type: string
  message?: string
  code?: unknown
  constraint?: unknown
  table?: unknown
  column?: unknown
  stack?: string | undefined
  cause?: LoggedError
}

/** Messages and details of database errors quote user input and are dropped; codes are kept. */
export function serializeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint, table, column } = Object.assign({ ...NO_DATABASE_FIELDS }, error)
  if (typeof code === 'string' && SQLSTATE.test(code)) {
    return { type: error.name, code, constraint, table, column, stack: readFrames(error) }
  }
  return {
    type: error.name,
    message: error.message,
    code,
    stack: readFrames(error),
    ...(error.cause !== undefined && { cause: serializeError(error.cause) }),
  }
}

const NO_DATABASE_FIELDS: Record<'code' | 'constraint' | 'table' | 'column', unknown> = {
  code: undefined,
  constraint: undefined,
  table: undefined,
  column: undefined,
}

/** The stack frames without the message above them. */
const readFrames = (error: Error) =>
  error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
