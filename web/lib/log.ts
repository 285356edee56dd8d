import { scrub } from '#src/shell/scrub.ts'
import { describeData, LogBudget, MESSAGE_MAX } from './log-entry.ts'

export const LOG_LEVELS = { DEBUG: 0, INFO: 1, WARN: 2, ERROR: 3, NONE: 4 } as const
export type LogLevel = Exclude<keyof typeof LOG_LEVELS, 'NONE'>

const LEVEL_KEY = 'log_level'
const REMOTE_KEY = 'remote_logging'
const ENDPOINT = '/api/logs'
const TIMEOUT_MS = 3_000
const USER_AGENT_MAX = 300

const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The stored level, 0 to 4; anything else is the default. */
export const parseLogLevel = (stored: string | null): number => {
  // `Number('')` would be 0.
  const level = stored?.trim() ? Number(stored) : undefined
  return Object.values(LOG_LEVELS).find((each) => each === level) ?? LOG_LEVELS.ERROR
}

const readLevel = () => parseLogLevel(readStored(LEVEL_KEY))

const isRemote = () => readStored(REMOTE_KEY) !== 'false'

const budget = new LogBudget()

/** Sends an entry without waiting for the response. */
const send = (message: string, data: unknown) => {
  const entry = { message: scrub(message, MESSAGE_MAX), ...describeData(data) }
  if (!isRemote() || !budget.take(JSON.stringify(entry), Date.now())) return
  const body = {
    level: 'error',
    ...entry,
    timestamp: new Date().toISOString(),
    // The query and hash may contain a token or a search text.
    url: location.origin + location.pathname,
    userAgent: navigator.userAgent.slice(0, USER_AGENT_MAX),
  }
  fetch(ENDPOINT, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {
    // An entry that cannot be sent is dropped: logging that would loop.
  })
}

const PRINTERS = { DEBUG: 'debug', INFO: 'info', WARN: 'warn', ERROR: 'error' } as const

/**
 * Prints an entry at or above the stored level; sends errors to the server, scrubbed and limited in
 * size.
 */
export const log = (level: LogLevel, message: string, data?: unknown): void => {
  if (LOG_LEVELS[level] < readLevel()) return
  console[PRINTERS[level]](message, ...(data === undefined ? [] : [data]))
  if (level === 'ERROR') send(message, data)
}

/** Like `log` at level ERROR, for errors that the browser has printed already. */
export const logUncaught = (message: string, cause: unknown): void => {
  if (LOG_LEVELS.ERROR >= readLevel()) send(message, cause)
}

/** Browsers report a layout that settles one frame later this way; it is harmless. */
const HARMLESS = /^ResizeObserver loop/

/** Sends every error that nobody caught to the server's log. */
export const logUncaughtErrors = (): void => {
  window.addEventListener('error', ({ message, error }) => {
    if (!HARMLESS.test(message)) logUncaught('Uncaught error', error ?? message)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const isAborted = reason instanceof DOMException && reason.name === 'AbortError'
    if (!isAborted) logUncaught('Unhandled rejection', reason)
  })
}
