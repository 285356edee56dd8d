import { initTRPC, type TRPCDefaultErrorShape } from '@trpc/server'
import { middlewareMarker } from '@trpc/server/unstable-core-do-not-import'
import type { Context } from './context.ts'
import { describeFailure, type Failure, toBody } from './errors.ts'
import { describeQuery, markResponse, type Sources } from './response-marks.ts'

export type ErrorShape = TRPCDefaultErrorShape & {
  data: TRPCDefaultErrorShape['data'] &
    Pick<Failure, 'detail' | 'fields' | 'reason' | 'second_step'>
}

/** Properties that a procedure declares. */
export type ProcedureMeta = {
  /** It removes more than it adds, so an account at its text limit may still call it. */
  makesRoom?: boolean
  /** It requires a session. */
  needsSession?: boolean
  /** It stores next to nothing, so it is allowed while the disk is full. */
  needsNoSpace?: boolean
  /**
   * The sources of its response, which is not computed again for a client that holds it while they
   * are unchanged.
   */
  sources?: Sources
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false, // Never send a stack.
    errorFormatter({ shape, error }): ErrorShape {
      const failure = describeFailure(error)
      const { status, detail, fields } = failure
      const message = typeof detail === 'string' ? detail : detail.join(' ')
      const data = {
        ...shape.data,
        httpStatus: status,
        ...toBody(failure),
        ...(fields && { fields }),
      }
      return { ...shape, message, data }
    },
  })

export const router = t.router

const measured = t.middleware(async ({ ctx, path, next }) => {
  const startedAt = performance.now()
  const response = await next()
  const status = response.ok ? 200 : describeFailure(response.error).status
  ctx.metrics?.countCall(path, status, (performance.now() - startedAt) / 1000)
  return response
})

const procedure = t.procedure.use(measured)

/** Reads are allowed while the disk is full, and so are calls that free space. */
const withSpace = t.middleware(async ({ ctx, type, meta, next }) => {
  const needsSpace = type === 'mutation' && !meta?.makesRoom && !meta?.needsNoSpace
  if (needsSpace && ctx.config.databaseUrl === undefined) await ctx.disk.requireRoom()
  return next()
})

/** Callable without a session. */
export const publicProcedure = procedure.use(withSpace)

const withSession = t.middleware(async ({ ctx, next }) => {
  const session = await ctx.getSession()
  return next({ ctx: { userId: session.userId, session } })
})

type Called = { path: string; sent: string; meta: ProcedureMeta | undefined }

/** Returns undefined for a query that does not declare its sources. */
async function findMarkedQuery(ctx: Context & { userId: string }, { path, sent, meta }: Called) {
  if (meta?.sources === undefined) return undefined
  return describeQuery({
    userId: ctx.userId,
    path,
    input: sent,
    timeZone: ctx.readTimeZone(),
    sources: meta.sources,
    versions: await ctx.readRowVersions(ctx.userId),
  })
}

/** Requires a session; `ctx.userId` is the signed-in user, whose account's limits apply. */
export const userProcedure = procedure
  .meta({ needsSession: true })
  .use(withSession)
  .use(withSpace)
  .use(async (call) => {
    const { ctx, type, path, meta, batchIndex, getRawInput, next } = call
    // Unreadable input is rejected later by the procedures that have one.
    const sent = JSON.stringify(await getRawInput().catch(() => undefined)) ?? ''
    if (type === 'query') {
      const known = ctx.knownMarks[batchIndex]
      const question = known ? await findMarkedQuery(ctx, { path, sent, meta }) : undefined
      if (known && question?.isStillValid(known)) {
        return { ok: true, marker: middlewareMarker, data: { response_mark: known } }
      }
      // A batch that requests the same list twenty times reads it once. A query with a mark does
      // not share one without a mark, whose data may be older than the mark claims.
      const key = `${question?.id ?? 'plain'} ${path} ${sent}`
      const response = await ctx.shareResult(key, () => next())
      if (!response.ok) return response
      ctx.countResponse(response.data)
      return known
        ? { ...response, data: markResponse(response.data, known, question?.text) }
        : response
    }
    await ctx.limits.countWrite(ctx.userId)
    const bytes = meta?.makesRoom === true ? 0 : Buffer.byteLength(sent)
    return ctx.limits.withText(ctx.userId, bytes, () => next())
  })
