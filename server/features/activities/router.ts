import { activitiesResponse, activity } from '#src/activities/responses.ts'
import {
  createActivityInput,
  activityRef,
  listActivitiesInput,
  updateActivityInput,
} from '#src/activities/schema.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import * as service from './service.ts'

export const activitiesRouter = router({
  list: userProcedure.input(listActivitiesInput).query(async ({ ctx, input }) => ({
    activities: await service.listActivities(ctx, ctx.userId, input),
  })),
  create: userProcedure
    .input(createActivityInput)
    .mutation(({ ctx, input }) => service.createActivity(ctx, ctx.userId, input)),
  update: userProcedure
    .input(updateActivityInput)
    .mutation(({ ctx, input: { id, ...patch } }) =>
      service.updateActivity(ctx.db, ctx.userId, id, patch),
    ),
  delete: userProcedure
    .meta({ makesRoom: true })
    .input(activityRef)
    .mutation(async ({ ctx, input }) => {
      await service.deleteActivity(ctx.db, ctx.userId, input.id)
      return null
    }),
  restore: userProcedure
    .input(activityRef)
    .mutation(({ ctx, input }) => service.restoreActivity(ctx.db, ctx.userId, input.id)),
})

/** The documented calls. */
export const activitiesRest: RestRows<typeof activitiesRouter> = [
  {
    method: 'GET',
    path: '/api/activities',
    procedure: 'list',
    status: 200,
    summary: 'Lists the activities, newest first',
    response: activitiesResponse,
  },
  {
    method: 'POST',
    path: '/api/activities',
    procedure: 'create',
    status: 201,
    summary: 'Adds an activity',
    response: activity,
  },
  {
    method: 'PUT',
    path: '/api/activities/:id',
    procedure: 'update',
    status: 200,
    summary: 'Changes an activity',
    response: activity,
  },
  {
    method: 'DELETE',
    path: '/api/activities/:id',
    procedure: 'delete',
    status: 204,
    summary: 'Deletes an activity; it can be restored for a day',
  },
  {
    method: 'POST',
    path: '/api/activities/:id/restore',
    procedure: 'restore',
    status: 200,
    summary: 'Restores a deleted activity',
    response: activity,
  },
]
