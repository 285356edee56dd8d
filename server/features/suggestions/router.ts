import { suggestionsResponse } from '#src/suggestions/responses.ts'
import { suggestionRef } from '#src/suggestions/schema.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import { listSilent, snooze, unsnooze } from './service.ts'

export const suggestionsRouter = router({
  list: userProcedure.query(async ({ ctx }) => ({ silent: await listSilent(ctx.db, ctx.userId) })),
  snooze: userProcedure.input(suggestionRef).mutation(async ({ ctx, input }) => {
    await snooze(ctx.db, ctx.userId, input.job_id)
    return null
  }),
  unsnooze: userProcedure
    .meta({ makesRoom: true })
    .input(suggestionRef)
    .mutation(async ({ ctx, input }) => {
      await unsnooze(ctx.db, ctx.userId, input.job_id)
      return null
    }),
})

/** The documented calls. */
export const suggestionsRest: RestRows<typeof suggestionsRouter> = [
  {
    method: 'GET',
    path: '/api/suggestions',
    procedure: 'list',
    status: 200,
    summary: 'Lists applications without news for longer than usual, latest first',
    response: suggestionsResponse,
  },
  {
    method: 'POST',
    path: '/api/suggestions/:job_id/snooze',
    procedure: 'snooze',
    status: 204,
    summary: 'Excludes an application from the suggestions for four weeks',
  },
  {
    method: 'DELETE',
    path: '/api/suggestions/:job_id/snooze',
    procedure: 'unsnooze',
    status: 204,
    summary: 'Includes the application in the suggestions again',
  },
]
