import { initTRPC, type TRPCDefaultErrorShape } from '@trpc/server'
import type { Context } from './context.ts'
import { describeFailure, type Failure } from './errors.ts'

export type ErrorShape = TRPCDefaultErrorShape & {
  data: TRPCDefaultErrorShape['data'] & Pick<Failure, 'detail' | 'fields'>
}

const t = initTRPC.context<Context>().create({
  isDev: false, // never a stack in an answer
  errorFormatter({ shape, error }): ErrorShape {
    const { status, detail, fields } = describeFailure(error)
    const message = typeof detail === 'string' ? detail : detail.join(' ')
    const data = { ...shape.data, httpStatus: status, detail, ...(fields && { fields }) }
    return { ...shape, message, data }
  },
})

export const router = t.router

/** Anybody may call. */
export const publicProcedure = t.procedure

/** Only somebody signed in may call; `ctx.userId` is whose data it is about. */
export const userProcedure = t.procedure.use(async ({ ctx, next }) => {
  const session = await ctx.getSession()
  return next({ ctx: { userId: session.userId, session } })
})
