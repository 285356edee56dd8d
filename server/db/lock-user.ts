import type { Db } from './client.ts'

/** Locks the user's row until the transaction ends: what is counted meanwhile stays as it is. */
export const lockUser = (trx: Db, userId: string) =>
  trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
