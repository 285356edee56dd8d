import type { z } from 'zod'
import { createActivityInput } from '#src/activities/schema.ts'
import { ACTIVITY_KINDS } from '#src/activities/constants.ts'
import { choice } from '#src/choice.ts'
import { instant } from '#src/fields.ts'
import {
  defineImport,
  type ImportRequest,
  keepOrder,
  listOf,
  rowId,
  writeMissing,
} from '../../import-part.ts'
import { insertImported, listActivities } from './queries.ts'
import { LIMIT } from './service.ts'
import { t } from '#src/language/t.ts'

const SENT_MAX = 1_000_000

const activity = createActivityInput.omit({ request_id: true }).extend({
  id: rowId,
  kind: choice(t('Kind'), ACTIVITY_KINDS),
  happened_at: instant(t('Date')),
  job_id: rowId.nullable(),
  contact_id: rowId.nullable(),
  created_at: instant(t('Created at')).optional(),
})
type SentActivity = z.infer<typeof activity>

export const importActivities = defineImport({
  name: 'activities',
  after: ['applications', 'contacts'],
  shape: listOf(activity, SENT_MAX),
  create: (sent) => ({ write: (request) => writeActivities(request, sent) }),
})

function writeActivities(request: ImportRequest, sent: readonly SentActivity[]): Promise<number> {
  const { rows } = request
  const times = keepOrder(
    sent.map(({ created_at, happened_at }) => created_at ?? happened_at),
    'descending',
  )
  const written = sent.map((one, index) => ({
    ...one,
    minutes: one.minutes ?? null,
    channel: one.channel ?? null,
    job_id: rows.find('applications', one.job_id),
    contact_id: rows.find('contacts', one.contact_id),
    created_at: times[index] ?? one.happened_at,
  }))
  return writeMissing(request, written, {
    table: 'activities',
    list: listActivities,
    toKey,
    insert: insertImported,
    limit: LIMIT,
  })
}

type Comparable = Pick<SentActivity, 'kind' | 'happened_at' | 'text' | 'job_id' | 'contact_id'>

const toKey = ({ kind, happened_at, text, job_id, contact_id }: Comparable) =>
  JSON.stringify([kind, happened_at, text, job_id, contact_id])
