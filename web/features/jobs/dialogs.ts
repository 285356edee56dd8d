import { JOB_STATUSES } from '#src/jobs/constants.ts'
import { declareDialogs, useDialogs, useOpenDialog } from '../../lib/dialogs.ts'
import { guid, oneOf } from '../../lib/search-params.ts'

const NAMES = [
  'add',
  'edit',
  'overview',
  'prepare',
  'posting',
  'delete',
  'stages',
  'archived',
  'deleted',
] as const

/** About applications, on every signed-in screen: the command palette opens them from anywhere. */
export const jobDialogs = declareDialogs(
  {
    dialog: oneOf(NAMES),
    job: guid,
    /** Which interview to prepare, unless it is the current one. */
    of_interview: guid,
    /** The column that an application is added to. */
    to_status: oneOf(JOB_STATUSES),
  },
  ({ dialog }) => dialog,
)

export const useJobDialogs = () => useDialogs(jobDialogs)
export const useOpenJobDialog = () => useOpenDialog(jobDialogs)
