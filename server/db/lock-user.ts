import type { Db } from './client.ts'

/** Locks the user's row until the transaction ends, so that counts cannot change. */
export const lockUser = (trx: Db, userId: string) =>
  trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
