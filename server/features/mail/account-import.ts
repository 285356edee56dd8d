import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { instant, SHORT_TEXT_MAX, text } from '#src/fields.ts'
import { INVITATION_UID_MAX } from '#src/mail/schema.ts'
import { MAIL_KINDS, MAIL_STATES } from '#src/mail/kinds.ts'
import { createInterviewInput } from '#src/interviews/schema.ts'
import { defineImport, inBatches, type ImportRequest, listOf, rowId } from '../../import-part.ts'
import { CONTENT_MAX, LIMIT, SENTENCE_MAX, toKey } from './add-mail.ts'
import { insertImported } from './queries.ts'
import { t } from '#src/language/t.ts'

export const SENT_MAX = 1_000_000
const THREAD_MAX = 40
const SEQUENCE_MAX = 2 ** 31 - 1

export const sequence = z.int().min(0).max(SEQUENCE_MAX)
export const hash = z.string().regex(/^[0-9a-f]{64}$/, t('This is not a hash'))
const line = (label: string, max: number) =>
  text(label, max)
    .transform((value) => value || null)
    .nullish()
const { starts_at, duration_minutes, time_zone, place } = createInterviewInput.shape

const mail = z.object({
  id: rowId,
  kind: z.enum(MAIL_KINDS),
  state: z.enum(MAIL_STATES),
  sentence: line(t('Sentence'), SENTENCE_MAX),
  company: line(t('Company'), SHORT_TEXT_MAX),
  position: line(t('Position'), SHORT_TEXT_MAX),
  job_id: rowId.nullish(),
  interview: z.object({ starts_at, duration_minutes, time_zone, place }).nullish(),
  invitation: z
    .object({
      uid: z.string().max(INVITATION_UID_MAX, t('Too long')).nullable(),
      sequence,
      is_cancelled: z.boolean(),
    })
    .nullish(),
  content: z
    .object({
      subject: text(t('Subject'), CONTENT_MAX),
      from: text(t('From'), CONTENT_MAX),
      text: text(t('Text'), CONTENT_MAX),
    })
    .nullish(),
  received_at: instant(t('Received at')),
  created_at: instant(t('Created at')).optional(),
  mail_key: hash.optional(),
  thread_keys: z.array(hash).max(THREAD_MAX, t('Too many keys')).optional(),
})
type SentMail = z.infer<typeof mail>

export const importMails = defineImport({
  name: 'mail',
  after: ['applications'],
  shape: listOf(mail, SENT_MAX),
  create: (sent) => ({ write: (request) => writeMails(request, sent) }),
})

async function writeMails(request: ImportRequest, sent: readonly SentMail[]): Promise<number> {
  const { trx, userId, rows, checkRows } = request
  let added = 0
  await inBatches(sent, async (batch) => {
    const mails = batch.map((one) => toStored(userId, one, rows.find('applications', one.job_id)))
    added += await insertImported(trx, mails)
  })
  await checkRows(LIMIT, added)
  return added
}

/** An imported acceptance cannot be undone; without its application, the mail becomes dismissed. */
function toStored(userId: string, one: SentMail, job_id: string | null) {
  const now = new Date().toISOString()
  const state = one.state === 'accepted' && job_id === null ? 'dismissed' : one.state
  const created_at = one.created_at ?? now
  return {
    user_id: userId,
    id: one.id,
    mail_key: one.mail_key ?? toKey(`imported ${one.id}`),
    thread_keys: one.thread_keys ?? [],
    kind: one.kind,
    sentence: one.sentence ?? null,
    company: one.company ?? null,
    position: one.position ?? null,
    job_id,
    invitation: toInvitation(one),
    content: state === 'open' && one.content != null ? JSON.stringify(one.content) : null,
    received_at: one.received_at,
    state,
    undo_id: state === 'accepted' ? randomUUID() : null,
    created_at: created_at < now ? created_at : now,
    answered_at: state === 'open' ? null : now,
  }
}

/** Older archives hold only the time of the interview. */
const toInvitation = ({ invitation, interview = null }: SentMail): string | null =>
  invitation == null && interview === null
    ? null
    : JSON.stringify({
        uid: invitation?.uid ?? null,
        sequence: invitation?.sequence ?? 0,
        is_cancelled: invitation?.is_cancelled ?? false,
        interview,
      })
