import { declareDialogs, useDialogs } from '../../lib/dialogs.ts'
import { guid, oneOf } from '../../lib/search-params.ts'

/** About interviews, on every signed-in screen. */
export const interviewDialogs = declareDialogs(
  {
    round: oneOf(['add', 'edit']),
    meeting: guid,
    /** The application that a new one belongs to. */
    of_job: guid,
  },
  ({ round }) => round,
)

export const useInterviewDialogs = () => useDialogs(interviewDialogs)
