import { z } from 'zod'
import { declareDialogs, useDialogs } from '../../lib/dialogs.ts'

/** About interviews, on every signed-in screen. */
export const interviewDialogs = declareDialogs(
  z.object({
    round: z.enum(['add', 'edit']).optional().catch(undefined),
    meeting: z.guid().optional().catch(undefined),
    /** The application that a new one belongs to. */
    of_job: z.guid().optional().catch(undefined),
  }),
  ({ round }) => round,
)

export const useInterviewDialogs = () => useDialogs(interviewDialogs)
