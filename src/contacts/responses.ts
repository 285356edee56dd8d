import { z } from 'zod'
import { count, instant, uuid } from '../response-fields.ts'
import { CONTACT_KINDS } from './constants.ts'

/** A person as the API returns them. */
export const contact = z
  .object({
    id: uuid,
    name: z.string(),
    role: z.string().nullable(),
    company: z
      .string()
      .nullable()
      .describe(
        'Their employer: for recruiters of an agency, the agency and not the application’s company',
      ),
    kind: z.enum(CONTACT_KINDS),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    url: z.string().nullable(),
    notes: z.string().nullable(),
    last_spoken_at: instant.nullable().describe('The last known conversation'),
    job_ids: z.array(uuid).describe('The linked applications, newest first'),
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'Contact' })

export const contactsResponse = z.object({ contacts: z.array(contact) })

/** How many of a file's people were added, and how many already existed. */
export const contactImport = z.object({ added: count, skipped: count })
