import { z } from 'zod'
import { instant } from '#src/fields.ts'
import { DEFAULT_DURATION_MINUTES } from '#src/interviews/constants.ts'
import { createInterviewInput } from '#src/interviews/schema.ts'
import {
  defineImport,
  type ImportRequest,
  inBatches,
  keepOrder,
  listOf,
  rowId,
} from '../../import-part.ts'
import { limitInterviews } from '../jobs/index.ts'
import * as queries from './import-queries.ts'
import { t } from '#src/language/t.ts'

const SENT_MAX = 1_000_000
/** A high limit, since deleted people are kept in the list. */
const PEOPLE_MAX = 1_000
const SEQUENCE_MAX = 1_000_000_000

const interview = createInterviewInput.omit({ request_id: true }).extend({
  id: rowId,
  job_id: rowId,
  contact_ids: z.array(rowId).max(PEOPLE_MAX, t('Too many people')).optional(),
  sequence: z.int().min(0).max(SEQUENCE_MAX).optional(),
  created_at: instant(t('Created at')).optional(),
  updated_at: instant(t('Updated at')).optional(),
})
type SentInterview = z.infer<typeof interview>

export const importInterviews = defineImport({
  name: 'interviews',
  after: ['applications', 'contacts'],
  shape: listOf(interview, SENT_MAX),
  create: (sent) => ({ write: (request) => writeInterviews(request, sent) }),
})

async function writeInterviews(
  request: ImportRequest,
  sent: readonly SentInterview[],
): Promise<number> {
  const { trx, userId, rows } = request
  const now = new Date().toISOString()
  const times = keepOrder(
    sent.map(({ created_at = now }) => created_at),
    'ascending',
  )
  const own = await queries.listIdentified(trx, userId)
  const stateOf = new Map(own.map((one) => [one.id, one]))
  const named = new Set(sent.map(({ id }) => id))
  const others = own.filter(({ id, deleted_at }) => deleted_at === null && !named.has(id))
  const known = new Map(others.map((one) => [toKey(one), one.id]))
  const fresh = sent.flatMap((one, index) => {
    const job = rows.get('applications', one.job_id)
    const people = (one.contact_ids ?? []).flatMap((id) => rows.find('contacts', id) ?? [])
    const row = { ...one, job_id: job.id, people: [...new Set(people)] }
    const before = stateOf.get(one.id)
    const same = job.isNew ? undefined : known.get(toKey(toRow(row)))
    const isThere = before?.deleted_at === null
    rows.put('interviews', one.id, { id: (isThere ? undefined : same) ?? one.id, isNew: !isThere })
    if (isThere || same !== undefined) return []
    // A calendar that has received the cancellation gets the event again.
    const sequence = Math.max(one.sequence ?? 0, before === undefined ? 0 : before.sequence + 1)
    return [
      { ...row, sequence, created_at: times[index] ?? now, updated_at: one.updated_at ?? now },
    ]
  })
  await queries.eraseDeletedAgain(
    trx,
    userId,
    fresh.map(({ id }) => id),
  )
  await inBatches(fresh, async (batch) => {
    await queries.insertImported(trx, userId, batch.map(toStored))
    const people = batch.flatMap(({ id, people: ids }) =>
      ids.map((contact_id, position) => ({ interview_id: id, contact_id, position })),
    )
    await inBatches(people, (some) => queries.insertAllPeople(trx, userId, some), 1_000)
    await request.checkRows(limitInterviews(request), batch.length)
  })
  return fresh.length
}

type Comparable = { job_id: string; starts_at: string | null; round: number | null }

/** Two interviews of one application at the same time count as one. */
const toKey = ({ job_id, starts_at, round }: Comparable) =>
  JSON.stringify([job_id, starts_at ?? round])

const toRow = (one: SentInterview) => ({
  id: one.id,
  job_id: one.job_id,
  round: one.round ?? null,
  type: one.type ?? null,
  starts_at: one.starts_at,
  duration_minutes: one.duration_minutes ?? DEFAULT_DURATION_MINUTES,
  time_zone: one.time_zone ?? null,
  place: one.place ?? null,
  notes: one.notes ?? null,
  checked_items: one.checked_items ?? [],
  result: one.result ?? null,
})

type Stamps = { sequence: number; created_at: string; updated_at: string }

const toStored = (one: SentInterview & Stamps) => {
  const { sequence, created_at, updated_at } = one
  return { ...toRow(one), sequence, created_at, updated_at }
}
