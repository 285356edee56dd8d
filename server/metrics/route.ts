import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { readBearerToken } from '../context.ts'
import type { Metrics } from './metrics.ts'

/** Counts requests from now on, and serves /metrics to clients with the token. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    metrics.countRequest(request.method, route, reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  const isToken = createComparison(token)
  app.get('/metrics', { exposeHeadRoute: false }, async (request, reply) => {
    if (!isToken(readBearerToken(request.headers.authorization))) return reply.callNotFound()
    const text = await metrics.print()
    return reply
      .headers({ 'content-type': metrics.contentType, 'cache-control': 'no-store' })
      .send(text)
  })
}

const toHash = (text: string) => createHash('sha256').update(text).digest()

/** Takes the same time for every wrong token. */
function createComparison(token: string): (given: string | undefined) => boolean {
  const expected = toHash(token)
  return (given = '') => timingSafeEqual(toHash(given), expected)
}
