import type { ExportPart } from '../../account-part.ts'
import { listContacts } from './queries.ts'

/** Every person, by name. */
export const exportContacts: ExportPart = {
  name: 'contacts',
  about: `the people you have noted, by name, with the applications that
they have to do with`,
  read: async ({ trx, userId }) => ({ data: await listContacts(trx, userId) }),
}
