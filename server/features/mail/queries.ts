import { type Insertable, sql } from 'kysely'
import type { MailState } from '#src/mail/kinds.ts'
import type { MatchedJob } from '#src/mail/match.ts'
import type { Invitation, Mail } from '#src/mail/schema.ts'
import type { Db } from '../../db/client.ts'
import type { MailsTable } from '../../db/tables/mails.ts'

export const LIST_MAX = 500

const interview = sql<Mail['interview']>`mails.invitation -> 'interview'`.as('interview')
/** The properties that identify an invitation and its updates. */
const invitation = sql<Omit<Invitation, 'interview'> | null>`mails.invitation - 'interview'`.as(
  'invitation',
)
/** The proposed application, unless it was deleted. */
const presentJob = sql<string | null>`(select jobs.id from jobs
  where jobs.user_id = mails.user_id and jobs.id = mails.job_id and jobs.deleted_at is null)`.as(
  'job_id',
)

const COLUMNS = ['id', 'kind', 'sentence', 'company', 'position', 'received_at', 'state'] as const

const selectMails = (db: Db, userId: string) =>
  db
    .selectFrom('mails')
    .select([...COLUMNS, presentJob, interview])
    .where('mails.user_id', '=', userId)

/** Newest first, at most `LIST_MAX`. */
export const listMails = (db: Db, userId: string, state: MailState | null): Promise<Mail[]> =>
  selectMails(db, userId)
    .$if(state !== null, (mails) => mails.where('state', '=', state ?? 'open'))
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(LIST_MAX)
    .execute()

export const findMail = (db: Db, userId: string, id: string): Promise<Mail | undefined> =>
  selectMails(db, userId).where('id', '=', id).executeTakeFirst()

export const findMailByKey = (db: Db, userId: string, key: string): Promise<Mail | undefined> =>
  selectMails(db, userId).where('mail_key', '=', key).executeTakeFirst()

export const findContent = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('mails')
    .select('content')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

type NewMail = Omit<
  Insertable<MailsTable>,
  'id' | 'state' | 'undo_id' | 'created_at' | 'answered_at'
>

/** Returns undefined when it is there already, also by a concurrent request. */
export const insertMail = (db: Db, mail: NewMail) =>
  db
    .insertInto('mails')
    .values({ ...mail, undo_id: null, answered_at: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'mail_key']).doNothing())
    .returning('id')
    .executeTakeFirst()

/**
 * Locks the mail until the end of the transaction, so that it is accepted or dismissed only once.
 */
export const lockMail = (trx: Db, userId: string, id: string) =>
  trx
    .selectFrom('mails')
    .select([
      'id',
      'kind',
      'sentence',
      'job_id',
      'invitation',
      'content',
      'received_at',
      'state',
      'undo_id',
    ])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export type LockedMail = NonNullable<Awaited<ReturnType<typeof lockMail>>>

type Answer = { state: 'accepted' | 'dismissed'; job_id?: string; undo_id?: string }

