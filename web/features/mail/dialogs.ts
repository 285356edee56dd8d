import { z } from 'zod'
import { declareDialogs, useDialogs } from '../../lib/dialogs.ts'

/** Mails are brought and answered on every signed-in screen. */
export const mailDialogs = declareDialogs(
  z.object({
    mail: z.enum(['add', 'answer']).optional().catch(undefined),
    mail_id: z.guid().optional().catch(undefined),
  }),
  ({ mail }) => mail,
)

export const useMailDialogs = () => useDialogs(mailDialogs)
