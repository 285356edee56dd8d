import { DELETED_CONTACT_TTL_MS } from '#src/contacts/constants.ts'
import type { Feature } from '../../feature.ts'
import { importAllContacts } from './account-import.ts'
import { eraseDeletedContacts } from './erase-queries.ts'
import { contactsAssistant } from './assistant.ts'
import { exportContacts } from './export.ts'
import { contactsRest, contactsRouter } from './router.ts'
import { registerVcards, vcardsRest } from './routes.ts'

export { addJobPeople, recordConversation, requireLinks } from './service.ts'
export { findContact as readContact } from './queries.ts'
export { listVisible } from './visible.ts'

export { listContacts as listAllContacts } from './queries.ts'

export const contacts = {
  title: 'People',
  router: contactsRouter,
  rest: contactsRest,
  tools: contactsAssistant,
  routes: registerVcards,
  otherRest: vcardsRest,
  account: { exports: [exportContacts], imports: [importAllContacts] },
  async sweep({ db }) {
    const erased = await eraseDeletedContacts(db, DELETED_CONTACT_TTL_MS)
    return { contacts: Number(erased.numDeletedRows) }
  },
} satisfies Feature
