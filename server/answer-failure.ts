import type { FastifyReply, FastifyRequest } from 'fastify'
import { describeFailure, type Failure, isUnexpected } from './failure.ts'

/** The one way a REST route, or the server before any route, answers a failure. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = reportFailure(error, request.log)
  return reply
    .headers({ 'cache-control': 'no-store', ...toHeaders(failure) })
    .status(failure.status)
    .send({ detail: failure.detail })
}

/** What no route can be found for (a malformed address) is answered before any hook runs. */
export const answerUnroutable = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
  answerFailure(
    error,
    request,
    reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' }),
  )

/** Logs what nobody foresaw; the request id in the log leads to the answer's header. */
export function reportFailure(error: unknown, log: FastifyRequest['log']): Failure {
  const failure = describeFailure(error)
  if (isUnexpected(failure)) log.error({ err: findCause(error) }, 'unexpected failure')
  if (failure.status === 503) log.warn({ err: findCause(error) }, 'a dependency is down')
  return failure
}

/** tRPC wraps what a procedure throws, repeating its message. */
const findCause = (error: unknown) =>
  error instanceof Error && error.name === 'TRPCError' ? (error.cause ?? error) : error

export const toHeaders = ({ retryAfterSeconds }: Failure): Record<string, string> =>
  retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
