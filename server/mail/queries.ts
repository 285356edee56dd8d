import { type Selectable, sql } from 'kysely'
import type { Db } from '../db/client.ts'
import type { MailKind, MailOutboxTable } from '../db/tables/accounts.ts'

export type OutboxMail = Pick<
  Selectable<MailOutboxTable>,
  'id' | 'kind' | 'user_id' | 'attempts' | 'language'
>

const milliseconds = (ms: number) => sql<string>`${ms} * interval '1 ms'`

type Claim = { kinds: readonly string[]; limit: number; leaseMs: number; maxAgeMs: number }

/**
 * Leases up to `limit` due mails for `leaseMs`, so that other servers take them only if this one
 * has died. Counts as an attempt.
 */
export const claimDueMails = (
  db: Db,
  { kinds, limit, leaseMs, maxAgeMs }: Claim,
): Promise<OutboxMail[]> =>
  db
    .updateTable('mail_outbox')
    .set({
      attempts: sql`attempts + 1`,
      next_attempt_at: sql`now() + ${milliseconds(leaseMs)}`,
    })
    .where('id', 'in', (inner) =>
      inner
        .selectFrom('mail_outbox')
        .select('id')
        .where(sql<boolean>`kind = any(${kinds}::text[])`)
        .where('next_attempt_at', '<=', sql<string>`now()`)
        .where('created_at', '>', sql<string>`now() - ${milliseconds(maxAgeMs)}`)
        .orderBy('next_attempt_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'user_id', 'attempts', 'language'])
    .execute()

/** Returns for how many seconds the oldest due mail has waited; 0 if none is due. */
export const findMailLag = (
  db: Db,
  { maxAgeMs, isNotice }: { maxAgeMs: number; isNotice: boolean },
  notices: readonly MailKind[],
) =>
  db
    .selectFrom('mail_outbox')
    .select(
      sql<number>`coalesce(extract(epoch from now() - min(next_attempt_at)), 0)::float8`.as('lag'),
    )
    .where('kind', isNotice ? 'in' : 'not in', notices)
    .where('next_attempt_at', '<=', sql<string>`now()`)
    .where('created_at', '>', sql<string>`now() - ${milliseconds(maxAgeMs)}`)
    .executeTakeFirstOrThrow()

export const postponeMail = (db: Db, id: string, delayMs: number) =>
  db
    .updateTable('mail_outbox')
    .set({ next_attempt_at: sql`now() + ${milliseconds(delayMs)}` })
    .where('id', '=', id)
    .execute()

export const deleteMail = (db: Db, id: string) =>
  db.deleteFrom('mail_outbox').where('id', '=', id).execute()

/** Deletes mails that are too old to be useful. */
export const deleteOldMails = (
  db: Db,
  { maxAgeMs, isNotice }: { maxAgeMs: number; isNotice: boolean },
  notices: readonly MailKind[],
) =>
  db
    .deleteFrom('mail_outbox')
    .where('kind', isNotice ? 'in' : 'not in', notices)
    .where('created_at', '<=', sql<string>`now() - ${milliseconds(maxAgeMs)}`)
    .executeTakeFirst()
