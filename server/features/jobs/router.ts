import {
  bulkResponse,
  deletedJobsResponse,
  historyResponse,
  job,
  jobsResponse,
  savedPosting,
  similarResponse,
  stagesResponse,
  statusChange,
} from '#src/jobs/responses.ts'
import { changesInput } from '#src/jobs/changes-input.ts'
import { listJobsInput } from '#src/jobs/list-input.ts'
import { postingSearch, putPostingInput } from '#src/jobs/posting.ts'
import {
  correctChangeInput,
  createJobInput,
  jobRef,
  similarInput,
  tickInput,
  updateJobInput,
} from '#src/jobs/schema.ts'
import { bulkInput, putStagesInput } from '#src/jobs/shape.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import { changeJobs } from './bulk.ts'
import { compareVersion, listChanges } from './changes.ts'
import { correctChange, listHistory } from './history.ts'
import { listMatching } from './list-matching.ts'
import { getPosting, putPosting, searchPostings } from './posting.ts'
import { listSimilar } from './similar.ts'
import { getStages, putStages } from './stages.ts'
import { createJob, deleteJob, getJob, listDeletedJobs, restoreJob, tickItem } from './service.ts'
import { updateJob } from './update-job.ts'

export const jobsRouter = router({
  list: userProcedure
    .input(listJobsInput)
    .query(({ ctx, input }) => listMatching(ctx, ctx.userId, input)),
  changes: userProcedure
    .input(changesInput)
    .query(({ ctx, input }) => listChanges(ctx, ctx.userId, input?.version)),
  get: userProcedure.input(jobRef).query(({ ctx, input }) => getJob(ctx.db, ctx.userId, input.id)),
  posting: userProcedure
    .input(jobRef)
    .query(({ ctx, input }) => getPosting(ctx.db, ctx.userId, input.id)),
  putPosting: userProcedure
    .input(putPostingInput)
    .mutation(({ ctx, input: { id, ...posting } }) => putPosting(ctx.db, ctx.userId, id, posting)),
  searchPostings: userProcedure
    .input(postingSearch)
    .query(({ ctx, input }) => searchPostings(ctx.db, ctx.userId, input.text)),
  similar: userProcedure.input(similarInput).query(async ({ ctx, input }) => ({
    matches: await listSimilar(ctx.db, ctx.userId, input),
  })),
  history: userProcedure.input(jobRef).query(async ({ ctx, input }) => ({
    changes: await listHistory(ctx.db, ctx.userId, input.id),
  })),
  correctChange: userProcedure
    .input(correctChangeInput)
    .mutation(({ ctx, input }) => correctChange(ctx.db, ctx.userId, input)),
  create: userProcedure
    .input(createJobInput)
    .mutation(({ ctx, input }) => createJob(ctx, ctx.userId, input)),
  update: userProcedure
    .input(updateJobInput)
    .mutation(({ ctx, input: { id, ...patch } }) => updateJob(ctx, ctx.userId, id, patch)),
  tick: userProcedure
    .input(tickInput)
    .mutation(({ ctx, input }) => tickItem(ctx, ctx.userId, input)),
  delete: userProcedure
    .meta({ makesRoom: true })
    .input(jobRef)
    .mutation(async ({ ctx, input }) => {
      await deleteJob(ctx.db, ctx.userId, input.id)
      return null
    }),
  restore: userProcedure
    .input(jobRef)
    .mutation(({ ctx, input }) => restoreJob(ctx.db, ctx.userId, input.id)),
  deleted: userProcedure.query(async ({ ctx }) => ({
    jobs: await listDeletedJobs(ctx, ctx.userId),
  })),
  // It can also delete, so the account's text limit does not apply to its other changes either.
  bulk: userProcedure
    .meta({ makesRoom: true })
    .input(bulkInput)
    .mutation(({ ctx, input }) => changeJobs(ctx, ctx.userId, input)),
  stages: userProcedure.query(({ ctx }) => getStages(ctx.db, ctx.userId)),
  putStages: userProcedure
    .input(putStagesInput)
    .mutation(({ ctx, input }) => putStages(ctx.db, ctx.userId, input)),
})

/** The documented calls. */
export const jobsRest: RestRows<typeof jobsRouter> = [
  {
    method: 'GET',
    path: '/api/jobs',
    procedure: 'list',
    status: 200,
    summary:
      'Lists all applications, or those that match the filters, newest application date first',
    response: jobsResponse,
    failures: [413],
    compareVersion,
  },
  {
    method: 'POST',
    path: '/api/jobs',
    procedure: 'create',
    status: 201,
    summary: 'Adds an application',
    response: job,
  },
  {
    method: 'GET',
    path: '/api/jobs/similar',
    procedure: 'similar',
    status: 200,
    summary: 'Lists existing applications that may be the same as the one described',
    response: similarResponse,
  },
  {
    method: 'GET',
    path: '/api/jobs/deleted',
    procedure: 'deleted',
    status: 200,
    summary: 'Lists deleted applications that can still be restored, last deleted first',
    response: deletedJobsResponse,
    failures: [413],
  },
  {
    method: 'POST',
    path: '/api/jobs/bulk',
    procedure: 'bulk',
    status: 200,
    summary: 'Applies the same change to many applications or deletes them, all or none',
    response: bulkResponse,
    failures: [404],
  },
  {
    method: 'GET',
    path: '/api/stages',
    procedure: 'stages',
    status: 200,
    summary: 'Returns the user’s own stages within each status',
    response: stagesResponse,
  },
  {
    method: 'PUT',
    path: '/api/stages',
    procedure: 'putStages',
    status: 200,
    summary: 'Replaces the stages of the given statuses, or renames a stage',
    response: stagesResponse,
    failures: [404, 409],
  },
  {
    method: 'GET',
    path: '/api/jobs/:id',
    procedure: 'get',
    status: 200,
    summary: 'Returns an application',
    response: job,
  },
  {
    method: 'GET',
    path: '/api/jobs/:id/posting',
    procedure: 'posting',
    status: 200,
    summary: 'Returns the posting’s text stored with an application',
    response: savedPosting,
  },
  {
    method: 'PUT',
    path: '/api/jobs/:id/posting',
    procedure: 'putPosting',
    status: 200,
    summary: 'Stores the posting’s text; an empty text removes it',
    response: savedPosting,
  },
  {
    method: 'PUT',
    path: '/api/jobs/:id',
    procedure: 'update',
    status: 200,
    summary: 'Changes an application',
    response: job,
    failures: [409],
  },
  {
    method: 'DELETE',
    path: '/api/jobs/:id',
    procedure: 'delete',
    status: 204,
    summary: 'Deletes an application; it can be restored for 30 days',
  },
  {
    method: 'POST',
    path: '/api/jobs/:id/restore',
    procedure: 'restore',
    status: 200,
    summary: 'Restores a deleted application',
    response: job,
  },
  {
    method: 'GET',
    path: '/api/jobs/:id/history',
    procedure: 'history',
    status: 200,
    summary: 'Lists the status changes of an application, oldest first',
    response: historyResponse,
  },
  {
    method: 'PUT',
    path: '/api/jobs/:id/history/:change_id',
    procedure: 'correctChange',
    status: 200,
    summary: 'Corrects the time of a status change',
    response: statusChange,
  },
]
