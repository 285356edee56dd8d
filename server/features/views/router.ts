import { view, viewsResponse } from '#src/views/responses.ts'
import { createViewInput, updateViewInput, viewRef } from '#src/views/schema.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import * as service from './service.ts'

export const viewsRouter = router({
  list: userProcedure.query(async ({ ctx }) => ({
    views: await service.listViews(ctx.db, ctx.userId),
  })),
  create: userProcedure
    .input(createViewInput)
    .mutation(({ ctx, input }) => service.createView(ctx, ctx.userId, input)),
  update: userProcedure
    .input(updateViewInput)
    .mutation(({ ctx, input: { id, ...patch } }) =>
      service.updateView(ctx.db, ctx.userId, id, patch),
    ),
  delete: userProcedure
    .meta({ makesRoom: true })
    .input(viewRef)
    .mutation(async ({ ctx, input }) => {
      await service.deleteView(ctx.db, ctx.userId, input.id)
      return null
    }),
  restore: userProcedure
    .input(viewRef)
    .mutation(({ ctx, input }) => service.restoreView(ctx.db, ctx.userId, input.id)),
})

/** The documented calls. */
export const viewsRest: RestRows<typeof viewsRouter> = [
  {
    method: 'GET',
    path: '/api/views',
    procedure: 'list',
    status: 200,
    summary: 'Lists the saved views, oldest first',
    response: viewsResponse,
  },
  {
    method: 'POST',
    path: '/api/views',
    procedure: 'create',
    status: 201,
    summary: 'Saves filters of the tracker as a view',
    response: view,
  },
  {
    method: 'PUT',
    path: '/api/views/:id',
    procedure: 'update',
    status: 200,
    summary: 'Renames a view or changes its filters',
    response: view,
  },
  {
    method: 'DELETE',
    path: '/api/views/:id',
    procedure: 'delete',
    status: 204,
    summary: 'Deletes a view; it can be restored for a day',
  },
  {
    method: 'POST',
    path: '/api/views/:id/restore',
    procedure: 'restore',
    status: 200,
    summary: 'Restores a deleted view',
    response: view,
  },
]
