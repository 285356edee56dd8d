import { getTRPCErrorShape, TRPCError } from '@trpc/server'
import { fastifyRequestHandler } from '@trpc/server/adapters/fastify'
import type { FastifyInstance } from 'fastify'
import { TRPC_MAX_BATCH_SIZE } from '#src/shell/constants.ts'
import { createContext, type Services, TRPC_PATH } from './context.ts'
import { describeFailure, type Failure, reportFailure, toHeaders } from './errors.ts'
import { appRouter } from './router.ts'

/**
 * Serves tRPC at /trpc. tRPC's Fastify plugin is not used, because it also accepts multipart bodies
 * and reads them without a limit; here every body is JSON within the server's limit.
 */
export function registerTrpc(app: FastifyInstance, services: Services): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body)
  })
  app.route<{ Params: { path: string } }>({
    method: ['GET', 'POST'],
    url: TRPC_PATH,
    exposeHeadRoute: false, // A HEAD request would run the query for nothing.
    async handler(request, reply) {
      await fastifyRequestHandler({
        router: appRouter,
        req: request,
        res: reply,
        path: request.params.path,
        maxBatchSize: TRPC_MAX_BATCH_SIZE,
        createContext: () => createContext(services, request, reply),
        onError: ({ error }) => void reportFailure(error, request.log),
        responseMeta: ({ errors }) => ({
          headers: Object.assign({}, ...errors.map((error) => toHeaders(describeFailure(error)))),
        }),
      })
    },
  })
  // Errors before tRPC runs (such as a too large body) are sent in tRPC's format too.
  app.setErrorHandler((error, request, reply) => {
    const failure = reportFailure(error, request.log)
    return reply
      .headers(toHeaders(failure))
      .status(failure.status)
      .send({ error: toShape(error, failure) })
  })
}

const toShape = (cause: unknown, { status }: Failure) =>
  getTRPCErrorShape({
    config: appRouter._def._config,
    error: new TRPCError({ code: CODES.get(status) ?? 'BAD_REQUEST', cause }),
    type: 'unknown',
    path: undefined,
    input: undefined,
    ctx: undefined,
  })

const CODES: ReadonlyMap<number, TRPCError['code']> = new Map([
  [404, 'NOT_FOUND'],
  [408, 'TIMEOUT'],
  [413, 'PAYLOAD_TOO_LARGE'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
  [500, 'INTERNAL_SERVER_ERROR'],
  [503, 'SERVICE_UNAVAILABLE'],
])
