import { type Insertable, type Selectable, sql } from 'kysely'
import type { FolderProblem } from '#src/mail/folder.ts'
import type { Db } from '../../db/client.ts'
import type { MailFoldersTable } from '../../db/tables/mails.ts'
import type { Sealed } from '../../secrets/data-key.ts'

const inMs = (ms: number) => sql<string>`now() + ${ms} * interval '1 ms'`

export const findFolder = (db: Db, userId: string) =>
  db
    .selectFrom('mail_folders')
    .select([
      'host',
      'port',
      'username',
      'folder',
      'checked_at',
      'problem',
      'next_check_at',
      'created_at',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst()

export const lockSealed = (trx: Db, userId: string) =>
  trx
    .selectFrom('mail_folders')
    .select(['key_id', 'nonce', 'ciphertext'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

export const reseal = (trx: Db, userId: string, sealed: Sealed) =>
  trx.updateTable('mail_folders').set(sealed).where('user_id', '=', userId).execute()

type NewFolder = Pick<
  Insertable<MailFoldersTable>,
  'user_id' | 'host' | 'port' | 'username' | 'folder' | 'key_id' | 'nonce' | 'ciphertext'
>

const FRESH = {
  uid_validity: null,
  last_uid: 0,
  lease: null,
  checked_at: null,
  failures: 0,
  problem: null,
}

/** Replaces an existing folder and its state. */
export const putFolder = (trx: Db, { user_id, ...folder }: NewFolder) =>
  trx
    .insertInto('mail_folders')
    .values({ user_id, ...folder, ...FRESH })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        ...folder,
        ...FRESH,
        next_check_at: sql<string>`now()`,
        created_at: sql<string>`now()`,
      }),
    )
    .execute()

/** Returns undefined if there was none. */
export const deleteFolder = (trx: Db, userId: string) =>
  trx
    .deleteFrom('mail_folders')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()

const CLAIMED = [
  'user_id',
  'host',
  'port',
  'username',
  'folder',
  'key_id',
  'nonce',
  'ciphertext',
  'uid_validity',
  'last_uid',
  'failures',
] as const
export type ClaimedFolder = Pick<Selectable<MailFoldersTable>, (typeof CLAIMED)[number]>

type Claim = { lease: string; leaseMs: number }

/** Leases the folders that are due, so that other servers check them only if this one has died. */
export const claimDue = (
  db: Db,
  { lease, leaseMs, limit }: Claim & { limit: number },
): Promise<ClaimedFolder[]> =>
  db
    .updateTable('mail_folders')
    .set({ lease, next_check_at: inMs(leaseMs) })
    .where('user_id', 'in', (due) =>
      due
        .selectFrom('mail_folders')
        .innerJoin('users', 'users.id', 'mail_folders.user_id')
        .select('mail_folders.user_id')
        .where('mail_folders.next_check_at', '<=', sql<string>`now()`)
        .where('users.disabled_at', 'is', null)
        .orderBy('mail_folders.next_check_at')
        .limit(limit)
        .forUpdate('mail_folders')
        .skipLocked(),
    )
    .returning(CLAIMED)
    .execute()

/** Leases one person's folder, due or not; undefined while another check is running. */
export const claimOwn = (
  db: Db,
  userId: string,
  { lease, leaseMs }: Claim,
): Promise<ClaimedFolder | undefined> =>
  db
    .updateTable('mail_folders')
    .set({ lease, next_check_at: inMs(leaseMs) })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('lease', 'is', null), eb('next_check_at', '<=', sql<string>`now()`)]))
    .returning(CLAIMED)
    .executeTakeFirst()

/**
 * Saves the progress. Returns false if the lease is another server's by now, or the folder was
 * deleted.
 */
export const keepProgress = async (
  db: Db,
  userId: string,
  lease: string,
  read: { uid_validity: string; last_uid: number },
): Promise<boolean> =>
  (await db
    .updateTable('mail_folders')
    .set(read)
    .where('user_id', '=', userId)
    .where('lease', '=', lease)
    .returning('user_id')
    .executeTakeFirst()) !== undefined

type Outcome = { problem: FolderProblem | null; failures: number; nextMs: number }

/** Ends the lease. */
export const settleCheck = (
  db: Db,
  userId: string,
  lease: string,
  { problem, failures, nextMs }: Outcome,
) =>
  db
    .updateTable('mail_folders')
    .set({
      lease: null,
      problem,
      failures,
      next_check_at: inMs(nextMs),
      ...(problem === null && { checked_at: sql<string>`now()` }),
    })
    .where('user_id', '=', userId)
    .where('lease', '=', lease)
    .execute()
