import { declareDialogs, useDialogs } from '../../lib/dialogs.ts'
import { guid, oneOf } from '../../lib/search-params.ts'

/** About follow-ups, on every signed-in screen. */
export const reminderDialogs = declareDialogs(
  {
    followup: oneOf(['add', 'edit']),
    reminder: guid,
    /** What a new one is about. */
    about_job: guid,
    about_person: guid,
    /** It asks about an application that has been silent. */
    after_silence: oneOf([true]),
  },
  ({ followup }) => followup,
)

export const useReminderDialogs = () => useDialogs(reminderDialogs)
