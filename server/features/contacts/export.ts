import { t } from '#src/language/t.ts'
import type { ExportPart } from '../../account-part.ts'
import { listContacts, listUids } from './queries.ts'

/** Every person, by name. */
export const exportContacts: ExportPart = {
  name: 'contacts',
  about: t('the people you have saved, by name, with the applications they are linked to'),
  async read({ trx, userId }) {
    const uids = new Map((await listUids(trx, userId)).map(({ id, vcard_uid }) => [id, vcard_uid]))
    const contacts = await listContacts(trx, userId)
    return { data: contacts.map((one) => ({ ...one, vcard_uid: uids.get(one.id) ?? null })) }
  },
}
