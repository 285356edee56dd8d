import { z } from 'zod'
import { documentType } from '#src/documents/schema.ts'
import { calendarDate, instant, optionalInstant, requiredText } from '#src/fields.ts'
import { JOB_STATUSES } from '#src/jobs/constants.ts'
import { posting } from '#src/jobs/posting.ts'
import { createJobInput } from '#src/jobs/schema.ts'
import { putStagesInput, STAGES_MAX } from '#src/jobs/shape.ts'
import { withoutDuplicates } from '#src/jobs/tags.ts'
import { findMatches } from '#src/transfer/match.ts'
import { unmarkAllDeleted } from '../../db/soft-delete.ts'
import {
  defineImport,
  type ImportRequest,
  inBatches,
  keepOrder,
  listOf,
  rowId,
} from '../../import-part.ts'
import { inTurns } from '../../in-turns.ts'
import { insertJobs, insertPostings } from './add-jobs-queries.ts'
import { addStages } from './add-stages.ts'
import { countRows, insertHistory, insertSent } from './import-queries.ts'
import { touchInterviews } from './interview-queries.ts'
import { listComparable } from './list-whole.ts'
import { limitApplications, limitChanges, toSavedPosting } from './service.ts'
import { getStages } from './stages.ts'
import { putStages } from './stages-queries.ts'
import { t } from '#src/language/t.ts'

export const APPLICATIONS = 'applications'
const JOBS_MAX = 1_000_000
const HISTORY_MAX = 100_000
/** A high limit, since deleted documents stay in the record. */
const SENT_MAX = 10_000

/** Fewer are found quickly in any way. */
const COUNTED_MIN = 500

const status = z.enum(JOB_STATUSES)

const application = createJobInput
  .omit({
    // These belong to the interviews.
    interview_date: true,
    interview_type: true,
    interview_round: true,
    checked_items: true,
    archived: true,
    document_ids: true,
    request_id: true,
  })
  .extend({
    id: rowId,
    status,
    application_date: calendarDate(t('Application date')),
    archived_at: optionalInstant(t('Archived at')),
    posting: posting.nullable().optional(),
    documents: z
      .array(
        z.object({
          id: rowId.nullable(),
          filename: requiredText(t('Document')),
          document_type: documentType,
        }),
      )
      .max(SENT_MAX, t('Too many documents'))
      .optional(),
    status_changed_at: instant(t('Changed at')),
    created_at: instant(t('Created at')),
    updated_at: instant(t('Updated at')),
    status_history: z
      .array(
        z.object({
          from_status: status.nullable(),
          to_status: status,
          changed_at: instant(t('Date')),
        }),
      )
      .max(HISTORY_MAX, t('Too many changes of status'))
      .optional(),
  })
  .refine(
    ({ salary_min, salary_max }) =>
      salary_min == null || salary_max == null || salary_min <= salary_max,
    t('The lowest salary must not be above the highest'),
  )
type Application = z.infer<typeof application>

const stages = putStagesInput.omit({ rename: true })

/** The account's own stages come first, then those of the archive up to the limit. */
export const importStages = defineImport({
  name: 'stages',
  shape: stages,
  create: (sent) => ({
    async write({ trx, userId }) {
      const own = await getStages(trx, userId)
      let added = 0
      for (const one of JOB_STATUSES) {
        const names = withoutDuplicates([...own[one], ...(sent[one] ?? [])]).slice(0, STAGES_MAX)
        if (names.length === own[one].length) continue
        await putStages(trx, { userId, status: one }, names)
        added += names.length - own[one].length
      }
      return added
    },
  }),
})

export const importJobs = defineImport({
  name: APPLICATIONS,
  after: ['stages', 'documents'],
  shape: listOf(application, JOBS_MAX),
  create: (sent) => ({ write: (request) => writeJobs(request, sent) }),
})

/**
 * Adds missing applications; existing ones stay unchanged (docs/behaviour.md#importing-an-account).
 */
