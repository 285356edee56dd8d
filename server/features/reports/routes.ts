import type { FastifyInstance } from 'fastify'
import { searchReport } from '#src/reports/responses.ts'
import { reportQuery } from '#src/reports/schema.ts'
import { createContext, type Services } from '../../context.ts'
import type { OtherRow } from '../../rest/row.ts'
import { findProfile } from '../profile/index.ts'
import { chooseReportLanguage } from './choose-language.ts'
import { drawReport, writeReportCsv } from './print-report.ts'
import { readReport } from './read-report.ts'

/** The documented calls. */
export const reportsRest: readonly OtherRow[] = [
  {
    method: 'GET',
    path: '/api/reports/search',
    name: 'reports.search',
    summary:
      'Returns a report of applications, answers and efforts in a range of days, as JSON, CSV or PDF',
    status: 200,
    query: reportQuery,
    response: searchReport,
  },
]

/** Serves the proof of search: JSON, or a file for an office. */
export function registerReports(app: FastifyInstance, services: Services): void {
  app.get('/api/reports/search', { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = createContext(services, request, reply)
    const { userId } = await ctx.getSession()
    const query = reportQuery.parse(request.query)
    if (query.format === 'json') return reply.send(await readReport(ctx, userId, query))
    const language = await chooseReportLanguage(ctx, userId, query.form)
    const profile = await findProfile(ctx.db, userId)
    const printing = {
      ...query,
      report: await readReport(ctx, userId, query, language),
      language,
      name: [profile?.first_name, profile?.last_name].filter(Boolean).join(' '),
    }
    const isCsv = query.format === 'csv'
    return reply
      .type(isCsv ? 'text/csv; charset=utf-8' : 'application/pdf')
      .header(
        'content-disposition',
        `attachment; filename="job-search-${query.from}-${query.to}.${query.format}"`,
      )
      .send(isCsv ? writeReportCsv(printing) : await drawReport(userId, printing))
  })
}
