import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { createContext, type Services } from '../../context.ts'
import { recordSecurityEvent } from '../security/index.ts'
import { createExport } from './archive.ts'

/** "Download my data": a file, so no procedure of the table. */
export function registerExport(app: FastifyInstance, services: Services): void {
  app.get('/api/auth/export', { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = createContext(services, request)
    const { userId } = await ctx.getSession()
    const archive = await createExport(ctx, userId, readIncludes(request))
    await recordSecurityEvent(ctx.db, ctx, userId, 'data_exported')
    const date = new Date().toISOString().slice(0, 10)
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="foothold-${date}.zip"`)
      .send(archive)
  })
}

const includeQuery = z.object({ include: z.union([z.string(), z.array(z.string())]) })

/** `?include=eeo`, once or repeated; whatever else there is, is left out. */
function readIncludes({ query }: FastifyRequest): ReadonlySet<string> {
  const include = includeQuery.safeParse(query).data?.include
  return new Set([include ?? []].flat())
}
