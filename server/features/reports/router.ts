import { reportQuery } from '#src/reports/schema.ts'
import { router, userProcedure } from '../../trpc.ts'
import { previewReport } from './preview-report.ts'
import { readReport } from './read-report.ts'

export const reportsRouter = router({
  search: userProcedure
    .input(reportQuery)
    .query(({ ctx, input }) => readReport(ctx, ctx.userId, input)),
  preview: userProcedure
    .input(reportQuery)
    .query(({ ctx, input }) => previewReport(ctx, ctx.userId, input)),
})
