import { eeoData } from '#src/eeo/responses.ts'
import { eeoInput } from '#src/eeo/schema.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import { createEeo, deleteEeo, getEeo, updateEeo } from './service.ts'

export const eeoRouter = router({
  create: userProcedure
    .input(eeoInput)
    .mutation(({ ctx, input }) => createEeo(ctx, ctx.userId, input)),
  get: userProcedure.query(({ ctx }) => getEeo(ctx, ctx.userId)),
  update: userProcedure
    .input(eeoInput)
    .mutation(({ ctx, input }) => updateEeo(ctx, ctx.userId, input)),
  delete: userProcedure.mutation(async ({ ctx }) => {
    await deleteEeo(ctx.db, ctx.userId)
    return null
  }),
})

/** The documented calls. */
export const eeoRest: RestRows<typeof eeoRouter> = [
  {
    method: 'GET',
    path: '/api/equal-employment-data/me',
    procedure: 'get',
    status: 200,
    summary: 'Returns the equal-employment answers',
    response: eeoData,
    failures: [404],
  },
  {
    method: 'POST',
    path: '/api/equal-employment-data/me',
    procedure: 'create',
    status: 201,
    summary: 'Creates the equal-employment answers',
    response: eeoData,
    failures: [409],
  },
  {
    method: 'PUT',
    path: '/api/equal-employment-data/me',
    procedure: 'update',
    status: 200,
    summary: 'Changes the equal-employment answers',
    response: eeoData,
    failures: [404],
  },
  {
    method: 'DELETE',
    path: '/api/equal-employment-data/me',
    procedure: 'delete',
    status: 204,
    summary: 'Deletes the equal-employment answers',
    failures: [404],
  },
]
