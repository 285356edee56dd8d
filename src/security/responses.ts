import { z } from 'zod'
import { instant, uuid } from '../response-fields.ts'

/** A security event of an account. */
export const securityEvent = z
  .object({
    id: uuid,
    kind: z.string().describe('`sign_in`, `password_changed` and the like; more may come'),
    device: z
      .string()
      .nullable()
      .describe('`Chrome on Linux`; null where it happened on the server itself'),
    detail: z.string().nullable().describe('What it was about, such as the name of a passkey'),
    happened_at: instant,
  })
  .meta({ id: 'SecurityEvent' })

export const eventsResponse = z.object({ events: z.array(securityEvent) })
