import { createSearch } from '../search.ts'
import { CONTACT_KIND_LABELS } from './constants.ts'
import type { Contact } from './schema.ts'

/** Searches all of a person's fields that their card and dialog show. */
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
