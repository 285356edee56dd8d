import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MCP_PATH } from '#src/tokens/scopes.ts'
import { createContext, type Services } from '../context.ts'
import { Forbidden } from '../errors.ts'
import type { RateRule } from '../rate-limit/limiter.ts'
import { isAllowedOrigin } from '../rest/cors.ts'
import { t } from '#src/language/t.ts'

const CALLS_PER_USER: RateRule = { name: 'assistant', limit: 600, windowMs: 60_000 }

/**
 * The endpoint for assistants: the Model Context Protocol over streamable HTTP, without sessions.
 * The library is loaded on the first request.
 */
export function registerMcp(app: FastifyInstance, services: Services): void {
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: MCP_PATH,
    exposeHeadRoute: false,
    async handler(request, reply) {
      requireOwnOrigin(services, request)
      const ctx = createContext(services, request, reply)
      const { userId } = await ctx.getSession().catch((error: unknown) => {
        reply.header('www-authenticate', 'Bearer')
        throw error
      })
      return ctx.limiter.run(
        [{ rule: CALLS_PER_USER, subject: userId }],
        async () => {
          const { handleAssistant } = await import('./server.ts')
          const response = await handleAssistant(ctx, toWebRequest(services, request), request.body)
          return reply.send(response)
        },
        () => true,
      )
    },
  })
}

/**
 * Rejects pages of other origins, which could otherwise reach the server through the person's
 * browser (DNS rebinding).
 */
function requireOwnOrigin({ config }: Services, { headers: { origin } }: FastifyRequest): void {
  if (origin === undefined || origin === config.publicUrl) return
  if (!isAllowedOrigin(config, origin))
    throw new Forbidden(t('Pages of that origin may not call this'))
}

function toWebRequest({ config }: Services, request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, [value].flat().join(', '))
  }
  const { method } = request
  return new Request(`${config.publicUrl}${MCP_PATH}`, {
    method,
    headers,
    // The body was read already, so it is passed separately.
    ...(method === 'POST' && { body: JSON.stringify(request.body) }),
  })
}
