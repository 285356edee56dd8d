import { z } from 'zod'
import { count, instant, uuid } from '../response-fields.ts'
import { MAIL_KINDS, MAIL_STATES } from './kinds.ts'

/** A stored mail as the API returns it. */
export const mailResponse = z
  .object({
    id: uuid,
    kind: z.enum(MAIL_KINDS).describe('`other` if the kind is uncertain'),
    sentence: z.string().nullable().describe('The sentence that decided the kind, verbatim'),
    company: z.string().nullable(),
    position: z.string().nullable(),
    job_id: uuid.nullable().describe('The application it most likely belongs to'),
    interview: z
      .object({
        starts_at: instant,
        duration_minutes: count,
        time_zone: z.string(),
        place: z.string().nullable(),
      })
      .nullable()
      .describe('From an attached invitation'),
    received_at: instant,
    state: z.enum(MAIL_STATES),
  })
  .meta({ id: 'Mail' })

export const mailsResponse = z.object({ mail: z.array(mailResponse) })

export const acceptedMail = z.object({
  job_id: uuid,
  undo_id: uuid.describe('Reopens the email and undoes what was accepted'),
})
