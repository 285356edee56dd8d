import { DEFAULT_CONTACT_KIND, DELETED_CONTACT_TTL_MS } from '#src/contacts/constants.ts'
import type {
  Contact,
  ContactPatch,
  CreateContactInput,
  LinkContactInput,
} from '#src/contacts/schema.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { markDeleted, unmarkDeleted } from '../../db/soft-delete.ts'
import { InvalidInput, NotFound } from '../../errors.ts'
import { countRows, type RowLimit } from '../../limits/rows.ts'
import { requireJobs } from '../jobs/index.ts'
import { deleteLink, deleteOtherLinks, insertLinks } from './link-queries.ts'
import * as queries from './queries.ts'
import { t } from '#src/language/t.ts'

export const CONTACT_NOT_FOUND = t('Person not found')

const getOrThrow = <T>(found: T | undefined): T => {
  if (found === undefined) throw new NotFound(CONTACT_NOT_FOUND)
  return found
}

/** @throws NotFound when the user has no such person. */
export const getContact = async (db: Db, userId: string, id: string): Promise<Contact> =>
  getOrThrow(await queries.findContact(db, userId, id))

/** Sorted by name. @throws TooLarge if the texts exceed the limit of a response */
export async function listContacts({ db, limits }: Context, userId: string): Promise<Contact[]> {
  await limits.boundList(userId, () => queries.sumContactBytes(db, userId))
  return queries.listContacts(db, userId)
}

export const limitContacts = ({ config }: Pick<Context, 'config'>): RowLimit => ({
  label: t('people'),
  max: config.limits.contacts,
  count: countRows('contacts'),
})

/** A repeated request id returns the person it created. @throws NotFound for an application */
export async function createContact(
  ctx: Context,
  userId: string,
  { request_id: requestId, job_ids: jobIds = [], ...sent }: CreateContactInput,
): Promise<Contact> {
  return ctx.db.transaction().execute(async (trx) => {
    const id = await queries.insertContact(trx, {
      ...toNewContact(sent),
      user_id: userId,
      request_id: requestId ?? null,
    })
    if (id === undefined) {
      if (requestId === undefined) throw new Error('an insert without a request id met a conflict')
      return getOrThrow(await queries.findContactByRequest(trx, userId, requestId))
    }
    await ctx.limits.checkRows(trx, userId, limitContacts(ctx), 1)
    await addLinks(trx, userId, id, jobIds)
    return getContact(trx, userId, id)
  })
}

const toNewContact = (sent: Omit<CreateContactInput, 'request_id' | 'job_ids'>) => ({
  name: sent.name,
  role: sent.role ?? null,
  company: sent.company ?? null,
  kind: sent.kind ?? DEFAULT_CONTACT_KIND,
  email: sent.email ?? null,
  phone: sent.phone ?? null,
  url: sent.url ?? null,
  notes: sent.notes ?? null,
  last_spoken_at: sent.last_spoken_at ?? null,
  vcard_uid: null,
})

const toDistinct = (ids: readonly string[]) => [...new Set(ids.map((id) => id.toLowerCase()))]

/** @throws NotFound when one of the applications is not the user's */
async function addLinks(trx: Db, userId: string, id: string, jobIds: readonly string[]) {
  const distinct = toDistinct(jobIds)
  if (distinct.length === 0) return
  await requireJobs(trx, userId, distinct)
  await insertLinks(trx, userId, id, distinct)
}

/**
 * Changes only the fields that are sent.
 * @throws InvalidInput if none is sent, NotFound for the person or an application
 */
export async function updateContact(
  db: Db,
  userId: string,
  id: string,
  { job_ids: jobIds, ...patch }: ContactPatch,
): Promise<Contact> {
  const isEmpty = [jobIds, ...Object.values(patch)].every((value) => value === undefined)
  if (isEmpty) throw new InvalidInput(t('Nothing to change was sent'))
  return db.transaction().execute(async (trx) => {
    getOrThrow(await queries.lockContact(trx, userId, id))
    if (jobIds !== undefined) {
      await deleteOtherLinks(trx, userId, id, toDistinct(jobIds))
      await addLinks(trx, userId, id, jobIds)
    }
    await queries.updateContact(trx, userId, id, patch)
    return getContact(trx, userId, id)
  })
}

/** @throws NotFound for the person or the application */
export async function linkContact(
  db: Db,
  userId: string,
  { id, job_id: jobId, is_linked: isLinked }: LinkContactInput,
): Promise<Contact> {
  return db.transaction().execute(async (trx) => {
    getOrThrow(await queries.lockContact(trx, userId, id))
    if (isLinked) await addLinks(trx, userId, id, [jobId])
    else {
      await requireJobs(trx, userId, [jobId])
      await deleteLink(trx, userId, id, jobId)
    }
    await queries.updateContact(trx, userId, id, {})
    return getContact(trx, userId, id)
  })
}

/** Hides the person; they can be restored for a day. @throws NotFound */
export async function deleteContact(db: Db, userId: string, id: string): Promise<void> {
  getOrThrow(await markDeleted(db, 'contacts', userId, id))
}

/** Restores a deleted person. @throws NotFound, also if it is too late */
export async function restoreContact(db: Db, userId: string, id: string): Promise<Contact> {
  const key = { userId, id, ttlMs: DELETED_CONTACT_TTL_MS }
  getOrThrow(await unmarkDeleted(db, 'contacts', key))
  return getContact(db, userId, id)
}

/** Links more people to an application. @throws NotFound for one of them */
export async function addJobPeople(
  trx: Db,
  userId: string,
  jobId: string,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    getOrThrow(await queries.lockContact(trx, userId, id))
    await insertLinks(trx, userId, id, [jobId])
  }
}

type Links = { job_id?: string | null | undefined; contact_id?: string | null | undefined }

/**
 * Checks the subjects of a follow-up or an activity. @throws NotFound if one of them is not the
 * user's
 */
export async function requireLinks(trx: Db, userId: string, links: Links): Promise<void> {
  if (links.job_id != null) await requireJobs(trx, userId, [links.job_id])
  if (links.contact_id != null) await getContact(trx, userId, links.contact_id)
}

/** Records a conversation with the person, unless a later one is known. */
export async function recordConversation(
  trx: Db,
  userId: string,
  id: string,
  at: string,
): Promise<void> {
  await queries.moveLastSpoken(trx, userId, id, at)
}
