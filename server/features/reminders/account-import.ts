import type { z } from 'zod'
import { instant, optionalInstant } from '#src/fields.ts'
import { createReminderInput } from '#src/reminders/schema.ts'
import {
  defineImport,
  type ImportRequest,
  keepOrder,
  listOf,
  rowId,
  writeMissing,
} from '../../import-part.ts'
import { insertImported, listReminders } from './queries.ts'
import { LIMIT } from './service.ts'
import { t } from '#src/language/t.ts'

const SENT_MAX = 1_000_000

const reminder = createReminderInput.omit({ request_id: true }).extend({
  id: rowId,
  job_id: rowId.nullable(),
  contact_id: rowId.nullable(),
  done_at: optionalInstant(t('Done at')),
  created_at: instant(t('Created at')),
})
type SentReminder = z.infer<typeof reminder>

export const importReminders = defineImport({
  name: 'reminders',
  after: ['applications', 'contacts'],
  shape: listOf(reminder, SENT_MAX),
  create: (sent) => ({ write: (request) => writeReminders(request, sent) }),
})

/** Skips a follow-up that already exists for the same time, whatever its id. */
function writeReminders(request: ImportRequest, sent: readonly SentReminder[]): Promise<number> {
  const { rows } = request
  const times = keepOrder(
    sent.map(({ created_at }) => created_at),
    'ascending',
  )
  const written = sent.map((one, index) => ({
    ...one,
    job_id: rows.find('applications', one.job_id),
    contact_id: rows.find('contacts', one.contact_id),
    done_at: one.done_at ?? null,
    created_at: times[index] ?? one.created_at,
  }))
  return writeMissing(request, written, {
    table: 'reminders',
    list: listReminders,
    toKey,
    insert: insertImported,
    limit: LIMIT,
  })
}

type Comparable = Pick<SentReminder, 'title' | 'due_at' | 'job_id' | 'contact_id'>

const toKey = ({ title, due_at, job_id, contact_id }: Comparable) =>
  JSON.stringify([title, due_at, job_id, contact_id])
