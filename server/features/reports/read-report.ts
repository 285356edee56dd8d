import { countWeeks, listReportRows } from '#src/reports/search-report.ts'
import type { ReportQuery, SearchReport } from '#src/reports/schema.ts'
import { REPORT_TEXTS, type ReportLanguage } from '#src/reports/texts.ts'
import type { Context } from '../../context.ts'
import { listActivities } from '../activities/index.ts'
import { listAllContacts } from '../contacts/index.ts'
import { findDay, listWithHistory } from '../jobs/index.ts'
import { listSentFiles } from '../packets/index.ts'

/** Reads what was sent, answered and done in the range, in one snapshot; in `language` if given. */
export async function readReport(
  ctx: Context,
  userId: string,
  { from, to, form }: ReportQuery,
  language?: ReportLanguage,
): Promise<SearchReport> {
  const timeZone = ctx.readTimeZone()
  const facts = await ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => ({
      jobs: await listWithHistory(trx, userId),
      activities: await listActivities(trx, userId),
      contacts: await listAllContacts(trx, userId),
      // The Swiss form has one field for remarks and the reason for a rejection.
      sentFiles: form === 'ch' ? new Map() : await listSentFiles(trx, userId),
    }))
  const toDay = (instant: string) => findDay(new Date(instant), timeZone)
  const outcomes = language && { outcomes: REPORT_TEXTS[language].results }
  const rows = listReportRows({ ...facts, ...outcomes, toDay }, { from, to })
  return form === 'us' ? { rows, weeks: countWeeks(rows, { from, to }) } : { rows }
}
