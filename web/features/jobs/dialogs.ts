import { z } from 'zod'
import { JOB_STATUSES } from '#src/jobs/constants.ts'
import { declareDialogs, useDialogs, useOpenDialog } from '../../lib/dialogs.ts'

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
  z.object({
    dialog: z.enum(NAMES).optional().catch(undefined),
    job: z.guid().optional().catch(undefined),
    /** Which interview to prepare, unless it is the current one. */
    of_interview: z.guid().optional().catch(undefined),
    /** The column that an application is added to. */
    to_status: z.enum(JOB_STATUSES).optional().catch(undefined),
  }),
  ({ dialog }) => dialog,
)

export const useJobDialogs = () => useDialogs(jobDialogs)
export const useOpenJobDialog = () => useOpenDialog(jobDialogs)
