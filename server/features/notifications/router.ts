import { notificationSettings } from '#src/notifications/responses.ts'
import { notificationPatch, subscribeInput } from '#src/notifications/schema.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import * as pushes from './push-service.ts'
import * as service from './service.ts'

export const notificationsRouter = router({
  get: userProcedure.query(({ ctx }) => service.getSettings(ctx, ctx.userId)),
  update: userProcedure
    .input(notificationPatch)
    .mutation(({ ctx, input }) => service.updateSettings(ctx, ctx.userId, input)),
  status: userProcedure.query(({ ctx }) => pushes.describePush(ctx, ctx.session)),
  subscribe: userProcedure.input(subscribeInput).mutation(async ({ ctx, input }) => {
    await pushes.subscribe(ctx, ctx.session, input)
    return null
  }),
  unsubscribe: userProcedure.meta({ makesRoom: true }).mutation(async ({ ctx }) => {
    await pushes.unsubscribe(ctx, ctx.session)
    return null
  }),
})

/** The documented calls. */
export const notificationsRest: RestRows<typeof notificationsRouter> = [
  {
    method: 'GET',
    path: '/api/notifications',
    procedure: 'get',
    status: 200,
    summary: 'Returns the notification settings',
    response: notificationSettings,
  },
  {
    method: 'PUT',
    path: '/api/notifications',
    procedure: 'update',
    status: 200,
    summary: 'Changes the notification settings',
    response: notificationSettings,
  },
]
