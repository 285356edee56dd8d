import type { FastifyInstance, FastifyRequest } from 'fastify'
import { API_ROUTES } from '../router.ts'
import { t } from '#src/language/t.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

const BY_PATH: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(API_ROUTES, ({ path }): string => path)].map(([path, routes]) => [
    path,
    routes.map(({ method }) => method),
  ]),
)
const PATTERNS = [...BY_PATH.keys()].filter((path) => path.includes(':'))

const matches = (pattern: string, pathname: string): boolean => {
  const parts = pathname.split('/')
  const expected = pattern.split('/')
  return (
    parts.length === expected.length &&
    expected.every((part, index) =>
      part.startsWith(':') ? parts[index] !== '' : parts[index] === part,
    )
  )
}

/**
 * The methods of the documented path that a request's address leads to; undefined if there is none.
 * A literal path wins over one with parameters.
 */
export const findMethods = ({
  url,
  routeOptions,
}: FastifyRequest): readonly string[] | undefined => {
  const pathname = url.replace(/\/?(?:\?.*)?$/s, '')
  return (
    BY_PATH.get(pathname) ??
    BY_PATH.get(routeOptions.url ?? '') ??
    BY_PATH.get(PATTERNS.find((pattern) => matches(pattern, pathname)) ?? '')
  )
}

/**
 * Responds to other methods of documented paths with 405 and the allowed ones. One hook and one
 * route do so for all of them, since a route for each method of each path took a tenth of the
 * startup time.
 */
export function refuseOtherMethods(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { method } = request
    const methods = method === 'HEAD' ? undefined : findMethods(request)
    if (methods === undefined || methods.includes(method)) return
    reply.header('allow', methods.join(', '))
    if (method === 'OPTIONS') return reply.status(204).send()
    return reply.status(405).send({ detail: t('Method not allowed') })
  })
  app.route({
    method: [...METHODS],
    url: '/api/*',
    exposeHeadRoute: false,
    handler: (_request, reply) => reply.callNotFound(),
  })
}
