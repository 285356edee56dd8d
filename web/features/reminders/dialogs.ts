import { declareDialogs, useDialogs } from '../../lib/dialogs.ts'
import { guid, oneOf } from '../../lib/search-params.ts'

/** Follow-up dialogs, available on every signed-in screen. */
export const reminderDialogs = declareDialogs(
  {
    followup: oneOf(['add', 'edit']),
    reminder: guid,
    /** The application of a new follow-up. */
    about_job: guid,
    about_person: guid,
    /** Set if it asks about an application without a response. */
    after_silence: oneOf([true]),
  },
  ({ followup }) => followup,
)

export const useReminderDialogs = () => useDialogs(reminderDialogs)
