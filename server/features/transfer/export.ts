import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { EXPORT_COLUMNS, listCells } from '#src/transfer/export-columns.ts'
import { writeHeader, writeLine } from '#src/transfer/csv.ts'
import type { Db } from '../../db/client.ts'
import { listActivities } from '../activities/index.ts'
import { listInterviews } from '../interviews/index.ts'
import { listWithHistory } from '../jobs/index.ts'

const BATCH = 250

type ExportedJob = Awaited<ReturnType<typeof readExport>>[number]

/** Every application with its history, interviews, activities and posting, in one snapshot. */
export const readExport = (db: Db, userId: string) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const jobs = await listWithHistory(trx, userId)
      const activities = await listActivities(trx, userId)
      const interviewsOf = Map.groupBy(await listInterviews(trx, userId), ({ job_id }) => job_id)
      const activitiesOf = Map.groupBy(activities, ({ job_id }) => job_id)
      return jobs.map((job) => ({
        ...job,
        interviews: interviewsOf.get(job.id) ?? [],
        activities: activitiesOf.get(job.id) ?? [],
      }))
    })

/** As a CSV table that spreadsheets open and an import accepts. */
export const streamCsv = (jobs: readonly ExportedJob[]): Readable =>
  Readable.from(
    inBatches(writeHeader(EXPORT_COLUMNS), jobs, (job) => writeLine(listCells(job)), '', ''),
  )

/** As JSON: `{"jobs": [...]}`. */
export const streamJson = (jobs: readonly ExportedJob[]): Readable =>
  Readable.from(inBatches('{"jobs":[\n', jobs, (job) => JSON.stringify(job), ',\n', '\n]}\n'))

async function* inBatches<T>(
  start: string,
  rows: readonly T[],
  write: (row: T) => string,
  glue: string,
  end: string,
): AsyncGenerator<string> {
  yield start
  for (let from = 0; from < rows.length; from += BATCH) {
    const lines = rows.slice(from, from + BATCH).map(write)
    yield (from === 0 ? '' : glue) + lines.join(glue)
    await setImmediate()
  }
  yield end
}
