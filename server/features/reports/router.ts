import { reportQuery } from '#src/reports/schema.ts'
import { router, userProcedure } from '../../trpc.ts'
import { readReport } from './read-report.ts'

/** The same as the REST call's JSON, for the web app. */
export const reportsRouter = router({
  search: userProcedure
    .input(reportQuery)
    .query(({ ctx, input }) => readReport(ctx, ctx.userId, input)),
})
