import { declareDialogs, useDialogs } from '../../lib/dialogs.ts'
import { guid, oneOf } from '../../lib/search-params.ts'

/** Interview dialogs, available on every signed-in screen. */
export const interviewDialogs = declareDialogs(
  {
    round: oneOf(['add', 'edit']),
    meeting: guid,
    /** The application of a new interview. */
    of_job: guid,
  },
  ({ round }) => round,
)

export const useInterviewDialogs = () => useDialogs(interviewDialogs)
