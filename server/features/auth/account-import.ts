import { z } from 'zod'
import { LANGUAGE_CODES } from '#src/language/languages.ts'
import { defineImport } from '../../import-part.ts'
import { findAccount, updateUser } from './account-queries.ts'

/**
 * Imports only settings of the account; who may sign in is decided on this server. Third-party
 * icons stay off if either has them off; the language is set if none is chosen.
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
