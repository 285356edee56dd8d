import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearsAccessToken, createContext, type Services } from '../context.ts'
import { UnsupportedMedia } from '../errors.ts'
import { callProcedure } from '../call-procedure.ts'
import { REST_ROUTES } from '../router.ts'
import { refuseOtherMethods } from './allowed-methods.ts'
import { acceptBodies, isForm, readForm } from './body.ts'
import type { RestRow } from './row.ts'
import { isUnchangedVersion, sendRead, sendUnchanged } from './unchanged.ts'

/** Registers a route for every row of the REST table, which calls the row's procedure. */
export async function registerRest(app: FastifyInstance, services: Services): Promise<void> {
  await acceptBodies(app)
  refuseOtherMethods(app)
  for (const route of REST_ROUTES) {
    app.route({
      method: route.method,
      url: route.path,
      ...(route.bodyMaxBytes !== undefined && {
        bodyLimit: route.bodyMaxBytes,
        onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
          await createContext(services, request, reply).getSession()
        },
      }),
      handler: (request, reply) => answerRow(route, services, request, reply),
    })
  }
}

async function answerRow(
  route: RestRow,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const input = await readInput(route, request)
  const ctx = createContext(services, request, reply)
  // Also for public calls, which would otherwise ignore an invalid token.
  if (bearsAccessToken(request)) await ctx.getSession()
  const isRead = route.method === 'GET'
  if (isRead && (await isUnchangedVersion(route, request, reply, ctx))) return sendUnchanged(reply)
  const output = await callProcedure(ctx, route.procedure, input, watchConnection(reply))
  const { status, body } = route.toReply?.(output) ?? { status: route.status, body: output }
  reply.status(status)
  if (status === 204) return reply.send()
  return isRead ? sendRead(request, reply, body) : reply.send(body)
}

/** A signal that aborts when the client disconnects before the response is sent. */
function watchConnection(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Returns one flat object: the query or the body, overridden by the path's parameters. */
async function readInput(route: RestRow, request: FastifyRequest): Promise<unknown> {
  const sent = route.method === 'GET' ? request.query : await readBody(route, request)
  if (!route.path.includes(':')) return sent
  return { ...toRecord(sent), ...toRecord(request.params) }
}

async function readBody(route: RestRow, request: FastifyRequest): Promise<unknown> {
  if (!isForm(request)) return request.body ?? {}
  if (!route.takesForms) throw new UnsupportedMedia()
  return request.isMultipart() ? readForm(request) : request.body
}

const toRecord = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {}
