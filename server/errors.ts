import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { SECOND_STEP_NEEDED, type SecondStep } from '#src/two-step/schema.ts'
import { isDatabaseUnavailable } from './db/unavailable.ts'
import { t } from '#src/language/t.ts'

/** The message for a client: one sentence, or one for each failed rule. */
export type Detail = string | string[]

/** A failure that clients may know: tRPC and REST both send its `detail` and its code's status. */
export abstract class AppError extends TRPCError {
  readonly detail: Detail
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: TRPCError['code'],
    detail: Detail,
    retryAfterSeconds?: number,
    cause?: unknown,
  ) {
    super({ code, message: typeof detail === 'string' ? detail : detail.join(' '), cause })
    this.detail = detail
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export class InvalidInput extends AppError {
  constructor(detail: Detail) {
    super('BAD_REQUEST', detail)
  }
}

/** Well-formed input that breaks rules; one sentence per rule. */
export class RefusedInput extends AppError {
  constructor(detail: Detail) {
    super('UNPROCESSABLE_CONTENT', detail)
  }
}

export class NotSignedIn extends AppError {
  constructor(detail = t('Please log in to continue')) {
    super('UNAUTHORIZED', detail)
  }
}

/** The password was right, but a second step is required (docs/behaviour.md#two-step-sign-in). */
export class SecondStepNeeded extends AppError {
  readonly step: SecondStep

  constructor(step: SecondStep) {
    super('FORBIDDEN', t('Please confirm your sign-in with your second step'))
    this.step = step
  }
}

/** Another user's item, if the API reveals that it exists. */
export class Forbidden extends AppError {
  constructor(detail: string) {
    super('FORBIDDEN', detail)
  }
}

/** Also thrown for rows of other users, so that their existence is not revealed. */
export class NotFound extends AppError {
  constructor(detail: string) {
    super('NOT_FOUND', detail)
  }
}

export class Conflict extends AppError {
  constructor(detail: string) {
    super('CONFLICT', detail)
  }
}

export class TooLarge extends AppError {
  constructor(detail: string) {
    super('PAYLOAD_TOO_LARGE', detail)
  }
}

export class UnsupportedMedia extends AppError {
  constructor(detail = t('Unsupported media type')) {
    super('UNSUPPORTED_MEDIA_TYPE', detail)
  }
}

/** A dependency (database, storage, sandbox) is not available at the moment. */
export class Unavailable extends AppError {
  /** @param cause logged, never sent to the client */
  constructor(detail: string, retryAfterSeconds: number, cause?: unknown) {
    super('SERVICE_UNAVAILABLE', detail, retryAfterSeconds, cause)
  }
}

export class TooManyRequests extends AppError {
  constructor(detail: string, retryAfterSeconds: number) {
    super('TOO_MANY_REQUESTS', detail, retryAfterSeconds)
  }
}

/** The client closed the connection before the response. */
export class Cancelled extends AppError {
  constructor() {
    super('CLIENT_CLOSED_REQUEST', t('The request was cancelled'))
  }
}

/** An error for the client, the same over tRPC and REST. */
export type Failure = {
  status: number
  detail: Detail
  /** For rejected input: the message of each field, by its path (`interview_date`). */
  fields?: Record<string, string>
  retryAfterSeconds?: number
  /** For programs, if the sentence alone does not say what to do. */
  reason?: string
  second_step?: SecondStep
}

const RETRY_UNAVAILABLE_SECONDS = 5
export const MALFORMED_JSON = t('The request body is not valid JSON')
const INTERNAL = t('Internal server error')
const NOT_AN_OBJECT = t('The request must be an object with named fields')
const DETAILS: Record<number, string> = {
  400: t('The request could not be understood'),
  404: t('Not found'),
  405: t('Method not allowed'),
  408: t('The request took too long'),
  412: t('The file has changed'),
  413: t('The request is too large'),
  414: t('The address is too long'),
  415: t('Unsupported media type'),
  416: t('The file does not have the requested part'),
  429: t('Too many requests. Please try again later.'),
  431: t('The request is too large'),
  503: t('The service is not available at the moment. Please try again in a few seconds.'),
}

/**
 * Maps any thrown value to what a client may know. Messages of errors that are not ours are never
 * passed on: they can contain SQL, paths or user input.
 */
export function describeFailure(error: unknown): Failure {
  if (error instanceof AppError) return describeAppError(error)
  const cause = error instanceof TRPCError ? error.cause : error
  if (cause instanceof AppError) return describeAppError(cause)
  if (cause instanceof ZodError) return describeIssues(cause)
  // The message of JSON.parse quotes the input.
  if (cause instanceof SyntaxError && readStatus(error) === 400) {
    return { status: 400, detail: MALFORMED_JSON }
  }
  if (isDatabaseUnavailable(cause)) {
    return { ...plain(503), retryAfterSeconds: RETRY_UNAVAILABLE_SECONDS }
  }
  return plain(readStatus(error))
}

const describeAppError = (error: AppError): Failure => ({
  status: getHTTPStatusCodeFromError(error),
  detail: error.detail,
  ...(error.retryAfterSeconds !== undefined && { retryAfterSeconds: error.retryAfterSeconds }),
  ...(error instanceof SecondStepNeeded && {
    reason: SECOND_STEP_NEEDED,
    second_step: error.step,
  }),
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

/** Returns the status of client errors (4xx); 500 for everything else. */
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

/** Logs `error` and sends it as `{ detail }`: the one error response of REST and of the framework. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = reportFailure(error, request.log)
  return reply
    .headers({ 'cache-control': 'no-store', ...toHeaders(failure) })
    .status(failure.status)
    .send(toBody(failure))
}

export const toBody = ({ detail, reason, second_step }: Failure) => ({
  detail,
  ...(reason !== undefined && { reason }),
  ...(second_step !== undefined && { second_step }),
})

/** Logs unexpected failures; the log line carries the request id that the client also gets. */
export function reportFailure(error: unknown, log: FastifyRequest['log']): Failure {
  const failure = describeFailure(error)
  if (failure.status === 500) log.error({ err: findCause(error) }, 'unexpected failure')
  if (failure.status === 503) log.warn({ err: findCause(error) }, 'a dependency is not available')
  return failure
}

/** Unwraps the TRPCError around what a procedure threw: it only repeats the message. */
const findCause = (error: unknown) =>
  error instanceof Error && error.name === 'TRPCError' ? (error.cause ?? error) : error

export const toHeaders = ({ retryAfterSeconds }: Failure): Record<string, string> =>
  retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
