import { z } from 'zod'
import { instant, uuid } from '../response-fields.ts'

/** A security event of an account. */
export const securityEvent = z
  .object({
    id: uuid,
    kind: z.string().describe('Such as `sign_in` or `password_changed`; new kinds may be added'),
    device: z
      .string()
      .nullable()
      .describe('Such as `Chrome on Linux`; null if it happened on the server itself'),
    detail: z.string().nullable().describe('A detail, such as the name of a passkey'),
    happened_at: instant,
  })
  .meta({ id: 'SecurityEvent' })

export const eventsResponse = z.object({ events: z.array(securityEvent) })
