import type { z } from 'zod'
import { instant, optionalInstant } from '#src/fields.ts'
import { createReminderInput } from '#src/reminders/schema.ts'
import { unmarkAllDeleted } from '../../db/soft-delete.ts'
import {
  defineImport,
  type ImportRequest,
  inBatches,
  keepOrder,
  listOf,
  rowId,
} from '../../import-part.ts'
import { insertAsTheyWere, listReminders } from './queries.ts'
import { LIMIT } from './service.ts'

const SENT_MAX = 1_000_000

const reminder = createReminderInput.omit({ request_id: true }).extend({
  id: rowId,
  job_id: rowId.nullable(),
  contact_id: rowId.nullable(),
  done_at: optionalInstant('Done at'),
  created_at: instant('Created at'),
})
type SentReminder = z.infer<typeof reminder>

export const importReminders = defineImport({
  name: 'reminders',
  after: ['applications', 'contacts'],
  shape: listOf(reminder, SENT_MAX),
  create: (sent) => ({ write: (request) => writeReminders(request, sent) }),
})

/** The same follow-up for the same time is there already, whoever noted it. */
async function writeReminders(
  request: ImportRequest,
  sent: readonly SentReminder[],
): Promise<number> {
  const { trx, userId, rows } = request
  const ids = sent.map(({ id }) => id)
  const { present } = await unmarkAllDeleted(trx, 'reminders', userId, ids)
  const others = (await listReminders(trx, userId)).filter(({ id }) => !present.has(id))
  const known = new Set(others.map(toKey))
  const times = keepOrder(
    sent.map(({ created_at }) => created_at),
    'ascending',
  )
  const fresh = sent.flatMap((one, index) => {
    const row = {
      ...one,
      job_id: rows.find('applications', one.job_id),
      contact_id: rows.find('contacts', one.contact_id),
      done_at: one.done_at ?? null,
      created_at: times[index] ?? one.created_at,
    }
    return present.has(one.id) || known.has(toKey(row)) ? [] : [row]
  })
  await inBatches(fresh, async (batch) => {
    await insertAsTheyWere(trx, userId, batch)
    await request.checkRows(LIMIT, batch.length)
  })
  return fresh.length
}

type Comparable = Pick<SentReminder, 'title' | 'due_at' | 'job_id' | 'contact_id'>

const toKey = ({ title, due_at, job_id, contact_id }: Comparable) =>
  JSON.stringify([title, due_at, job_id, contact_id])
