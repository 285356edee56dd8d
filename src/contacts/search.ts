import { createSearch } from '../search.ts'
import { CONTACT_KIND_LABELS } from './constants.ts'
import type { Contact } from './schema.ts'

/** Search matches everything that a person's card and dialog show of them. */
export const searchContacts = createSearch<Contact>((contact) => [
  contact.name,
  contact.role,
  contact.company,
  CONTACT_KIND_LABELS[contact.kind],
  contact.email,
  contact.phone,
  contact.url,
  contact.notes,
])
