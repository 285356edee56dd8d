import { analytics } from '#src/analytics/responses.ts'
import { analyticsInput, countedInput } from '#src/analytics/schema.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import { analyse, listCounted } from './service.ts'

export const analyticsRouter = router({
  get: userProcedure
    .input(analyticsInput)
    .query(({ ctx, input }) => analyse(ctx, ctx.userId, input ?? {})),
  jobs: userProcedure
    .input(countedInput)
    .query(({ ctx, input }) => listCounted(ctx, ctx.userId, input)),
})

/** The documented calls. */
export const analyticsRest: RestRows<typeof analyticsRouter> = [
  {
    method: 'GET',
    path: '/api/analytics',
    procedure: 'get',
    status: 200,
    summary: 'Returns statistics of the applications: answers, offers, steps, sources and weeks',
    response: analytics,
  },
]
