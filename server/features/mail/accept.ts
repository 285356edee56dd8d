import { z } from 'zod'
import type { acceptedMail } from '#src/mail/responses.ts'
import { proposeFirstStatus, proposeStatus } from '#src/mail/proposal.ts'
import type { AcceptMailInput } from '#src/mail/schema.ts'
import type { Context, UndoStep } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { lockUser } from '../../db/lock-user.ts'
import { Conflict, InvalidInput, NotFound } from '../../errors.ts'
import { addActivity, deleteSameActivity } from '../activities/index.ts'
import {
  addJobs,
  findDay,
  getJob,
  moveJob,
  putBackJobs,
  removeAdded,
  touchJob,
} from '../jobs/index.ts'
import { storeUndo } from '../undo/index.ts'
import { putInterview, undoInterview, undoneInterview } from './interview.ts'
import * as queries from './queries.ts'
import { t } from '#src/language/t.ts'

/** The kind of action that `undoAccept` undoes. */
export const ACCEPT = 'mail'
export const MAIL_NOT_FOUND = t('Email not found')

/**
 * Accepts what a mail proposes, with the person's changes, all or nothing. Repeating the same
 * request has no further effect.
 * @throws NotFound for the mail or the application, Conflict after a dismissal, InvalidInput
 * without an application
 */
export async function acceptMail(
  ctx: Context,
  userId: string,
  input: AcceptMailInput,
): Promise<z.infer<typeof acceptedMail>> {
  return ctx.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    const mail = await queries.lockMail(trx, userId, input.id)
    if (mail === undefined) throw new NotFound(MAIL_NOT_FOUND)
    if (mail.state === 'dismissed') throw new Conflict(t('This email was dismissed'))
    if (mail.state === 'accepted' && mail.job_id !== null && mail.undo_id !== null) {
      return { job_id: mail.job_id, undo_id: mail.undo_id }
    }
    const { job_id, created, moved } = await placeMail(ctx, trx, userId, mail, input)
    const interview = await putInterview(ctx, trx, userId, { mail, job_id, sent: input.interview })
    const activity = await addActivity(ctx, trx, userId, {
      kind: 'email',
      happened_at: mail.received_at,
      text: mail.sentence ?? (mail.content?.subject || 'Mail'),
      job_id,
    })
    if (created === null && interview !== null) await touchJob(trx, userId, job_id)
    const images = {
      mail: mail.id,
      proposed: mail.job_id,
      created,
      moved,
      interview,
      activity: { id: activity.id, text: activity.text },
    }
    const undo_id = await storeUndo(ctx, trx, userId, { kind: ACCEPT, images })
    await queries.closeMail(trx, userId, mail.id, { state: 'accepted', job_id, undo_id })
    return { job_id, undo_id }
  })
}

/** The application that the mail is about, created or updated. */
async function placeMail(
  ctx: Context,
  trx: Db,
  userId: string,
  mail: queries.LockedMail,
  input: AcceptMailInput,
) {
  if (input.create != null) {
    const created = await createFromMail(ctx, trx, userId, mail, {
      ...input.create,
      status: input.status,
    })
    const [image] = created
    if (image === undefined) throw new Error('no application was added')
    return { job_id: image.id, created, moved: null }
  }
  // The proposed application may have been deleted since.
  const proposed = await queries.findMail(trx, userId, mail.id)
  const job_id = input.job_id ?? proposed?.job_id ?? null
  if (job_id === null) throw new InvalidInput(t('Choose which application this email is about'))
  await getJob(trx, userId, job_id)
  const found = { ...mail, isCancellation: mail.invitation?.is_cancelled === true }
  const moved = await moveJob(ctx, trx, userId, {
    id: job_id,
    at: mail.received_at,
    choose: (status, since) => input.status ?? proposeStatus(status, since, found),
  })
  return { job_id, created: null, moved }
}

type Created = { company: string; position: string; status?: AcceptMailInput['status'] }

const createFromMail = (
  ctx: Context,
  trx: Db,
  userId: string,
  mail: queries.LockedMail,
  { company, position, status }: Created,
) =>
  addJobs(ctx, trx, userId, [
    {
      company,
      position,
      location: null,
      status: status ?? proposeFirstStatus(mail.kind),
      application_date: findDay(new Date(mail.received_at), ctx.readTimeZone()),
      deadline: null,
      interview: null,
      url: null,
      work_mode: null,
      employment_type: null,
      salary_min: null,
      salary_max: null,
      salary_currency: null,
      salary_period: null,
      source: null,
      notes: null,
      stage: null,
      tags: [],
      outcome: null,
      archived_at: null,
      request_id: null,
      deleted_at: null,
      posting: null,
      created_at: null,
      updated_at: null,
    },
  ])

const imagesSchema = z.object({
  mail: z.string(),
  proposed: z.string().nullable(),
  created: z.unknown(),
  moved: z.unknown(),
  interview: undoneInterview.nullable(),
  activity: z.object({ id: z.string(), text: z.string() }),
})

/** Undoes an acceptance and reopens the mail; anything changed since is kept. */
export const undoAccept: UndoStep = async (trx, userId, images) => {
  const { mail, proposed, created, moved, interview, activity } = imagesSchema.parse(images)
  await deleteSameActivity(trx, userId, activity)
  if (interview !== null) await undoInterview(trx, userId, interview)
  if (moved !== null) await putBackJobs(trx, userId, moved)
  if (created !== null) await removeAdded(trx, userId, created)
  await queries.reopenMail(trx, userId, mail, 'accepted')
  await queries.setProposedJob(trx, userId, mail, proposed)
}
