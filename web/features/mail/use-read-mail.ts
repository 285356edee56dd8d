import type { Mail } from '#src/mail/schema.ts'
import { describeFailure } from '../../lib/failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { showToast } from '../../ui/toast.tsx'
import { sendMail } from './call-mail.ts'
import { useMailDialogs } from './dialogs.ts'

const ANSWERED = 'This mail was answered before'

/** Reads a mail and goes on to its proposal; one that was answered is only named. */
export const useReadMail = () => {
  const { list } = trpc.useUtils().mail
  const { open, close } = useMailDialogs()
  const { submit, isBusy, failure } = useSubmit({
    call: async (mail: File | string) => sendMail(mail),
    describe: (error) =>
      describeFailure(error).detail ?? 'Failed to read this mail. Please try again.',
  })
  const show = (mail: Mail) => {
    const { id, state } = mail
    if (state === 'open') {
      // The dialog opens before the list is there again.
      list.setData({ state: 'open' }, (found) => ({
        mail: [mail, ...(found?.mail ?? []).filter((one) => one.id !== id)],
      }))
    }
    void list.invalidate()
    if (state === 'open') return open('answer', { mail_id: id })
    showToast({ message: ANSWERED })
    close()
  }
  /** `onRead` is called once the server has it. */
  const read = (mail: File | string, onRead?: () => void) =>
    submit(mail, (answer) => {
      onRead?.()
      show(answer)
    })
  return { read, isBusy, failure }
}
