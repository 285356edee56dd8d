import { goal } from '#src/goal/responses.ts'
import { putGoalInput } from '#src/goal/schema.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import { readGoal, setGoal } from './service.ts'

export const goalRouter = router({
  get: userProcedure
    .meta({
      sources: {
        tables: ['goals', 'jobs', 'job_status_changes', 'activities', 'contacts'],
        clock: 'day',
      },
    })
    .query(({ ctx }) => readGoal(ctx, ctx.userId)),
  put: userProcedure
    .input(putGoalInput)
    .mutation(({ ctx, input }) => setGoal(ctx, ctx.userId, input)),
})

/** The documented calls. */
export const goalRest: RestRows<typeof goalRouter> = [
  {
    method: 'GET',
    path: '/api/goal',
    procedure: 'get',
    status: 200,
    summary: 'Returns the goal for the current week or month and the progress towards it',
    response: goal,
  },
  {
    method: 'PUT',
    path: '/api/goal',
    procedure: 'put',
    status: 200,
    summary: 'Sets the weekly or monthly goal; a null target removes it',
    response: goal,
  },
]
