import { eventsResponse } from '#src/security/responses.ts'
import type { SecurityEvent } from '#src/security/events.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import * as queries from './queries.ts'

export const securityRouter = router({
  events: userProcedure.query(async ({ ctx }): Promise<{ events: SecurityEvent[] }> => ({
    events: await queries.listEvents(ctx.db, ctx.userId),
  })),
})

/** The documented calls. */
export const securityRest: RestRows<typeof securityRouter> = [
  {
    method: 'GET',
    path: '/api/auth/events',
    procedure: 'events',
    status: 200,
    summary: 'Lists the security events of the account, newest first',
    response: eventsResponse,
  },
]
