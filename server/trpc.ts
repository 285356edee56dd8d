import { initTRPC, type TRPCDefaultErrorShape } from '@trpc/server'
import { middlewareMarker } from '@trpc/server/unstable-core-do-not-import'
import type { Context } from './context.ts'
import { describeFailure, type Failure, toBody } from './errors.ts'
import { describeQuestion, markAnswer, type Sources } from './known-answers.ts'

export type ErrorShape = TRPCDefaultErrorShape & {
  data: TRPCDefaultErrorShape['data'] &
    Pick<Failure, 'detail' | 'fields' | 'reason' | 'second_step'>
}

/** What a procedure says of itself. */
export type ProcedureMeta = {
  /** It removes more than it adds, so an account without room for more text may still call it. */
  makesRoom?: boolean
  /** Who calls it has to be signed in. */
  needsSession?: boolean
  /** It keeps next to nothing, so it goes on while the disk is full. */
  needsNoSpace?: boolean
  /** What its answer is made of: it is not made again for who holds it while that is the same. */
  madeOf?: Sources
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false, // never send a stack
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
  const answer = await next()
  const status = answer.ok ? 200 : describeFailure(answer.error).status
  ctx.metrics?.countCall(path, status, (performance.now() - startedAt) / 1000)
  return answer
})

const procedure = t.procedure.use(measured)

/** Reads go on while the disk is full, and what makes room. */
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

/** Undefined for a query of which nobody has said what its answer is made of. */
async function findQuestion(ctx: Context & { userId: string }, { path, sent, meta }: Called) {
  if (meta?.madeOf === undefined) return undefined
  return describeQuestion({
    userId: ctx.userId,
    path,
    input: sent,
    timeZone: ctx.readTimeZone(),
    sources: meta.madeOf,
    stand: await ctx.readStand(ctx.userId),
  })
}

/** Requires a session; `ctx.userId` is the signed-in user, whose account has its limits. */
export const userProcedure = procedure
  .meta({ needsSession: true })
  .use(withSession)
  .use(withSpace)
  .use(async (call) => {
    const { ctx, type, path, meta, batchIndex, getRawInput, next } = call
    // What cannot be read is refused by those procedures that have an input.
    const sent = JSON.stringify(await getRawInput().catch(() => undefined)) ?? ''
    if (type === 'query') {
      const known = ctx.knownMarks[batchIndex]
      const question = known ? await findQuestion(ctx, { path, sent, meta }) : undefined
      if (known && question?.isAnsweredBy(known)) {
        return { ok: true, marker: middlewareMarker, data: { answer_mark: known } }
      }
      // A batch that asks for the same list twenty times has it read once; but none with a mark shares
      // what was begun without one, for that may be older than what the mark is told to stand for.
      const key = `${question?.id ?? 'plain'} ${path} ${sent}`
      const answer = await ctx.shareAnswer(key, () => next())
      if (!answer.ok) return answer
      ctx.takeAnswer(answer.data)
      return known ? { ...answer, data: markAnswer(answer.data, known, question?.text) } : answer
    }
    await ctx.limits.countWrite(ctx.userId)
    const bytes = meta?.makesRoom === true ? 0 : Buffer.byteLength(sent)
    return ctx.limits.withText(ctx.userId, bytes, () => next())
  })
