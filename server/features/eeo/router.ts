import { eeoInput } from '#src/eeo/schema.ts'
import { router, userProcedure } from '../../trpc.ts'
import { createEeo, deleteEeo, getEeo, updateEeo } from './service.ts'

export const eeoRouter = router({
  create: userProcedure
    .input(eeoInput)
    .mutation(({ ctx, input }) => createEeo(ctx, ctx.userId, input)),
  get: userProcedure.query(({ ctx }) => getEeo(ctx, ctx.userId)),
  update: userProcedure
    .input(eeoInput)
    .mutation(({ ctx, input }) => updateEeo(ctx, ctx.userId, input)),
  delete: userProcedure.mutation(async ({ ctx }) => {
    await deleteEeo(ctx.db, ctx.userId)
    return null
  }),
})
