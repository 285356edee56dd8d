import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { createPerUserLimit } from '../../concurrency.ts'
import { createContext, type Services } from '../../context.ts'
import type { OtherRow } from '../../rest/row.ts'
import type { RateRule } from '../../rate-limit/limiter.ts'
import { recordSecurityEvent } from '../security/index.ts'
import { createExport } from './archive.ts'
import { t } from '#src/language/t.ts'

/**
 * An export reads the whole account, and its text is on the local disk while the client downloads
 * it.
 */
const EXPORTS_AT_ONCE = 2
const BUSY = t(
  'Two downloads of your data are still running. Please try again when one is finished.',
)
const EXPORTS_PER_USER: RateRule = { name: 'export', limit: 30, windowMs: 60 * 60 * 1000 }

/** The documented call. */
export const exportRest: readonly OtherRow[] = [
  {
    method: 'GET',
    path: '/api/auth/export',
    name: 'export.download',
    summary: 'Downloads all data of the account as a zip',
    status: 200,
    query: z.object({
      include: z
        .enum(['eeo'])
        .optional()
        .describe('`eeo` includes the equal-employment answers, which are left out by default'),
    }),
    file: 'application/zip',
  },
]

/** "Download my data" is a file, so it is not a procedure. */
export function registerExport(app: FastifyInstance, services: Services): void {
  const limitExports = createPerUserLimit(EXPORTS_AT_ONCE, BUSY)
  app.get('/api/auth/export', { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = createContext(services, request, reply)
    const { userId } = await ctx.getSession()
    await limitExports(userId, async () => {
      const archive = await ctx.limiter.run(
        [{ rule: EXPORTS_PER_USER, subject: userId }],
        () => createExport(ctx, userId, readIncludes(request)),
        () => true,
      )
      await recordSecurityEvent(ctx.db, ctx, userId, 'data_exported')
      const date = new Date().toISOString().slice(0, 10)
      reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="foothold-${date}.zip"`)
        .send(archive)
      await closed(archive)
    })
    return reply
  })
}

/** Resolves after a failure too, which the response reports. */
const closed = (stream: Readable) =>
  new Promise<void>((resolve) => {
    stream.once('close', resolve)
  })

const includeQuery = z.object({ include: z.union([z.string(), z.array(z.string())]) })

/** `?include=eeo`, once or repeated; other values have no effect. */
function readIncludes({ query }: FastifyRequest): ReadonlySet<string> {
  const include = includeQuery.safeParse(query).data?.include
  return new Set([include ?? []].flat())
}