/** Deletes the text as well. */
export const closeMail = (trx: Db, userId: string, id: string, answer: Answer) =>
  trx
    .updateTable('mails')
    .set({ ...answer, content: null, answered_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()

/** Reopens the mail if it is still in `state`. */
export const reopenMail = (trx: Db, userId: string, id: string, state: MailState) =>
  trx
    .updateTable('mails')
    .set({ state: 'open', undo_id: null, answered_at: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst()

export const setProposedJob = (trx: Db, userId: string, id: string, jobId: string | null) =>
  trx
    .updateTable('mails')
    .set({ job_id: jobId })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()

/** The user's applications with what matching needs. */
export const listMatched = async (db: Db, userId: string): Promise<MatchedJob[]> => {
  const rows = await db
    .selectFrom('jobs')
    .select([
      'id',
      'company',
      'position',
      'location',
      'url',
      'status',
      'archived_at',
      'application_date',
      'has_keys',
      'address_key',
      'company_key',
      'position_key',
    ])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ has_keys, address_key, company_key, position_key, ...job }) => {
    const isKeyed = has_keys && company_key !== null && position_key !== null
    return { ...job, keys: isKeyed ? { address_key, company_key, position_key } : undefined }
  })
}

/** The applications that contacts with this address are linked to. */
export const listJobsOfAddress = async (db: Db, userId: string, address: string) => {
  const links = await db
    .selectFrom('job_contacts as link')
    .innerJoin('contacts', (join) =>
      join
        .onRef('contacts.user_id', '=', 'link.user_id')
        .onRef('contacts.id', '=', 'link.contact_id'),
    )
    .select('link.job_id')
    .where('link.user_id', '=', userId)
    .where('contacts.deleted_at', 'is', null)
    .where(sql`lower(contacts.email)`, '=', address.toLowerCase())
    .execute()
  return links.map(({ job_id }) => job_id)
}

/** The applications that mails of these threads were accepted for. */
export const listJobsOfThread = async (db: Db, userId: string, keys: readonly string[]) => {
  const mails = await db
    .selectFrom('mails')
    .select('job_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('state', '=', 'accepted')
    .where(sql<boolean>`thread_keys && ${keys}::text[]`)
    .execute()
  return mails.flatMap(({ job_id }) => job_id ?? [])
}

/** The interview that an invitation created, with its current state. */
export const findInvited = (db: Db, userId: string, uidKey: string) =>
  db
    .selectFrom('mail_invitations as invited')
    .innerJoin('interviews', (join) =>
      join
        .onRef('interviews.user_id', '=', 'invited.user_id')
        .onRef('interviews.id', '=', 'invited.interview_id'),
    )
    .select(['invited.interview_id', 'invited.sequence', 'interviews.job_id'])
    .where('invited.user_id', '=', userId)
    .where('invited.uid_key', '=', uidKey)
    .where('interviews.deleted_at', 'is', null)
    .executeTakeFirst()

export type Invited = { uid_key: string; interview_id: string; sequence: number }

export const putInvited = (trx: Db, userId: string, invited: Invited) =>
  trx
    .insertInto('mail_invitations')
    .values({ ...invited, user_id: userId })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'uid_key']).doUpdateSet((eb) => ({
        interview_id: eb.ref('excluded.interview_id'),
        sequence: eb.ref('excluded.sequence'),
      })),
    )
    .execute()

export const deleteInvited = (trx: Db, userId: string, uidKey: string) =>
  trx
    .deleteFrom('mail_invitations')
    .where('user_id', '=', userId)
    .where('uid_key', '=', uidKey)
    .execute()

/** All mails of the user, newest first. */
export const listForExport = (db: Db, userId: string) =>
  selectMails(db, userId)
    .select(['content', 'mail_key', 'thread_keys', 'created_at', invitation])
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .execute()

/** The open mails with an invitation. */
export const listOpenInvitations = (db: Db, userId: string) =>
  db
    .selectFrom('mails')
    .select(['id', invitation])
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .where('invitation', 'is not', null)
    .limit(LIST_MAX)
    .execute()

/** The interviews created from invitations. */
export const listInvited = (db: Db, userId: string): Promise<Invited[]> =>
  db
    .selectFrom('mail_invitations as invited')
    .innerJoin('interviews', (join) =>
      join
        .onRef('interviews.user_id', '=', 'invited.user_id')
        .onRef('interviews.id', '=', 'invited.interview_id'),
    )
    .select(['invited.uid_key', 'invited.interview_id', 'invited.sequence'])
    .where('invited.user_id', '=', userId)
    .where('interviews.deleted_at', 'is', null)
    .orderBy('invited.uid_key')
    .execute()

/**
 * Leaves existing rows unchanged.
 * @returns the number of rows added
 */
export const insertInvited = async (trx: Db, userId: string, invited: readonly Invited[]) =>
  (
    await trx
      .insertInto('mail_invitations')
      .values(invited.map((one) => ({ ...one, user_id: userId })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('uid_key')
      .execute()
  ).length

/**
 * Leaves mails unchanged whose key or id exists already.
 * @returns the number of mails added
 */
export const insertImported = async (trx: Db, mails: readonly Insertable<MailsTable>[]) =>
  (
    await trx
      .insertInto('mails')
      .values([...mails])
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute()
  ).length

/** For all users, deletes the texts of mails older than `textTtlMs` and the mails older than `ttlMs`. */
export async function eraseOldMails(
  db: Db,
  { textTtlMs, ttlMs }: { textTtlMs: number; ttlMs: number },
) {
  const before = (ms: number) => sql<string>`now() - ${ms} * interval '1 ms'`
  await db
    .updateTable('mails')
    .set({ content: null })
    .where('content', 'is not', null)
    .where('created_at', '<=', before(textTtlMs))
    .execute()
  return db.deleteFrom('mails').where('created_at', '<=', before(ttlMs)).executeTakeFirst()
}

/** The number of changes made to the interview. */
export const findSequence = async (trx: Db, userId: string, id: string): Promise<number> => {
  const { sequence } = await trx
    .selectFrom('interviews')
    .select('sequence')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return sequence
}
