import { useEffect, useRef } from 'react'
import { takeDroppedMails } from '../../lib/dropped-mails.ts'
import { DialogHost } from '../../ui/dialog-host.tsx'
import { showFailure } from '../../ui/toast.tsx'
import { mailDialogs } from './dialogs.ts'
import { useReadMail } from './use-read-mail.ts'

const load = {
  add: async () => (await import('./add-mail-dialog.tsx')).AddMailDialog,
  proposal: async () => (await import('./proposal-dialog.tsx')).ProposalDialog,
}

/** The only host of the dialogs; the URL says which one is open. */
export const MailDialogs = () => {
  useDroppedMail()
  return <DialogHost dialogs={mailDialogs} load={load} />
}

/** Reads mails that are dropped anywhere on the page. */
const useDroppedMail = (): void => {
  const { readAll, failure } = useReadMail()
  const latest = useRef(readAll)
  useEffect(() => {
    latest.current = readAll
  })
  useEffect(() => takeDroppedMails((mails) => void latest.current(mails)), [])
  useEffect(() => {
    if (failure !== undefined) showFailure(failure)
  }, [failure])
}
