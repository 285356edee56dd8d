import { z } from 'zod'
import { declareDialogs, useDialogs } from '../../lib/dialogs.ts'

/** About follow-ups, on every signed-in screen. */
export const reminderDialogs = declareDialogs(
  z.object({
    followup: z.enum(['add', 'edit']).optional().catch(undefined),
    reminder: z.guid().optional().catch(undefined),
    /** What a new one is about. */
    about_job: z.guid().optional().catch(undefined),
    about_person: z.guid().optional().catch(undefined),
    /** It asks about an application that has been silent. */
    after_silence: z.literal(true).optional().catch(undefined),
  }),
  ({ followup }) => followup,
)

export const useReminderDialogs = () => useDialogs(reminderDialogs)
