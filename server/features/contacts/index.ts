import { DELETED_CONTACT_TTL_MS } from '#src/contacts/constants.ts'
import type { Feature } from '../../feature.ts'
import { eraseDeletedContacts } from './erase-queries.ts'
import { exportContacts } from './export.ts'
import { contactsRest, contactsRouter } from './router.ts'
import { registerVcards } from './routes.ts'

export { noteSpoken, requireLinks } from './service.ts'

export const contacts = {
  router: contactsRouter,
  rest: contactsRest,
  routes: registerVcards,
  account: { exports: [exportContacts] },
  async sweep({ db }) {
    const erased = await eraseDeletedContacts(db, DELETED_CONTACT_TTL_MS)
    return { contacts: Number(erased.numDeletedRows) }
  },
} satisfies Feature
