import { z } from 'zod'
import { LANGUAGE_CODES } from '#src/language/languages.ts'
import { defineImport } from '../../import-part.ts'
import { findAccount, updateUser } from './account-queries.ts'

/**
 * Of the account itself only what it sets: who may sign in to it, and how, is this server's. Icons of
 * other sites stay off where either has them off; a language comes along where none is chosen.
 */
export const importAccount = defineImport({
  name: 'account',
  shape: z.object({
    third_party_icons: z.boolean(),
    language: z.enum(LANGUAGE_CODES).nullable().default(null),
  }),
  create: ({ third_party_icons, language }) => ({
    async write({ trx, userId }) {
      const account = await findAccount(trx, userId)
      const changes = {
        ...(!third_party_icons && account?.third_party_icons === true && { third_party_icons }),
        ...(language !== null && account?.language === null && { language }),
      }
      if (Object.keys(changes).length === 0) return 0
      await updateUser(trx, userId, changes)
      return 1
    },
  }),
})
