import { interview, interviewsResponse } from '#src/interviews/responses.ts'
import {
  createInterviewInput,
  interviewRef,
  interviewsInput,
  tickInterviewInput,
  updateInterviewInput,
} from '#src/interviews/schema.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import * as service from './service.ts'

export const interviewsRouter = router({
  list: userProcedure
    .meta({ sources: { tables: ['interviews', 'interview_contacts', 'contacts', 'jobs'] } })
    .query(async ({ ctx }) => ({
      interviews: await service.listInterviews(ctx, ctx.userId),
    })),
  ofJob: userProcedure.input(interviewsInput).query(async ({ ctx, input }) => ({
    interviews: await service.listJobInterviews(ctx.db, ctx.userId, input.id),
  })),
  create: userProcedure
    .input(createInterviewInput)
    .mutation(({ ctx, input }) => service.createInterview(ctx, ctx.userId, input)),
  update: userProcedure
    .input(updateInterviewInput)
    .mutation(({ ctx, input: { id, ...patch } }) =>
      service.updateInterview(ctx.db, ctx.userId, id, patch),
    ),
  tick: userProcedure
    .input(tickInterviewInput)
    .mutation(({ ctx, input }) => service.tickInterview(ctx.db, ctx.userId, input)),
  delete: userProcedure
    .meta({ makesRoom: true })
    .input(interviewRef)
    .mutation(async ({ ctx, input }) => {
      await service.deleteInterview(ctx.db, ctx.userId, input.id)
      return null
    }),
  restore: userProcedure
    .input(interviewRef)
    .mutation(({ ctx, input }) => service.restoreInterview(ctx.db, ctx.userId, input.id)),
})

/** The documented calls. */
export const interviewsRest: RestRows<typeof interviewsRouter> = [
  {
    method: 'GET',
    path: '/api/jobs/:id/interviews',
    procedure: 'ofJob',
    status: 200,
    summary: 'Lists the interviews of an application by start',
    response: interviewsResponse,
  },
  {
    method: 'POST',
    path: '/api/jobs/:id/interviews',
    procedure: 'create',
    status: 201,
    summary: 'Adds an interview to an application',
    response: interview,
  },
  {
    method: 'PUT',
    path: '/api/interviews/:id',
    procedure: 'update',
    status: 200,
    summary: 'Changes an interview',
    response: interview,
    failures: [409],
  },
  {
    method: 'DELETE',
    path: '/api/interviews/:id',
    procedure: 'delete',
    status: 204,
    summary: 'Deletes an interview; it can be restored for a day',
  },
  {
    method: 'POST',
    path: '/api/interviews/:id/restore',
    procedure: 'restore',
    status: 200,
    summary: 'Restores a deleted interview',
    response: interview,
  },
]
