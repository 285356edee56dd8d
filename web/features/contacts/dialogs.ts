import { declareDialogs, useDialogs } from '../../lib/dialogs.ts'
import { guid, oneOf } from '../../lib/search-params.ts'

/**
 * Contact dialogs, available on every signed-in screen: applications and the command palette open
 * them.
 */
export const contactDialogs = declareDialogs(
  {
    contact: oneOf(['add', 'view', 'edit', 'delete', 'import']),
    person: guid,
  },
  ({ contact }) => contact,
)

export const useContactDialogs = () => useDialogs(contactDialogs)
