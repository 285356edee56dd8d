import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PROCEDURES } from './procedures.ts'

const QUIET_ROUTES = new Set(['/healthz', '/readyz', '/metrics'])

/** Logs one line per request: the route's pattern, never the URL, which can contain user input. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    request.log[QUIET_ROUTES.has(route) ? 'debug' : 'info'](
      {
        method: request.method,
        route,
        ...(route === TRPC_ROUTE && { calls: findCalls(request) }),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
    done()
  })
}

const TRPC_ROUTE = '/trpc/:path'

/** The known procedures of a batch, each at most once. */
function findCalls(request: FastifyRequest): string[] {
  const path = request.url.slice('/trpc/'.length).split('?')[0] ?? ''
  const names = decodeURIComponent(path).split(',')
  return [...new Set(names)].filter((name) => PROCEDURES.has(name))
}
