import type { z } from 'zod'
import type { importResponse, previewResponse, reviewResponse } from '#src/transfer/responses.ts'
import { findMatches, findRepeated } from '#src/transfer/match.ts'
import type { ImportedJob } from '#src/transfer/read-row.ts'
import type { ImportInput } from '#src/transfer/schema.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { lockUser } from '../../db/lock-user.ts'
import { InvalidInput, NotFound } from '../../errors.ts'
import { inTurns } from '../../in-turns.ts'
import { type AddedJob, addJobs, findToday, listComparable } from '../jobs/index.ts'
import { type FileTable, packTable, readFileTable, unpackTable } from './stored-table.ts'
import { storeUndo } from '../undo/index.ts'
import * as queries from './queries.ts'
import { type ReadFile, readRows, type Settings, takeSample } from './read-rows.ts'
import { t } from '#src/language/t.ts'

/** The undo kind that `removeAdded` handles. */
export const IMPORT = 'import'
const STORED_IMPORTS = 3
/** Beyond these, the problems are only counted, since they are all alike. */
const PROBLEMS_MAX = 1_000

const NOT_AVAILABLE = t('This file is no longer available. Please choose it again.')

/** Reads a file and stores it until the person has confirmed the import. @throws InvalidInput */
export async function previewImport(
  ctx: Context,
  userId: string,
  content: Buffer,
): Promise<z.infer<typeof previewResponse>> {
  const table = await readFileTable(content)
  const read = await readRows(table, {}, findToday(ctx))
  const packed = await packTable(table)
  const { id } = await queries.insertImport(ctx.db, {
    user_id: userId,
    format: table.format,
    content: packed,
  })
  await queries.deleteOlderImports(ctx.db, userId, STORED_IMPORTS)
  return toPreview(id, table, read)
}

const toPreview = (import_id: string, { format }: FileTable, read: ReadFile) => ({
  import_id,
  format,
  columns: read.columns,
  rows: read.rows,
  sample: takeSample(read.jobs),
  date_order: read.dateOrder,
  statuses: read.statuses,
  problems: read.problems.slice(0, PROBLEMS_MAX),
})

async function openImport(ctx: Context, userId: string, id: string, settings: Settings) {
  const found = await queries.findImport(ctx.db, userId, id)
  if (found === undefined) throw new NotFound(NOT_AVAILABLE)
  const table = { format: found.format, ...(await unpackTable(found.content)) }
  return { table, read: await readRows(table, settings, findToday(ctx)) }
}

/** Reads the stored file with the person's settings, and counts the rows that exist already. */
export async function reviewImport(
  ctx: Context,
  userId: string,
  { import_id, ...settings }: ImportInput,
): Promise<z.infer<typeof reviewResponse>> {
  const { table, read } = await openImport(ctx, userId, import_id, settings)
  const fresh = await findFresh(ctx.db, userId, table, read)
  return { ...toPreview(import_id, table, read), known: read.jobs.length - fresh.length }
}

/**
 * Adds the applications of a file that do not exist yet, all or nothing; existing ones are
 * unchanged (docs/behaviour.md#importing-applications).
 * @throws InvalidInput if a setting is missing
 */
export async function importJobs(
  ctx: Context,
  userId: string,
  { import_id, ...settings }: ImportInput,
): Promise<z.infer<typeof importResponse>> {
  const { table, read } = await openImport(ctx, userId, import_id, settings)
  requireAnswers(read)
  return ctx.db.transaction().execute(async (trx) => {
    // Imports of one person run one after another, so that no application is added twice.
    await lockUser(trx, userId)
    const fresh = await findFresh(trx, userId, table, read)
    const images = await addJobs(ctx, trx, userId, fresh.map(toAdded))
    return {
      added: images.length,
      unchanged: read.jobs.length - fresh.length,
      problems: read.problems.slice(0, PROBLEMS_MAX),
      undo_id:
        images.length > 0 ? await storeUndo(ctx, trx, userId, { kind: IMPORT, images }) : null,
    }
  })
}

const NO_COLUMN = {
  company: t('Choose which column contains the company'),
  position: t('Choose which column contains the position'),
}

function requireAnswers({ columns, dateOrder, statuses }: ReadFile): void {
  for (const field of ['company', 'position'] as const) {
    if (!columns.some((column) => column.field === field)) {
      throw new InvalidInput(NO_COLUMN[field])
    }
  }
  if (dateOrder === 'ambiguous') {
    throw new InvalidInput(
      t('Choose whether the dates in this file begin with the day or the month'),
    )
  }
  const open = statuses.filter(({ status }) => status === null)
  if (open.length > 0) {
    const values = open.slice(0, 5).map(({ value }) => `“${value}”`)
    throw new InvalidInput(
      t('Choose which status is meant by {value}', { value: values.join(', ') }),
    )
  }
}

/** The file's applications that do not exist yet, without repetitions in the file. */
async function findFresh(
  db: Db,
  userId: string,
  { format }: FileTable,
  { jobs }: ReadFile,
): Promise<ImportedJob[]> {
  const compared = jobs.map((job) => ({
    ...job,
    location: job.location ?? null,
    url: job.url ?? null,
  }))
  // In an own export, two equal rows are two applications.
  const repeated = format === 'foothold' ? [] : findRepeated(jobs)
  const matched = await inTurns(findMatches(compared, await listComparable(db, userId)))
  return jobs.filter((_, index) => !repeated[index] && matched[index] === undefined)
}

const toAdded = (job: ImportedJob): AddedJob => ({
  company: job.company,
  position: job.position,
  location: job.location ?? null,
  status: job.status,
  application_date: job.application_date,
  deadline: job.deadline ?? null,
  interview: toInterview(job),
  url: job.url ?? null,
  work_mode: job.work_mode ?? null,
  employment_type: job.employment_type ?? null,
  salary_min: job.salary_min ?? null,
  salary_max: job.salary_max ?? null,
  salary_currency: job.salary_currency ?? null,
  salary_period: job.salary_period ?? null,
  source: job.source ?? null,
  notes: job.notes ?? null,
  stage: job.stage ?? null,
  tags: job.tags ?? [],
  outcome: job.outcome ?? null,
  archived_at: job.archived_at,
  request_id: null,
  deleted_at: null,
  posting: job.posting?.text ?? null,
  created_at: job.created_at,
  updated_at: job.updated_at,
})

function toInterview({ interview_date, interview_type, interview_round }: ImportedJob) {
  const interview = {
    starts_at: interview_date ?? null,
    type: interview_type ?? null,
    round: interview_round ?? null,
  }
  return Object.values(interview).every((value) => value === null) ? null : interview
}
