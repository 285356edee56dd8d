import { DialogHost } from '../../ui/dialog-host.tsx'
import { mailDialogs } from './dialogs.ts'
import { useDroppedMail } from './use-dropped-mail.ts'

const load = {
  add: async () => (await import('./add-mail-dialog.tsx')).AddMailDialog,
  answer: async () => (await import('./answer-dialog.tsx')).AnswerDialog,
}

/** The only host of the dialogs; the URL says which one is open. */
export const MailDialogs = () => {
  useDroppedMail()
  return <DialogHost dialogs={mailDialogs} load={load} />
}
