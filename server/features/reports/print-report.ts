import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ReportForm } from '#src/reports/constants.ts'
import type { SearchReport } from '#src/reports/schema.ts'
import {
  FORM_COLUMNS,
  REPORT_TEXTS,
  type ReportLanguage,
  writeDay,
  writeRow,
} from '#src/reports/texts.ts'
import { writeHeader, writeLine } from '#src/transfer/csv.ts'
import { createFairQueue, withTimeLimit } from '../../concurrency.ts'
import { InvalidInput } from '../../errors.ts'
import type { PrintedReport } from './draw-pdf.ts'
import { t } from '#src/language/t.ts'

type Printing = {
  report: SearchReport
  form: ReportForm
  language: ReportLanguage
  from: string
  to: string
  /** The person's name; empty if unknown. */
  name: string
}

/** The table alone, for a spreadsheet. */
export const writeReportCsv = ({ report, form, language }: Printing): string => {
  const names = FORM_COLUMNS[form].map((column) => REPORT_TEXTS[language].columns[column])
  const rows = report.rows.map((row) => writeLine(writeRow(row, form, language)))
  return writeHeader(names) + rows.join('')
}

const WIDTHS: Record<string, number> = {
  date: 8,
  result_date: 8,
  assigned: 7,
  time: 8,
  channel: 10,
  method: 10,
  result: 12,
  remarks: 15,
  refusal: 14,
}
const OTHER_WIDTH = 16

const toPrinted = ({ report, form, language, from, to, name }: Printing): PrintedReport => {
  const texts = REPORT_TEXTS[language]
  const columns = FORM_COLUMNS[form]
  const toDay = (day: string) => writeDay(day, form, language)
  return {
    language,
    isLetter: form === 'us',
    title: texts.title,
    facts: [`${texts.name}: ${name}`, `${texts.range}: ${toDay(from)} ${texts.until} ${toDay(to)}`],
    columns: columns.map((column) => texts.columns[column]),
    widths: columns.map((column) => WIDTHS[column] ?? OTHER_WIDTH),
    rows: report.rows.map((row) => writeRow(row, form, language)),
    nothing: texts.nothing,
    summary: report.weeks && {
      title: texts.perWeek,
      columns: [texts.week, texts.perWeek],
      rows: report.weeks.map(({ week, count }) => [toDay(week), String(count)]),
    },
    signature: texts.signature,
    page: texts.page,
  }
}

const ROWS_MAX = 3_000
const DRAWING_MAX_MS = 30_000
/** Each drawing takes a thread that loads its own fonts. */
const drawInTurn = createFairQueue(1, DRAWING_MAX_MS)

/** Draws the report in a separate thread. @throws InvalidInput if it would have too many pages */
export async function drawReport(userId: string, printing: Printing): Promise<Buffer> {
  if (printing.report.rows.length > ROWS_MAX) {
    throw new InvalidInput(
      t('This range contains too much for one document. Please choose a shorter one.'),
    )
  }
  return drawInTurn(userId, async () => {
    const thread = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
      workerData: toPrinted(printing),
    })
    try {
      // A failure of the thread is emitted as `error`, which rejects the promise.
      const [pdf]: unknown[] = await withTimeLimit(once(thread, 'message'), DRAWING_MAX_MS)
      if (!(pdf instanceof Uint8Array)) throw new Error('the thread sent no document')
      return Buffer.from(pdf)
    } finally {
      await thread.terminate()
    }
  })
}
