import { dashboard } from '#src/dashboard/responses.ts'
import { arrangeParts } from '#src/dashboard/arrange.ts'
import { type Dashboard, putDashboardInput } from '#src/dashboard/schema.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import { readToday, TODAY_SOURCES } from './today.ts'
import { deleteParts, findParts, putParts } from './queries.ts'

export const dashboardRouter = router({
  get: userProcedure.query(async ({ ctx }): Promise<Dashboard> => ({
    parts: arrangeParts((await findParts(ctx.db, ctx.userId)) ?? []),
  })),
  today: userProcedure
    .meta({ sources: TODAY_SOURCES })
    .query(({ ctx }) => readToday(ctx.db, ctx.userId)),
  put: userProcedure
    .input(putDashboardInput)
    .mutation(async ({ ctx, input }): Promise<Dashboard> => {
      const parts = arrangeParts(input.parts)
      if (input.parts.length === 0) await deleteParts(ctx.db, ctx.userId)
      else await putParts(ctx.db, ctx.userId, parts)
      return { parts }
    }),
})

/** The documented calls. */
export const dashboardRest: RestRows<typeof dashboardRouter> = [
  {
    method: 'GET',
    path: '/api/dashboard',
    procedure: 'get',
    status: 200,
    summary: 'Returns the arrangement of the dashboard',
    response: dashboard,
  },
  {
    method: 'PUT',
    path: '/api/dashboard',
    procedure: 'put',
    status: 200,
    summary: 'Arranges the dashboard; an empty list restores the default order',
    response: dashboard,
  },
]
