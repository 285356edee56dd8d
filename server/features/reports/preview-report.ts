import type { ReportPreview, ReportQuery } from '#src/reports/schema.ts'
import { FORM_COLUMNS, REPORT_TEXTS, writeRow } from '#src/reports/texts.ts'
import type { Context } from '../../context.ts'
import { chooseReportLanguage } from './choose-language.ts'
import { readReport } from './read-report.ts'

const SHOWN_ROWS = 50

/** Returns the first rows of the report, as the file will show them, and the number of rows. */
export async function previewReport(
  ctx: Context,
  userId: string,
  query: ReportQuery,
): Promise<ReportPreview> {
  const { form } = query
  const language = await chooseReportLanguage(ctx, userId, form)
  const { rows } = await readReport(ctx, userId, query, language)
  return {
    language,
    columns: FORM_COLUMNS[form].map((column) => REPORT_TEXTS[language].columns[column]),
    rows: rows.slice(0, SHOWN_ROWS).map((row) => writeRow(row, form, language)),
    count: rows.length,
  }
}
