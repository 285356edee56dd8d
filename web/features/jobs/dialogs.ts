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

/**
 * Application dialogs, available on every signed-in screen, since the command palette opens them.
 */
export const jobDialogs = declareDialogs(
  {
    dialog: oneOf(NAMES),
    job: guid,
    /** The interview to prepare; the current one by default. */
    of_interview: guid,
    /** The column to add an application to. */
    to_status: oneOf(JOB_STATUSES),
  },
  ({ dialog }) => dialog,
)

export const useJobDialogs = () => useDialogs(jobDialogs)
export const useOpenJobDialog = () => useOpenDialog(jobDialogs)
