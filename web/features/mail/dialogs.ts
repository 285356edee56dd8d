import { declareDialogs, useDialogs } from '../../lib/dialogs.ts'
import { guid, oneOf } from '../../lib/search-params.ts'

/** Mails can be added and handled on every signed-in screen. */
export const mailDialogs = declareDialogs(
  {
    mail: oneOf(['add', 'proposal']),
    mail_id: guid,
  },
  ({ mail }) => mail,
)

export const useMailDialogs = () => useDialogs(mailDialogs)
