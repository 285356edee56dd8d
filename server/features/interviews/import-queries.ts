import { type Insertable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { InterviewContactsTable, InterviewsTable } from '../../db/tables/interviews.ts'

/** All interviews of the user, including deleted ones, with the fields that identify them. */
export const listIdentified = (db: Db, userId: string) =>
  db
    .selectFrom('interviews')
    .select(['id', 'job_id', 'starts_at', 'round', 'sequence', 'deleted_at'])
    .where('user_id', '=', userId)
    .execute()

/** Erases deleted interviews with the same ids, whose content may be erased already. */
export const eraseDeletedAgain = (trx: Db, userId: string, ids: readonly string[]) =>
  trx
    .deleteFrom('interviews')
    .where('user_id', '=', userId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('deleted_at', 'is not', null)
    .execute()

type ImportedRow = Omit<Insertable<InterviewsTable>, 'user_id' | 'request_id' | 'deleted_at'>

export const insertImported = (trx: Db, userId: string, interviews: readonly ImportedRow[]) =>
  trx
    .insertInto('interviews')
    .values(interviews.map((one) => ({ ...one, user_id: userId })))
    .execute()

type Place = Omit<Insertable<InterviewContactsTable>, 'user_id'>

export const insertAllPeople = (trx: Db, userId: string, people: readonly Place[]) =>
  trx
    .insertInto('interview_contacts')
    .values(people.map((one) => ({ ...one, user_id: userId })))
    .execute()

/** The fields of an export that interviews do not have themselves. */
export const listRevisions = (db: Db, userId: string) =>
  db
    .selectFrom('interviews')
    .select(['id', 'sequence', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute()
