import { initTRPC, type TRPCDefaultErrorShape } from '@trpc/server'
import type { Context } from './context.ts'
import { describeFailure, type Failure } from './errors.ts'

export type ErrorShape = TRPCDefaultErrorShape & {
  data: TRPCDefaultErrorShape['data'] & Pick<Failure, 'detail' | 'fields'>
}

const t = initTRPC.context<Context>().create({
  isDev: false, // never send a stack
  errorFormatter({ shape, error }): ErrorShape {
    const { status, detail, fields } = describeFailure(error)
    const message = typeof detail === 'string' ? detail : detail.join(' ')
    const data = { ...shape.data, httpStatus: status, detail, ...(fields && { fields }) }
    return { ...shape, message, data }
  },
})

export const router = t.router

/** Callable without a session. */
export const publicProcedure = t.procedure

/** Requires a session; `ctx.userId` is the signed-in user. */
export const userProcedure = t.procedure.use(async ({ ctx, next }) => {
  const session = await ctx.getSession()
  return next({ ctx: { userId: session.userId, session } })
})
