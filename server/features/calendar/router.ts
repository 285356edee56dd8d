import { calendarResponse } from '#src/calendar/responses.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import { endAddress, getAddress, makeAddress } from './address.ts'

export const calendarRouter = router({
  get: userProcedure.query(({ ctx }) => getAddress(ctx, ctx.userId)),
  make: userProcedure.mutation(({ ctx }) => makeAddress(ctx, ctx.userId)),
  end: userProcedure.meta({ makesRoom: true }).mutation(async ({ ctx }) => {
    await endAddress(ctx, ctx.userId)
    return null
  }),
})

/** The documented calls. */
export const calendarRest: RestRows<typeof calendarRouter> = [
  {
    method: 'GET',
    path: '/api/calendar',
    procedure: 'get',
    status: 200,
    summary: 'Returns the private address of the calendar feed',
    response: calendarResponse,
    failures: [503],
  },
  {
    method: 'POST',
    path: '/api/calendar',
    procedure: 'make',
    status: 201,
    summary: 'Creates a private address of the feed; the former one stops working immediately',
    response: calendarResponse,
    failures: [503],
  },
  {
    method: 'DELETE',
    path: '/api/calendar',
    procedure: 'end',
    status: 204,
    summary: 'Deletes the private address of the feed; it stops working immediately',
  },
]
