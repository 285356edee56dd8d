import { z } from 'zod'
import { defineImport } from '../../import-part.ts'
import { findAccount, updateUser } from './account-queries.ts'

/**
 * Of the account itself only what it sets: who may sign in to it, and how, is this server's. Icons of
 * other sites stay off where either has them off.
 */
export const importAccount = defineImport({
  name: 'account',
  shape: z.object({ third_party_icons: z.boolean() }),
  create: ({ third_party_icons }) => ({
    async write({ trx, userId }) {
      const account = await findAccount(trx, userId)
      if (third_party_icons || account?.third_party_icons !== true) return 0
      await updateUser(trx, userId, { third_party_icons })
      return 1
    },
  }),
})
