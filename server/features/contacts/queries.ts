import { type Insertable, sql, type Updateable } from 'kysely'
import type { Contact } from '#src/contacts/schema.ts'
import { toNameKey } from '#src/contacts/sort.ts'
import type { Db } from '../../db/client.ts'
import type { ContactsTable } from '../../db/tables/people.ts'
import { listJobOrder, listLinks } from './link-queries.ts'

const COLUMNS = [
  'id',
  'name',
  'role',
  'company',
  'kind',
  'email',
  'phone',
  'url',
  'notes',
  'last_spoken_at',
  'created_at',
  'updated_at',
] as const satisfies (keyof Contact)[]

/** Not `now()`: that is the start of the transaction, before it waited for a row's lock. */
const clockTime = sql<string>`clock_timestamp()`

const selectContacts = (db: Db, userId: string) =>
  db.selectFrom('contacts').select(COLUMNS).where('user_id', '=', userId)

type Row = Omit<Contact, 'job_ids'>

/**
 * Adds the applications, newest first. Separate statements, because without planner statistics a
 * join takes seconds for some thousand rows.
 */
async function withJobs(
  db: Db,
  userId: string,
  rows: readonly Row[],
  contactId?: string,
): Promise<Contact[]> {
  const links = Map.groupBy(await listLinks(db, userId, contactId), ({ job_id }) => job_id)
  const jobsOf = new Map<string, string[]>()
  const order = links.size === 0 ? [] : await listJobOrder(db, userId, [...links.keys()])
  for (const { id } of order) {
    for (const { contact_id } of links.get(id) ?? []) {
      const jobs = jobsOf.get(contact_id) ?? []
      jobsOf.set(contact_id, jobs)
      jobs.push(id)
    }
  }
  return rows.map((row) => ({ ...row, job_ids: jobsOf.get(row.id) ?? [] }))
}

/** Sorted by name. */
export const listContacts = async (db: Db, userId: string): Promise<Contact[]> => {
  const rows = await selectContacts(db, userId)
    .where('deleted_at', 'is', null)
    .orderBy('name_key')
    .orderBy(sql`name collate "C"`)
    .orderBy('id')
    .execute()
  return withJobs(db, userId, rows)
}

const withOwnJobs = async (db: Db, userId: string, row: Row | undefined) =>
  row && (await withJobs(db, userId, [row], row.id))[0]

export const findContact = async (
  db: Db,
  userId: string,
  id: string,
): Promise<Contact | undefined> => {
  const found = selectContacts(db, userId).where('id', '=', id).where('deleted_at', 'is', null)
  return withOwnJobs(db, userId, await found.executeTakeFirst())
}

/** Estimated size of a person in a list without notes. */
const ROW_BYTES = 500

/** About how many bytes the list will have. */
export const sumContactBytes = async (db: Db, userId: string): Promise<number> => {
  const { bytes } = await db
    .selectFrom('contacts')
    .select(
      sql<number>`coalesce(sum(coalesce(octet_length(notes), 0) + coalesce(octet_length(url), 0)
        + ${sql.lit(ROW_BYTES)}), 0)::float8`.as('bytes'),
    )
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return bytes
}

export type NewContact = Omit<
  Insertable<ContactsTable>,
  'id' | 'name_key' | 'created_at' | 'updated_at' | 'deleted_at'
>

/** Returns undefined when the request id was used before, also by a concurrent request. */
export const insertContact = async (db: Db, contact: NewContact): Promise<string | undefined> => {
  const inserted = await db
    .insertInto('contacts')
    .values({ ...contact, name_key: toNameKey(contact.name) })
    .onConflict((conflict) => conflict.columns(['user_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** At most a thousand per call. */
export const insertContacts = (db: Db, contacts: readonly NewContact[]) =>
  db
    .insertInto('contacts')
    .values(contacts.map((contact) => ({ ...contact, name_key: toNameKey(contact.name) })))
    .execute()

type ContactAsItWas = Omit<Insertable<ContactsTable>, 'user_id' | 'request_id' | 'deleted_at'>

export const insertImported = (trx: Db, userId: string, contacts: readonly ContactAsItWas[]) =>
  trx
    .insertInto('contacts')
    .values(contacts.map((contact) => ({ ...contact, user_id: userId })))
    .execute()

/** Deleted or not, because a repeated request returns what the first one did. */
export const findContactByRequest = async (
  db: Db,
  userId: string,
  requestId: string,
): Promise<Contact | undefined> => {
  const found = selectContacts(db, userId).where('request_id', '=', requestId)
  return withOwnJobs(db, userId, await found.executeTakeFirst())
}

/** Locks the row until the transaction ends, so that two updates run one after another. */
export const lockContact = (trx: Db, userId: string, id: string) =>
  trx
    .selectFrom('contacts')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

type Changes = Omit<Updateable<ContactsTable>, 'id' | 'user_id' | 'name_key'>

export const updateContact = (db: Db, userId: string, id: string, changes: Changes) =>
  db
    .updateTable('contacts')
    .set({
      ...changes,
      ...(changes.name !== undefined && { name_key: toNameKey(changes.name) }),
      updated_at: clockTime,
    })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute()

/** Only moves the time forward, and not beyond now. */
export const moveLastSpoken = (db: Db, userId: string, id: string, spokenAt: string) =>
  db
    .updateTable('contacts')
    .set({ last_spoken_at: spokenAt, updated_at: clockTime })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`coalesce(last_spoken_at < ${spokenAt}::timestamptz, true)
        and ${spokenAt}::timestamptz <= clock_timestamp()`,
    )
    .execute()

/** The ids of imported people in their address books, for an export. */
export const listUids = (db: Db, userId: string) =>
  db
    .selectFrom('contacts')
    .select(['id', 'vcard_uid'])
    .where('user_id', '=', userId)
    .where('vcard_uid', 'is not', null)
    .execute()

/** All people who are not deleted, to compare with an import. */
export const listKnown = (db: Db, userId: string) =>
  db
    .selectFrom('contacts')
    .select(['id', 'name', 'company', 'email', 'phone', 'vcard_uid'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute()
