import { importResponse } from '#src/transfer/responses.ts'
import { importInput } from '#src/transfer/schema.ts'
import type { RestRows } from '../../rest/row.ts'
import { router, userProcedure } from '../../trpc.ts'
import { importJobs, reviewImport } from './import.ts'

export const transferRouter = router({
  review: userProcedure
    .input(importInput)
    .query(({ ctx, input }) => reviewImport(ctx, ctx.userId, input)),
  import: userProcedure
    .input(importInput)
    .mutation(({ ctx, input }) => importJobs(ctx, ctx.userId, input)),
})

/** The documented calls. */
export const transferRest: RestRows<typeof transferRouter> = [
  {
    method: 'POST',
    path: '/api/jobs/import',
    procedure: 'import',
    status: 200,
    summary: 'Imports the applications of a previewed file that do not exist yet',
    response: importResponse,
  },
]
