import { categoriesResponse, resource, resourcesResponse } from '#src/resources/responses.ts'
import {
  createResourceInput,
  fetchTitleInput,
  importInput,
  listResourcesInput,
  resourceRef,
  updateResourceInput,
} from '#src/resources/schema.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import { fetchTitle } from './fetch-title.ts'
import * as service from './service.ts'

export const resourcesRouter = router({
  list: userProcedure.input(listResourcesInput).query(async ({ ctx, input }) => ({
    resources: await service.listResources(ctx, ctx.userId, input),
  })),
  categories: userProcedure.query(async ({ ctx }) => ({
    categories: await service.countCategories(ctx.db, ctx.userId),
  })),
  create: userProcedure
    .input(createResourceInput)
    .mutation(({ ctx, input }) => service.createResource(ctx, ctx.userId, input)),
  update: userProcedure
    .input(updateResourceInput)
    .mutation(({ ctx, input: { id, ...patch } }) =>
      service.updateResource(ctx.db, ctx.userId, id, patch),
    ),
  delete: userProcedure
    .meta({ makesRoom: true })
    .input(resourceRef)
    .mutation(async ({ ctx, input }) => {
      await service.deleteResource(ctx.db, ctx.userId, input.id)
      return null
    }),
  restore: userProcedure
    .input(resourceRef)
    .mutation(({ ctx, input }) => service.restoreResource(ctx.db, ctx.userId, input.id)),
  fetchTitle: userProcedure
    .meta({ needsNoSpace: true })
    .input(fetchTitleInput)
    .mutation(({ ctx, input }) => fetchTitle(ctx, ctx.userId, input.url)),
  importBookmarks: userProcedure
    .input(importInput)
    .mutation(({ ctx, input }) => service.importResources(ctx, ctx.userId, input.entries)),
})

/** The documented calls. */
export const resourcesRest: RestRows<typeof resourcesRouter> = [
  {
    method: 'GET',
    path: '/api/resources',
    procedure: 'list',
    status: 200,
    summary: 'Lists the bookmarks, newest first',
    response: resourcesResponse,
    failures: [413],
  },
  {
    method: 'GET',
    path: '/api/resources/categories/list',
    procedure: 'categories',
    status: 200,
    summary: 'Counts the bookmarks in each category',
    response: categoriesResponse,
  },
  {
    method: 'POST',
    path: '/api/resources',
    procedure: 'create',
    status: 201,
    summary: 'Adds a bookmark',
    response: resource,
  },
  {
    method: 'PATCH',
    path: '/api/resources/:id',
    procedure: 'update',
    status: 200,
    summary: 'Changes a bookmark',
    response: resource,
  },
  {
    method: 'DELETE',
    path: '/api/resources/:id',
    procedure: 'delete',
    status: 204,
    summary: 'Deletes a bookmark',
  },
]
