import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { searchReport } from '#src/reports/answers.ts'
import type { Language } from '#src/language/languages.ts'
import type { ReportForm } from '#src/reports/constants.ts'
import { reportQuery } from '#src/reports/schema.ts'
import { FORM_LANGUAGES, type ReportLanguage } from '#src/reports/texts.ts'
import { createContext, type Services } from '../../context.ts'
import { findOwnLanguage } from '../../find-translator.ts'
import type { OtherRow } from '../../rest/row.ts'
import { findProfile } from '../profile/index.ts'
import { drawReport, writeReportCsv } from './print-report.ts'
import { readReport } from './read-report.ts'

/** The documented calls. */
export const reportsRest: readonly OtherRow[] = [
  {
    method: 'GET',
    path: '/api/reports/search',
    name: 'reports.search',
    summary:
      'What was sent, answered and done in a range of days, also as CSV or PDF for an office',
    status: 200,
    query: reportQuery,
    answer: searchReport,
  },
]

/** The proof of search: JSON, or a file for an office. */
export function registerReports(app: FastifyInstance, services: Services): void {
  app.get('/api/reports/search', { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = createContext(services, request, reply)
    const { userId } = await ctx.getSession()
    const query = reportQuery.parse(request.query)
    const report = await readReport(ctx, userId, query)
    if (query.format === 'json') return reply.send(report)
    const profile = await findProfile(ctx.db, userId)
    const printing = {
      ...query,
      report,
      language: chooseLanguage(
        request,
        query.form,
        await findOwnLanguage(ctx.db, userId, ctx.language),
      ),
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

/** The person's in the general form; the browser's among those of an office's; else the form's own. */
function chooseLanguage(
  request: FastifyRequest,
  form: ReportForm,
  person: Language,
): ReportLanguage {
  const supported = [...FORM_LANGUAGES[form]]
  const known = supported.find((language) => language === person)
  if (form === 'general' && known !== undefined) return known
  const [own = 'en'] = supported
  const wanted = request.headers['accept-language'] ?? ''
  const plain = wanted.replaceAll(/\b([a-z]{2})-[a-z]{2,4}\b/gi, '$1')
  return negotiate(plain, supported) ?? own
}
