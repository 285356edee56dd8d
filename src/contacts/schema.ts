import { z } from 'zod'
import { EMAIL_MAX, INVALID_EMAIL, isEmail } from '../auth/schema.ts'
import { choice } from '../choice.ts'
import {
  emptyToDefault,
  id,
  LONG_TEXT_MAX,
  optionalInstant,
  optionalText,
  optionalUrl,
  requiredText,
} from '../fields.ts'
import { CONTACT_JOBS_MAX, CONTACT_KINDS, PHONE_MAX } from './constants.ts'
import type { contact, contactImport } from './responses.ts'
import { t } from '../language/t.ts'

/** A person as the API returns them. Instants are ISO 8601 UTC. */
export type Contact = z.infer<typeof contact>

/** How many of a file's people were added, and how many already existed. */
export type ContactImport = z.infer<typeof contactImport>

const kind = choice(t('Kind'), CONTACT_KINDS)

const fields = {
  name: requiredText(t('Name')),
  role: optionalText(t('Role')),
  company: optionalText(t('Company')),
  kind: kind.optional(),
  email: optionalText(t('Email'), EMAIL_MAX).refine(
    (value) => value == null || isEmail(value),
    INVALID_EMAIL,
  ),
  phone: optionalText(t('Phone'), PHONE_MAX),
  url: optionalUrl(t('Link')),
  notes: optionalText(t('Notes'), LONG_TEXT_MAX),
  last_spoken_at: optionalInstant(t('Last spoken at')),
  job_ids: z
    .array(id, { error: t('Applications must be a list of ids') })
    .max(CONTACT_JOBS_MAX, t('Too many applications'))
    .optional(),
}

/** `request_id` makes a repeated request return the contact that the first one created. */
export const createContactInput = z.object({
  ...fields,
  kind: emptyToDefault(kind),
  request_id: id.optional(),
})
export type CreateContactInput = z.infer<typeof createContactInput>

/** A merge: only the fields sent change; null clears an optional one. `job_ids` replaces the list. */
export const contactPatch = z.object(fields).partial()
export type ContactPatch = z.infer<typeof contactPatch>

export const contactRef = z.object({ id })
export const updateContactInput = contactPatch.extend({ id })

/** Links or unlinks one application; others are unchanged. */
export const linkContactInput = contactRef.extend({
  job_id: id,
  is_linked: z.boolean({ error: t('Linked must be true or false') }),
})
export type LinkContactInput = z.infer<typeof linkContactInput>
