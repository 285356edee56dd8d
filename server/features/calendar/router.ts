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
    summary: 'The private address at which calendar programs read',
    response: calendarResponse,
    failures: [503],
  },
  {
    method: 'POST',
    path: '/api/calendar',
    procedure: 'make',
    status: 201,
    summary: 'Makes a private address; the one there was ends at once',
    response: calendarResponse,
    failures: [503],
  },
  {
    method: 'DELETE',
    path: '/api/calendar',
    procedure: 'end',
    status: 204,
    summary: 'Ends the private address at once',
  },
]
