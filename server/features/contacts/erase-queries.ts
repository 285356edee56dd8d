import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

const tables = ['reminders', 'activities'] as const

/**
 * Erases people deleted at least `ttlMs` ago. Rows that also belong to an application are kept
 * (docs/behaviour.md#what-is-about-a-person-or-an-application).
 */
export const eraseDeletedContacts = (db: Db, ttlMs: number) =>
  db.transaction().execute(async (trx) => {
    const before = sql<string>`now() - ${ttlMs} * interval '1 ms'`
    for (const table of tables) {
      await trx
        .updateTable(table)
        .set({ contact_id: null })
        .where('job_id', 'is not', null)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('contacts')
              .select('contacts.id')
              .whereRef('contacts.user_id', '=', `${table}.user_id`)
              .whereRef('contacts.id', '=', `${table}.contact_id`)
              .where('contacts.deleted_at', '<=', before),
          ),
        )
        .execute()
    }
    return trx.deleteFrom('contacts').where('deleted_at', '<=', before).executeTakeFirst()
  })
