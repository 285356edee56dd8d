import { z } from 'zod'
import { declareDialogs, useDialogs } from '../../lib/dialogs.ts'

/** About people, on every signed-in screen: applications and the command palette open them. */
export const contactDialogs = declareDialogs(
  z.object({
    contact: z.enum(['add', 'view', 'edit', 'delete', 'import']).optional().catch(undefined),
    person: z.guid().optional().catch(undefined),
  }),
  ({ contact }) => contact,
)

export const useContactDialogs = () => useDialogs(contactDialogs)
