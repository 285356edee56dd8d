import { undoRef } from '#src/undo/schema.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import { undo } from './service.ts'

export const undoRouter = router({
  run: userProcedure
    .meta({ makesRoom: true })
    .input(undoRef)
    .mutation(async ({ ctx, input }) => {
      await undo(ctx, ctx.userId, input.undo_id)
      return null
    }),
})

/** The documented calls. */
export const undoRest: RestRows<typeof undoRouter> = [
  {
    method: 'POST',
    path: '/api/undo/:undo_id',
    procedure: 'run',
    status: 204,
    summary: 'Undoes a bulk change, an import or an accepted email, once and within 24 hours',
  },
]
