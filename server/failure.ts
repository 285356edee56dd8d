import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { ZodError } from 'zod'
import { isDatabaseUnavailable } from './db/unavailable.ts'
import { AppError, type Detail } from './errors.ts'

/** How a failure is answered, on both faces alike. */
export type Failure = {
  status: number
  detail: Detail
  /** For refused input: the message of each field, by its path (`interview_date`). */
  fields?: Record<string, string>
  retryAfterSeconds?: number
}

const RETRY_UNAVAILABLE_SECONDS = 5
export const MALFORMED_JSON = 'The request body is not valid JSON'
const INTERNAL = 'Internal server error'
const NOT_AN_OBJECT = 'The request must be an object with named fields'
const DETAILS: Record<number, string> = {
  400: 'The request could not be understood',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'The request took too long',
  412: 'The file has changed',
  413: 'The request is too large',
  414: 'The address is too long',
  415: 'Unsupported media type',
  416: 'The file has no such part',
  429: 'Too many requests. Please try again later.',
  431: 'The request is too large',
  503: 'The service is not available at the moment. Please try again in a few seconds.',
}

/**
 * Turns whatever was thrown into what a client may know. Texts of foreign errors never pass: they
 * can hold SQL, paths or what somebody typed.
 */
export function describeFailure(error: unknown): Failure {
  if (error instanceof AppError) return describeAppError(error)
  const cause = error instanceof TRPCError ? error.cause : error
  if (cause instanceof AppError) return describeAppError(cause)
  if (cause instanceof ZodError) return describeIssues(cause)
  // JSON.parse's own text quotes what was sent.
  if (cause instanceof SyntaxError && readStatus(error) === 400) {
    return { status: 400, detail: MALFORMED_JSON }
  }
  if (isDatabaseUnavailable(cause)) {
    return { ...plain(503), retryAfterSeconds: RETRY_UNAVAILABLE_SECONDS }
  }
  return plain(readStatus(error))
}

/** Whether nobody foresaw this failure, so that it belongs in the log with its stack. */
export const isUnexpected = (failure: Failure) => failure.status === 500

const describeAppError = (error: AppError): Failure => ({
  status: getHTTPStatusCodeFromError(error),
  detail: error.detail,
  ...(error.retryAfterSeconds !== undefined && { retryAfterSeconds: error.retryAfterSeconds }),
})

function describeIssues(error: ZodError): Failure {
  const issues = error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message: path.length === 0 && message.startsWith('Invalid input') ? NOT_AN_OBJECT : message,
  }))
  const byField = Map.groupBy(issues, ({ path }) => path)
  const fields = [...byField].map(([path, found]) => [
    path,
    [...new Set(found.map((issue) => issue.message))].join(' '),
  ])
  return {
    status: 400,
    detail: [...new Set(issues.map((issue) => issue.message))],
    fields: Object.fromEntries(fields),
  }
}

const plain = (status: number): Failure => ({ status, detail: DETAILS[status] ?? INTERNAL })

/** Only client errors keep their status; anything else, however it calls itself, is a plain 500. */
function readStatus(error: unknown): number {
  const status =
    error instanceof TRPCError
      ? getHTTPStatusCodeFromError(error)
      : error instanceof Error && 'statusCode' in error
        ? error.statusCode
        : 500
  if (typeof status !== 'number' || status < 400 || status > 499) return 500
  return status in DETAILS ? status : 400
}