async function writeJobs(request: ImportRequest, sent: readonly Application[]): Promise<number> {
  const { trx, userId, rows, config } = request
  const created = keepOrder(
    sent.map(({ created_at }) => created_at),
    'descending',
  )
  const ids = sent.map(({ id }) => id)
  const { present, restored } = await unmarkAllDeleted(trx, 'jobs', userId, ids)
  if (restored.length > 0) await touchInterviews(trx, userId, restored)
  const known = await findKnown(request, sent, present)
  const fresh = sent.flatMap((job, index) => {
    const id = known.get(job.id)
    rows.put(APPLICATIONS, job.id, { id: id ?? job.id, isNew: id === undefined })
    return id === undefined ? [{ ...job, created_at: created[index] ?? job.created_at }] : []
  })
  const staged = await addStages(
    trx,
    userId,
    fresh.map((job) => ({ ...job, stage: job.stage ?? null })),
  )
  await inBatches(staged, (batch) => insertBatch(request, batch))
  if (config.databaseUrl === undefined && staged.length > COUNTED_MIN) await countRows(trx)
  await inBatches(staged, (batch) => insertDetails(request, batch))
  const changes = staged.reduce((sum, { status_history }) => sum + (status_history?.length ?? 1), 0)
  await request.checkRows(limitChanges(request), changes)
  return staged.length
}

/** Finds the existing application for each of the archive's ids. */
async function findKnown(
  { trx, userId }: ImportRequest,
  sent: readonly Application[],
  present: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const named = new Set(sent.map(({ id }) => id))
  const own = (await listComparable(trx, userId)).filter(({ id }) => !named.has(id))
  const open = sent.filter(({ id }) => !present.has(id))
  const matches = await inTurns(
    findMatches(
      open.map((job) => ({ ...job, location: job.location ?? null, url: job.url ?? null })),
      own,
    ),
  )
  const known = new Map([...present].map((id) => [id, id]))
  for (const [index, { id }] of open.entries()) {
    const match = own[matches[index] ?? -1]
    if (match !== undefined) known.set(id, match.id)
  }
  return known
}

type Staged = Application & { stage: string | null }

async function insertBatch(request: ImportRequest, batch: readonly Staged[]): Promise<void> {
  await insertJobs(request.trx, request.userId, batch.map(toRow))
  await request.checkRows(limitApplications(request), batch.length)
}

/** Inserts the rows that refer to the applications. */
async function insertDetails(request: ImportRequest, batch: readonly Staged[]): Promise<void> {
  const { trx, userId } = request
  await insertHistory(trx, userId, batch.flatMap(toHistory))
  const postings = batch.flatMap(({ id, posting: kept }) =>
    kept == null || kept.text === '' ? [] : [{ job_id: id, ...toSavedPosting(kept) }],
  )
  if (postings.length > 0) await insertPostings(trx, userId, postings)
  await inBatches(
    batch.flatMap((job) => toSent(request, job)),
    (sent) => insertSent(trx, userId, sent),
  )
}

const toRow = (job: Staged) => ({
  id: job.id,
  company: job.company,
  position: job.position,
  location: job.location ?? null,
  status: job.status,
  application_date: job.application_date,
  deadline: job.deadline ?? null,
  url: job.url ?? null,
  notes: job.notes ?? null,
  work_mode: job.work_mode ?? null,
  employment_type: job.employment_type ?? null,
  salary_min: job.salary_min ?? null,
  salary_max: job.salary_max ?? null,
  salary_currency: job.salary_currency ?? null,
  salary_period: job.salary_period ?? null,
  source: job.source ?? null,
  stage: job.stage,
  tags: job.tags ?? [],
  outcome: job.outcome ?? null,
  archived_at: job.archived_at ?? null,
  request_id: null,
  deleted_at: null,
  status_changed_at: job.status_changed_at,
  created_at: job.created_at,
  updated_at: job.updated_at,
})

/** Uses the archive's status history; without one, the current status is the beginning. */
function toHistory({ id, status: to_status, status_changed_at, status_history }: Staged) {
  const changes = status_history ?? []
  if (changes.length === 0) {
    return [{ job_id: id, from_status: null, to_status, changed_at: status_changed_at }]
  }
  const times = keepOrder(
    changes.map(({ changed_at }) => changed_at),
    'ascending',
  )
  return changes.map((change, index) => ({
    ...change,
    job_id: id,
    changed_at: times[index] ?? change.changed_at,
  }))
}

/** A document that was left out counts as deleted since; its name is kept. */
function toSent({ rows }: ImportRequest, { id: job_id, documents = [] }: Staged) {
  const taken = new Set<string | null>()
  return documents.map(({ id, filename, document_type }) => {
    const kept = rows.find('documents', id)
    const document_id = taken.has(kept) ? null : kept
    taken.add(kept)
    return { job_id, document_id, filename, document_type }
  })
}
