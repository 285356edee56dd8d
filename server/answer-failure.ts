import type { FastifyReply, FastifyRequest } from 'fastify'
import { describeFailure, type Failure, isUnexpected } from './failure.ts'
import { isHtmlNavigation } from './static.ts'

/** The one way a REST route, or the server before any route, answers a failure. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = reportFailure(error, request.log)
  return reply
    .headers({ 'cache-control': 'no-store', ...toHeaders(failure) })
    .status(failure.status)
    .send({ detail: failure.detail })
}

/**
 * What no route can be found for (a malformed address) is answered before any hook runs: to whoever
 * opens it like any other unknown path, which leads to the landing page.
 */
export const sendUnroutable = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' })
  return isHtmlNavigation(request)
    ? reply.header('cache-control', 'no-store').redirect('/', 302)
    : sendFailure(error, request, reply)
}

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
