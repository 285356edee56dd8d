import { z } from 'zod'
import { emptyToNull, id, instant, requiredText } from '../fields.ts'
import { createInterviewInput } from '../interviews/schema.ts'
import { choice } from '../choice.ts'
import { JOB_STATUSES } from '../jobs/constants.ts'
import type { mailResponse } from './responses.ts'
import { MAIL_STATES } from './kinds.ts'
import { t } from '../language/t.ts'

/** A stored mail as the API returns it. Times are ISO 8601 in UTC. */
export type Mail = z.infer<typeof mailResponse>

/** The event of an invitation. */
export type Invitation = {
  uid: string | null
  sequence: number
  is_cancelled: boolean
  /** Null if its time is not exact. */
  interview: Mail['interview']
}

/** In characters; longer ones are cut. */
export const INVITATION_UID_MAX = 1_000

export const MAIL_MAX_BYTES = 10 * 1024 * 1024
export const MAIL_TOO_LARGE = t('An email may have at most 10 MB')
/** Of pasted text, in characters; a longer text is refused (413). */
export const MAIL_TEXT_MAX = 1_000_000

const optionalLine = (label: string, max: number) =>
  z
    .string({ error: t('{label} must be text', { label }) })
    .overwrite((value) => value.replaceAll('\u0000', '').toWellFormed().slice(0, max))
    .nullish()

/** Pasted mail. The text's length is checked separately, for its own error response. */
export const addMailInput = z.object({
  text: z.string({
    error: (issue) => (issue.input == null ? t('Text is required') : t('Text must be text')),
  }),
  subject: optionalLine(t('Subject'), 500),
  from: optionalLine(t('From'), 500),
  received_at: emptyToNull(instant(t('Date'))),
})
export type AddMailInput = z.infer<typeof addMailInput>

export const listMailInput = z
  .object({ state: emptyToNull(choice(t('State'), MAIL_STATES)) })
  .optional()
export type ListMailInput = z.infer<typeof listMailInput>

export const mailRef = z.object({ id })

const { starts_at, duration_minutes, time_zone, place } = createInterviewInput.shape

/** What to do with a mail; missing fields are taken from the proposal. */
export const acceptMailInput = z.object({
  id,
  job_id: emptyToNull(id),
  create: z
    .object(
      { company: requiredText(t('Company')), position: requiredText(t('Position')) },
      { error: t('Send the company and the position of the new application') },
    )
    .nullish(),
  status: emptyToNull(choice(t('Status'), JOB_STATUSES)),
  interview: z
    .object(
      { starts_at, duration_minutes, time_zone, place },
      { error: t('Send the interview’s start, duration, zone and place') },
    )
    .nullish(),
})
export type AcceptMailInput = z.infer<typeof acceptMailInput>
