import { z } from 'zod'
import { emptyToNull, id, instant, requiredText } from '../fields.ts'
import type { reminder } from './responses.ts'
import { t } from '../language/t.ts'

/** A follow-up as the API returns it. Instants are ISO 8601 UTC. */
export type Reminder = z.infer<typeof reminder>

const fields = {
  title: requiredText(t('Follow-up')),
  due_at: instant(t('Due date')),
  job_id: emptyToNull(id),
  contact_id: emptyToNull(id),
}

/** `request_id` makes a repeated request return the follow-up that the first one created. */
export const createReminderInput = z.object({ ...fields, request_id: id.optional() })
export type CreateReminderInput = z.infer<typeof createReminderInput>

/** A merge: only the fields sent change. A later `due_at` snoozes it. */
export const reminderPatch = z
  .object({ ...fields, done: z.boolean({ error: t('Done must be true or false') }) })
  .partial()
export type ReminderPatch = z.infer<typeof reminderPatch>

export const reminderRef = z.object({ id })
export const updateReminderInput = reminderPatch.extend({ id })
